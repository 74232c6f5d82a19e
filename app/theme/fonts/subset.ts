/**
 * Makes the font files of the site from the full ones: US English text and only the weights in use.
 * Run once after changing either list: npm run fonts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { type Font, fontOf, glyphs, substitutes } from './tables.ts';

const everywhere = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...'\u00a0§©°·×÷éí–—‘’“”•…−',
].join('');
/** Names and what visitors type. A file of their own, which comes where one of them stands (the unicode-range of fonts.css). */
const rare = '®½¼¾áçñóúüÁÉÍÑÓÚÜ';

/** No headline, figure or mark before one has any of these today. */
const rareInHeadlines = '"\'*<>@\\^_`{|}~©°·é—‘•…';
const inHeadlines = [...everywhere].filter((character) => !rareInHeadlines.includes(character)).join('');

/** Kerning and ligatures show at the size of headlines. In text they are not seen, and its kerning alone, which varies with the weight, weighs as much as its letters. */
const features = { besley: ['kern', 'tnum', 'liga', 'calt'], 'instrument-sans': ['tnum'] };

const headline = { wght: 450 };
const text = { wght: { min: 400, max: 600 } };
for (const [family, style, axes, characters, name] of [
  ['besley', 'normal', headline, inHeadlines, 'besley'],
  ['besley', 'normal', headline, rareInHeadlines + rare, 'besley-rare'],
  ['instrument-sans', 'normal', text, everywhere, 'instrument-sans'],
  ['instrument-sans', 'normal', text, rare, 'instrument-sans-rare'],
  ['instrument-sans', 'italic', { wght: 400 }, everywhere + rare, 'instrument-sans-italic'],
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

/** Among tabular figures the percent sign is squeezed to the width of a digit and looks like another font: it stays itself. */
function keepPercent(font: Font): void {
  const percent = glyphs(font).get(0x25)!;
  for (const place of substitutes(font, 'tnum', percent)) font.setUint16(place, percent);
}
