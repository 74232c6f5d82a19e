/** Style rules that no linter checks. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokensFile = 'app/theme/tokens.css';
const files = globSync(['app/**/*.css', 'mailroom/**/*.css'])
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

const found = (pattern: RegExp, wrong: (value: string) => boolean | undefined) =>
  files.flatMap(({ file, source }) =>
    [...source.matchAll(pattern)].map(([, value = '']) => value).flatMap((value) => (wrong(value) ? `${file}: ${value}` : [])),
  );

test('media queries name the breakpoints of breakpoints.css instead of repeating widths', () => {
  const defined: string[] = readFileSync('app/theme/breakpoints.css', 'utf8').match(/(?<=@custom-media )--[\w-]+/g) ?? [];
  expect(defined.length).toBeGreaterThan(3);
  const isUnknown = (name: string) => !defined.includes(name);
  expect(found(/@media([^{]*)\{/g, (query) => /\bwidth\b/.test(query) || query.match(/--[\w-]+/g)?.some(isUnknown))).toEqual([]);
});

test('every custom property that is read is declared in a stylesheet or set by a script', () => {
  const declared = new Set(files.flatMap(({ source }) => [...source.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)));
  const code = globSync('app/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  // custom properties with a fallback are not matched
  const unknown = found(/var\((--[\w-]+)\)/g, (name) => !declared.has(name) && !code.some((source) => source.includes(`'${name}'`)));
  expect(unknown).toEqual([]);
});

test('only tokens.css contains raw colors, except transparent and the black of masks', () => {
  const color = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(/i;
  const raw = found(/^(.*)$/gm, (line) => !/\bmask\b/.test(line) && color.test(line.replaceAll('#0000', '')));
  expect(raw.filter((line) => !line.startsWith(tokensFile))).toEqual([]);
});
