/**
 * Makes the two font files of the site from the full ones: US English text and
 * only the weights in use. Run once after changing either list: npm run fonts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const characters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...'\u00a0©®°½¼¾×áçéíñóúüÁÉÍÑÓÚÜ–—‘’“”•…−',
].join('');

for (const [family, axes] of [
  ['besley', { wght: 450 }],
  ['instrument-sans', { wght: { min: 400, max: 600, default: 400 } }],
] as const) {
  const source = join('node_modules/@fontsource-variable', family, 'files', `${family}-latin-wght-normal.woff2`);
  const subset = await subsetFont(readFileSync(source), characters, { targetFormat: 'woff2', variationAxes: axes, noHinting: true });
  const target = join(import.meta.dirname, `${family}.woff2`);
  writeFileSync(target, subset);
  console.log(`${target}: ${(subset.length / 1024).toFixed(1)} KB`);
}
