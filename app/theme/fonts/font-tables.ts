/** Reads character maps and glyph substitutions from TrueType files. */

export type Font = DataView;

export const fontOf = (sfnt: Uint8Array): Font => new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);

const tag = (font: Font, at: number) => String.fromCharCode(...[0, 1, 2, 3].map((i) => font.getUint8(at + i)));
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

function table(font: Font, name: string): number {
  for (const i of range(font.getUint16(4))) if (tag(font, 12 + 16 * i) === name) return font.getUint32(12 + 16 * i + 8);
  throw new Error(`The font has no table ${name}`);
}

/** Maps character codes to glyph ids (cmap format 4). */
export function glyphs(font: Font): Map<number, number> {
  const cmap = table(font, 'cmap');
  const offsets = range(font.getUint16(cmap + 2)).map((i) => cmap + font.getUint32(cmap + 4 + 8 * i + 4));
  const at = offsets.find((offset) => font.getUint16(offset) === 4);
  if (at === undefined) throw new Error('The font has no character table of format 4');
  const twice = font.getUint16(at + 6);
  const found = new Map<number, number>();
  for (const i of range(twice / 2)) {
    const end = font.getUint16(at + 14 + 2 * i);
    const start = font.getUint16(at + 16 + twice + 2 * i);
    const delta = font.getUint16(at + 16 + 2 * twice + 2 * i);
    const offsetAt = at + 16 + 3 * twice + 2 * i;
    const offset = font.getUint16(offsetAt);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = offset === 0 ? code : font.getUint16(offsetAt + offset + 2 * (code - start));
      if (glyph !== 0) found.set(code, (glyph + delta) & 0xffff);
    }
  }
  return found;
}

/** Offsets of the entries in the GSUB table that hold a feature's substitutes for a glyph. */
export function substitutes(font: Font, feature: string, glyph: number): number[] {
  const gsub = table(font, 'GSUB');
  const features = gsub + font.getUint16(gsub + 6);
  const lookups = gsub + font.getUint16(gsub + 8);
  const numbers = range(font.getUint16(features))
    .filter((i) => tag(font, features + 2 + 6 * i) === feature)
    .map((i) => features + font.getUint16(features + 2 + 6 * i + 4))
    .flatMap((at) => range(font.getUint16(at + 2)).map((i) => font.getUint16(at + 4 + 2 * i)));
  return [...new Set(numbers)].flatMap((number) => {
    const lookup = lookups + font.getUint16(lookups + 2 + 2 * number);
    return range(font.getUint16(lookup + 4)).flatMap((i) => {
      const direct = lookup + font.getUint16(lookup + 6 + 2 * i);
      // a lookup of type 7 points to a subtable of another type
      const extended = font.getUint16(lookup) === 7;
      const type = extended ? font.getUint16(direct + 2) : font.getUint16(lookup);
      const at = extended ? direct + font.getUint32(direct + 4) : direct;
      if (type !== 1 || font.getUint16(at) !== 2) return [];
      const index = coverage(font, at + font.getUint16(at + 2)).indexOf(glyph);
      return index < 0 ? [] : [at + 6 + 2 * index];
    });
  });
}

function coverage(font: Font, at: number): number[] {
  const entries = range(font.getUint16(at + 2));
  if (font.getUint16(at) === 1) return entries.map((i) => font.getUint16(at + 4 + 2 * i));
  return entries.flatMap((i) => {
    const start = font.getUint16(at + 4 + 6 * i);
    return range(font.getUint16(at + 4 + 6 * i + 2) - start + 1).map((n) => start + n);
  });
}
