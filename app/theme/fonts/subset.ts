/**
 * Subsets the fonts to the characters and weights in use. After changing this file, run: npx node app/theme/fonts/subset.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { type Font, fontOf, glyphs, substitutes } from './font-tables.ts';

const everywhere = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)),
  // á and ñ are needed for the language switch on English pages
  ...'\u00a0§©°·×÷áéíñ–—‘’“”•…−',
].join('');
/** Rare characters, in a separate file that is loaded on demand (unicode-range in fonts.css). */
const rare = '®½¼¾ç';
/** Spanish characters, in a separate file that Spanish pages preload (app/root.tsx). */
const spanish = '¡¿óúüÁÉÍÑÓÚÜ';

const spanishInHeadlines = `${spanish}áéñ`;

/** Characters that no headline contains today. They are in the file of rare characters, so that a headline may use them. */
const rareInHeadlines = '"\'*<>@\\^_`{|}~©°·—‘•…';
const inHeadlines = [...everywhere].filter((character) => !(rareInHeadlines + spanishInHeadlines).includes(character)).join('');

/** Kerning and ligatures only for headlines: in body text they are hardly visible, and kerning would double the size of the file. */
const features = { besley: ['kern', 'tnum', 'liga', 'calt'], 'instrument-sans': ['tnum'] };

const headline = { wght: 450 };
const text = { wght: { min: 400, max: 600 } };
for (const [family, style, axes, characters, name] of [
  ['besley', 'normal', headline, inHeadlines, 'besley'],
  ['besley', 'normal', headline, rareInHeadlines + rare, 'besley-rare'],
  ['besley', 'normal', headline, spanishInHeadlines, 'besley-spanish'],
  ['instrument-sans', 'normal', text, everywhere, 'instrument-sans'],
  ['instrument-sans', 'normal', text, rare, 'instrument-sans-rare'],
  ['instrument-sans', 'normal', text, spanish, 'instrument-sans-spanish'],
  ['instrument-sans', 'italic', { wght: 400 }, everywhere + rare + spanish, 'instrument-sans-italic'],
] as const) {
  const source = join('node_modules/@fontsource-variable', family, 'files', `${family}-latin-wght-${style}.woff2`);
  const full = await convert(readFileSync(source), 'truetype');
  keepPercent(fontOf(full));
  const subset = await subsetFont(full, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features[family],
    noHinting: true,
  });
  const target = join(import.meta.dirname, `${name}.woff2`);
  writeFileSync(target, subset);
  console.log(`${target}: ${(subset.length / 1024).toFixed(1)} KB`);
}

/** The tabular variant of the percent sign is as narrow as a digit and looks wrong, so the normal one is used. */
function keepPercent(font: Font): void {
  const percent = glyphs(font).get(0x25)!;
  for (const place of substitutes(font, 'tnum', percent)) font.setUint16(place, percent);
}
