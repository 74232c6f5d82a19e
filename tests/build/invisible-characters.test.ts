import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const build = process.env.BUILD_DIRECTORY ?? 'build';
const invisible =
  /[\u00a0\u00ad\u200b\u2011\u202f\u2060\ufeff]|&(?:nbsp|shy|zwsp|ZeroWidthSpace|NoBreak|#(?:160|173|8203|8209|8239|8288|65279|x0*(?:a0|ad|200b|2011|202f|2060|feff)));|\\u(?:00a0|00ad|200b|2011|202f|2060|feff)/i;

test('no file has invisible characters, so that text is found and copied as it is shown', () => {
  const files = globSync(`${build}/client/**/*.{html,xml,json,txt,webmanifest,ics,svg}`);
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const at = text.search(invisible);
    return at < 0 ? [] : `${file}: ${text.slice(Math.max(0, at - 30), at + 20)}`;
  });
  expect(found).toEqual([]);
});
