/** Previews for review: points drawn over a scene, and the contact sheet in art/README.md. */
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { shapeOf, shapes } from '../app/lib/picture-sources.ts';
import { readContent } from '../content-model/read.ts';

const pictures = readContent('pictures.yaml');

const masters = join(import.meta.dirname, 'masters');

export async function drawPoints(scene: string) {
  const info = pictures.find((picture) => picture.scene === scene);
  if (!info) throw new Error(`content/pictures.yaml has no “${scene}”; it has: ${pictures.map((picture) => picture.scene).join(', ')}`);
  const { width, height } = shapes[shapeOf(scene)];
  const marks = info.points.map(({ name, x, y }) => {
    const [cx, cy] = [(x * width) / 100, (y * height) / 100];
    const label = `x="${cx + 16}" y="${cy + 8}" font-size="24" font-family="sans-serif" fill="#00c"`;
    return `<circle cx="${cx}" cy="${cy}" r="9" fill="#fff" stroke="#00c" stroke-width="5"/>
      <text ${label} stroke="#fff" stroke-width="6" paint-order="stroke">${name}</text>`;
  });
  const file = join(tmpdir(), `points-${scene}.png`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`;
  await sharp(join(masters, `${scene}.webp`))
    .flatten({ background: '#dfebec' })
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toFile(file);
  return file;
}

/** Shows all masters twice: on the lightest and on the darkest background of the site. */
export async function contactSheet() {
  const [columns, cell, edge] = [9, 176, 12];
  const names = readdirSync(masters).sort(
    (a, b) => Number(a.startsWith('portrait')) - Number(b.startsWith('portrait')) || (a < b ? -1 : 1),
  );
  const rows = Math.ceil(names.length / columns);
  const size = { width: columns * cell, height: rows * cell };
  const tiles = await Promise.all(
    names.map(async (name, i) => ({
      input: await sharp(await sharp(join(masters, name)).trim().toBuffer())
        .resize({ width: cell - edge, height: cell - edge, fit: 'contain', background: '#0000' })
        .png()
        .toBuffer(),
      left: (i % columns) * cell + edge / 2,
      top: Math.floor(i / columns) * cell + edge / 2,
    })),
  );
  const half = (background: string) =>
    sharp({ create: { ...size, channels: 3, background } })
      .composite(tiles)
      .png()
      .toBuffer();
  const file = join(import.meta.dirname, 'contact-sheet.webp');
  await sharp({ create: { width: size.width, height: size.height * 2, channels: 3, background: '#fff' } })
    .composite([
      { input: await half('#fbfaf7'), left: 0, top: 0 },
      { input: await half('#0b2228'), left: 0, top: size.height },
    ])
    .webp({ quality: 74, effort: 6 })
    .toFile(file);
  return file;
}
