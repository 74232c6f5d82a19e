/** Part of npm run lint: checks that every file of content/ is in canonical form. --write rewrites the files that are not. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { canonical } from './canonical-yaml.ts';
import { contentFolder } from './read.ts';

const write = process.argv.includes('--write');
const different = globSync('**/*.{yaml,md}', { cwd: contentFolder }).filter((file) => {
  const source = readFileSync(`${contentFolder}/${file}`, 'utf8');
  const formatted = canonical(file, source);
  if (write && formatted !== source) writeFileSync(`${contentFolder}/${file}`, formatted);
  return formatted !== source;
});

for (const file of different)
  console.error(
    write
      ? `content/${file}: put into canonical form`
      : `content/${file}: fields in another order, other quotes, a long line broken, a comment, or an untranslated field in a translation`,
  );
if (different.length && !write) {
  console.error('To put this right (comments are lost): npm run lint -- --write');
  process.exitCode = 1;
}
