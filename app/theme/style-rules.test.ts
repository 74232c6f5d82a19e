/** Rules of the stylesheets that no linter knows. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokensFile = 'app/theme/tokens.css';
const tokens = readFileSync(tokensFile, 'utf8');
const files = globSync(['app/**/*.css', 'mailroom/**/*.css'])
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

const found = (pattern: RegExp, wrong: (value: string) => boolean) =>
  files.flatMap(({ file, source }) =>
    [...source.matchAll(pattern)].map(([, value = '']) => value).flatMap((value) => (wrong(value) ? `${file}: ${value}` : [])),
  );

test('media queries use the breakpoints that tokens.css names', () => {
  const [, list = ''] = tokens.match(/no others: ([^*]+)\./) ?? [];
  const named = [...list.matchAll(/\d+/g)].map(Number);
  expect(named.length).toBeGreaterThan(3);
  // up to one, from the next pixel on, and under one
  const known = new Set(named.flatMap((width) => [width, width + 1, width - 0.02]));
  const queries = found(/@media([^{]+)\{/g, (query) =>
    [...query.matchAll(/width\s*[:<>=]+\s*([\d.]+)px/g)].some(([, width]) => !known.has(Number(width))),
  );
  expect(queries).toEqual([]);
});

test('every variable is declared in a stylesheet or set by code', () => {
  const declared = new Set(files.flatMap(({ source }) => [...source.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)));
  const code = globSync('app/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  // one with a value to fall back on need not be there
  const unknown = found(/var\((--[\w-]+)\)/g, (name) => !declared.has(name) && !code.some((source) => source.includes(`'${name}'`)));
  expect(unknown).toEqual([]);
});

test('colors stand in tokens.css: elsewhere nothing, the clear one and the black of a mask', () => {
  const raw = found(/^(.*(?:#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\().*)$/gim, (line) => {
    const rest = line.replaceAll('#0000', '');
    return !/\bmask\b/.test(rest) && /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(/i.test(rest);
  });
  expect(raw.filter((line) => !line.startsWith(tokensFile))).toEqual([]);
});
