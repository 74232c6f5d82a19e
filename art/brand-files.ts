/** Lists the favicons and partner logos to generate from the SVG drawings in art/logos. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { GeneratedFile } from './generated-file.ts';

const ink = '#0f2e36';
const paper = '#fbfaf7';
const copper = '#c9622e';
const copperOnDark = '#e07c45';

export function brandFiles(art: string): GeneratedFile[] {
  const logo = (name: string) =>
    readFileSync(join(art, 'logos', name), 'utf8')
      .trim()
      .replaceAll('var(--mark)', copper);
  const mark = logo('logo-small.svg');
  const shapes = mark.replace(/^<svg[^>]*>|<\/svg>$/g, '');

  /** The logo mark on a square background. `share`: how much of the width the mark fills; less for maskable icons, which systems crop. */
  const icon = (share: number, ground: string, corner = 0) => {
    const edge = 24.6 / share;
    const [x, y] = [12 - edge / 2, -7.55 - edge / 2];
    const back = `<rect x="${x}" y="${y}" width="${edge}" height="${edge}" rx="${corner * edge}" fill="${ground}"/>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${edge} ${edge}" fill="${ink}">${back}${shapes}</svg>`;
  };
  const png = (svg: string, size: number) =>
    // Renders at four times the size and scales down, which smooths diagonal edges.
    sharp(Buffer.from(svg), { density: (72 * size * 4) / 24 })
      .resize(size, size)
      .png({ palette: true, colours: 64, effort: 10 })
      .toBuffer();

  // The SVG favicon has other colors in the dark color scheme.
  const theme = `<style>path{fill:${ink}}.b{fill:${copper}}@media(prefers-color-scheme:dark){path{fill:#f3ede2}.b{fill:${copperOnDark}}}</style>`;
  const favicon = mark.replace(/(<svg[^>]*>)/, `$1${theme}`).replace(`fill="${copper}"`, 'class="b"');

  const tab = icon(0.88, paper, 0.14);
  const full = icon(0.62, paper);
  const maskable = icon(0.46, paper);

  return [
    { file: 'favicon.svg', from: [favicon], make: async () => Buffer.from(`${favicon}\n`) },
    {
      file: 'favicon.ico',
      from: [tab, 'ico 16 32 48'],
      make: async () => ico([16, 32, 48], await Promise.all([16, 32, 48].map((s) => png(tab, s)))),
    },
    { file: 'icon-192.png', from: [full, '192'], make: () => png(full, 192) },
    { file: 'icon-512.png', from: [full, '512'], make: () => png(full, 512) },
    { file: 'icon-maskable-512.png', from: [maskable, '512'], make: () => png(maskable, 512) },
    { file: 'apple-touch-icon.png', from: [full, '180'], make: () => png(full, 180) },
    ...readdirSync(join(art, 'logos'))
      .filter((file) => file.startsWith('partner-'))
      .map((file) => {
        const svg = `${logo(file)}\n`;
        return { file: `images/partners/${file.replace('partner-', '')}`, from: [svg], make: async () => Buffer.from(svg) };
      }),
  ];
}

/** Builds an ICO file: a header of 6 bytes, an entry of 16 bytes for each size, then the PNG files. */
function ico(sizes: number[], images: Buffer[]) {
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  images.forEach((image, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(sizes[i] ?? 0, at);
    head.writeUInt8(sizes[i] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4); // color planes
    head.writeUInt16LE(32, at + 6); // bits per pixel
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  });
  return Buffer.concat([head, ...images]);
}
