/** Runs npm run images if a master or a post has no pictures yet: those that staff add in the editor. Part of npm run build. */
import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { shapeOf, shapes } from '../app/lib/picture-sources.ts';
import { languageOf } from '../content-model/files.ts';

const pictures = globSync('art/masters/*.webp').map((file) => {
  const name = basename(file, '.webp');
  return `${name.replaceAll('_', '-')}-${shapes[shapeOf(name)].fallback}.webp`;
});
const cards = globSync('content/blog/*.md')
  .filter((file) => languageOf(file) === 'en')
  .map((file) => `social/post-${basename(file, '.md')}.jpg`);
if ([...pictures, ...cards].some((file) => !existsSync(`public/images/${file}`))) await import('./derive.ts');
