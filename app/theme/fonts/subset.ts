/**
 * Makes the font files of the site from the full ones: US English text and only the weights in use.
 * Run once after changing either list: npm run fonts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { type Font, fontOf, glyphs, substitutes } from './tables.ts';

const characters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...'\u00a0§©®°·½¼¾×÷áçéíñóúüÁÉÍÑÓÚÜ–—‘’“”•…−',
].join('');

/** Ligatures show at the size of headlines; in text they cost more bytes than they are seen. */
const features = { besley: ['kern', 'tnum', 'liga', 'calt'], 'instrument-sans': ['kern', 'tnum'] };

for (const [family, style, axes, name] of [
  ['besley', 'normal', { wght: 450 }, 'besley'],
  ['instrument-sans', 'normal', { wght: { min: 400, max: 600 } }, 'instrument-sans'],
  ['instrument-sans', 'italic', { wght: 400 }, 'instrument-sans-italic'],
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
