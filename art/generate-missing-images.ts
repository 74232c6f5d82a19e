/** Part of npm run build: runs npm run images if images of a master or social cards of posts, industries or personal lines are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { shapeOf, shapes } from '../app/lib/picture-sources.ts';
import { slugsIn } from '../content-model/read.ts';

const masters = readdirSync('art/masters').filter((file) => /\.(?:webp|jpe?g|png)$/i.test(file));
const pictures = masters.map((file) => {
  const { name } = parse(file);
  return `${name.replaceAll('_', '-')}-${shapes[shapeOf(name)].fallback}.webp`;
});
const cards = (['en', 'es'] as const).flatMap((language) =>
  [
    ...slugsIn('blog', language).map((slug) => `post-${slug}`),
    ...slugsIn('industries', language).map((slug) => `industry-${slug}`),
    ...slugsIn('personal', language).map((slug) => `personal-${slug}`),
  ].map((card) => `social/${language === 'es' ? 'es/' : ''}${card}.jpg`),
);
if ([...pictures, ...cards].some((file) => !existsSync(`public/images/${file}`)))
  process.exitCode = spawnSync(process.execPath, ['art/generate-images.ts'], { stdio: 'inherit' }).status ?? 1;
