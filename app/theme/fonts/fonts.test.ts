import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { convert } from 'fontverter';
import { describe, expect, test } from 'vitest';
import { type Font, fontOf, glyphs, substitutes } from './font-tables';

const fontsCss = readFileSync(join(import.meta.dirname, '../fonts.css'), 'utf8');

/** Every character in content and markup, with a file that uses it. ≈ is used only in `sums` of content files, which no page shows. */
const written = new Map<number, string>();
for (const file of globSync(['content/**/*.{yaml,md}', '{app,mailroom}/**/*.{tsx,css}'], { exclude: ['**/*.test.*'] }))
  for (const character of readFileSync(file, 'utf8'))
    if (character >= ' ' && character !== '≈') written.set(character.codePointAt(0)!, file);

const fonts: [string, Font][] = [];
for (const file of globSync(join(import.meta.dirname, '*.woff2'))) {
  // the decoder reuses its memory, so decode the fonts one by one and copy each
  const sfnt = Uint8Array.from(await convert(readFileSync(file), 'truetype'));
  fonts.push([basename(file), fontOf(sfnt)]);
}

/** Whether the browser loads the file only for the characters in its unicode-range. */
const isPartial = (file: string) => /-(rare|spanish)\.woff2$/.test(file);

describe.each(fonts.filter(([file]) => !isPartial(file)))('%s', (file, font) => {
  test('contains every character used on the site, together with its partial files', () => {
    const parts = fonts.filter(([other]) => isPartial(other) && other.replace(/-\w+\./, '.') === file).map(([, part]) => part);
    const available = new Set([font, ...parts].flatMap((one) => [...glyphs(one).keys()]));
    const missing = [...written]
      .filter(([code]) => !available.has(code))
      .map(([code, where]) => `${String.fromCodePoint(code)} (${where})`);
    expect(missing).toEqual([]);
  });

  test('tabular figures use the proportional percent sign', () => {
    const percent = glyphs(font).get(0x25)!;
    const others = substitutes(font, 'tnum', percent).map((place) => font.getUint16(place));
    expect(others.filter((glyph) => glyph !== percent)).toEqual([]);
  });
});

test.each(fonts.filter(([file]) => isPartial(file)))('the unicode-range of %s equals its characters', (file, font) => {
  const ranges = new RegExp(`${file}"\\)[^}]*unicode-range:([^;]+);`).exec(fontsCss)![1]!;
  const declared = ranges.split(',').flatMap((range) => {
    const [first, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last! - first! + 1 }, (_, i) => first! + i);
  });
  expect(declared).toEqual([...glyphs(font).keys()].sort((a, b) => a - b));
});
