/** Style rules that no linter checks. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

const tokensFile = 'app/theme/tokens.css';
const files = globSync(['app/**/*.css', 'mailroom/**/*.css'])
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

const found = (pattern: RegExp, wrong: (value: string) => boolean | undefined) =>
  files.flatMap(({ file, source }) =>
    [...source.matchAll(pattern)].map(([, value = '']) => value).flatMap((value) => (wrong(value) ? `${file}: ${value}` : [])),
  );

test('media queries use all breakpoints of breakpoints.css and no other widths', () => {
  const defined: string[] = readFileSync('app/theme/breakpoints.css', 'utf8').match(/(?<=@custom-media )--[\w-]+/g) ?? [];
  expect(defined.length).toBeGreaterThan(3);
  const isUnknown = (name: string) => !defined.includes(name);
  expect(found(/@media([^{]*)\{/g, (query) => /\bwidth\b/.test(query) || query.match(/--[\w-]+/g)?.some(isUnknown))).toEqual([]);
  const used = new Set(files.flatMap(({ source }) => source.match(/(?<=\()--[\w-]+(?=\))/g) ?? []));
  expect(defined.filter((name) => !used.has(name))).toEqual([]);
});

test('scripts know no other widths than breakpoints.css', () => {
  const widthsIn = (file: string) => readFileSync(file, 'utf8').match(/(?<=\bwidth [<>]=? )[\d.]+em/g) ?? [];
  const inScripts = globSync('app/**/*.{ts,tsx}').flatMap(widthsIn);
  expect(inScripts).not.toEqual([]);
  expect(widthsIn('app/theme/breakpoints.css')).toEqual(expect.arrayContaining(inScripts));
});

test('every custom property that is read is declared in a stylesheet or set by a script', () => {
  const declared = new Set(files.flatMap(({ source }) => [...source.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)));
  const code = globSync('app/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  // custom properties with a fallback are not matched
  const unknown = found(/var\((--[\w-]+)\)/g, (name) => !declared.has(name) && !code.some((source) => source.includes(`'${name}'`)));
  expect(unknown).toEqual([]);
});

test('every custom property that is declared is read', () => {
  const code = [...files.map(({ source }) => source), ...globSync('app/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))].join();
  expect(found(/(--[\w-]+)\s*:/g, (name) => !code.includes(`var(${name}`) && !code.includes(`'${name}'`))).toEqual([]);
});

test('only tokens.css contains raw colors, except transparent and the black of masks', () => {
  const color = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(/i;
  const raw = found(/^(.*)$/gm, (line) => !/\bmask\b/.test(line) && color.test(line.replaceAll('#0000', '')));
  expect(raw.filter((line) => !line.startsWith(tokensFile))).toEqual([]);
});

test('a component uses all classes of its CSS Module and no others', () => {
  const modules = files.filter(({ file }) => file.endsWith('.module.css'));
  expect(modules.length).toBeGreaterThan(100);
  const names = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].toSorted();
  for (const { file, source } of modules) {
    let selectors = '';
    parse(source).walkRules(({ selector }) => {
      selectors += ` ${selector.replaceAll(/:global\([^)]*\)/g, '')}`;
    });
    const [component = ''] = globSync(file.replace('.module.css', '{,.island}.tsx'));
    expect(names(readFileSync(component, 'utf8'), /\bstyles\.(\w+)/g), file).toEqual(names(selectors, /\.([a-z]\w*)/gi));
  }
});

/**
 * Chrome keeps one list of what to style again for all rules with :has() of a page. A rule whose last part has no class, attribute or
 * tag puts every element on that list, and one with :has() on any element, or on the root, uses the list after every change.
 */
test('no :has() of the site makes the browser style the whole page again', () => {
  const selectors = files.flatMap(({ file, source }) => {
    const inFile: string[] = [];
    parse(source).walkRules(({ selectors }) => {
      inFile.push(...selectors.filter((selector) => selector.includes(':has(')));
    });
    return file.startsWith('app/') ? inFile : [];
  });
  expect(selectors.length).toBeGreaterThan(30);
  expect(selectors.filter(stylesEverything)).toEqual([]);
});

test.each([
  ':root:has([data-open]) .header',
  '.hero :has(> h1)',
  '.form > :is(.full, :has(> textarea))',
  '.bar:has(> .sticky) + *',
  '.drawing:has(:checked) > :nth-child(1)',
  '.drawing:not(:has(:checked)) > :not(.large)',
])('%s would', (selector) => expect(stylesEverything(selector)).toBe(true));

function stylesEverything(selector: string): boolean {
  const onAnything = /:root:has\(|(?<![\w\])-]|[\w\])-]:not\():has\(/.test(selector);
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '[]');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replaceAll(/:is\(([^(),]*)[^()]*\)/g, '$1').replaceAll(/:[\w-]+\([^()]*\)/g, '');
  }
  const last = plain.split(/[\s>+~]+/).at(-1) ?? '';
  return onAnything || !/[.#[]|^[a-z]/.test(last);
}
