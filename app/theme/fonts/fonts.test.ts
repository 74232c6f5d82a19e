import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { convert } from 'fontverter';
import { describe, expect, test } from 'vitest';
import { fontOf, glyphs, substitutes } from './tables';

/** What the site says: its content, and the words that stand in the markup. */
const written = new Map<number, string>();
for (const file of globSync(['content/**/*.{ts,md}', 'app/**/*.tsx']))
  for (const character of readFileSync(file, 'utf8')) if (character >= ' ') written.set(character.codePointAt(0)!, file);

describe.each(globSync(join(import.meta.dirname, '*.woff2')).map((file) => [basename(file), file] as const))('%s', (_, file) => {
  const opened = convert(readFileSync(file), 'truetype').then(fontOf);

  test('holds every character that the site writes', async () => {
    const held = glyphs(await opened);
    const missing = [...written].filter(([code]) => !held.has(code)).map(([code, where]) => `${String.fromCodePoint(code)} (${where})`);
    expect(missing).toEqual([]);
  });

  test('the percent sign among tabular figures is the one of the text', async () => {
    const font = await opened;
    const percent = glyphs(font).get(0x25)!;
    const others = substitutes(font, 'tnum', percent).map((place) => font.getUint16(place));
    expect(others.filter((glyph) => glyph !== percent)).toEqual([]);
  });
});
