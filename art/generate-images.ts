/**
 * npm run images: generates all images in public/ from art/ and content/.
 *
 *   npm run images                      generate what is new or changed
 *   npm run images -- --master <scene>  import a new render (or several) from art/renders first
 *   npm run images -- --points <scene>  draw the points of content/pictures.yaml over a scene, for review
 *   npm run images -- --sheet           update art/contact-sheet.webp
 *
 * art/generated-files.json stores a hash of each file's sources. Files with unchanged sources are skipped; files whose sources
 * were removed are deleted.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { shapeOf, shapes } from '../app/lib/picture-sources.ts';
import { brandFiles } from './brand-files.ts';
import type { GeneratedFile } from './generated-file.ts';

const isPhoto = /\.(?:jpe?g|png)$/i;
const art = import.meta.dirname;
const root = dirname(art);
const masters = join(art, 'masters');
const recordFile = join(art, 'generated-files.json');

/** Maximum file size in KB by image width in pixels. The quality is lowered until the file fits. */
const budgets: Record<number, number> = { 160: 8, 320: 20, 480: 20, 640: 45, 960: 19.5, 1200: 55, 1600: 95, 2400: 150 };
/**
 * Qualities to try, best first. 960 px is the hero image on phones at 2×, where a lower quality is not visible. It is usually the
 * largest contentful paint.
 */
const qualities = (width: number) => (width === 960 ? [48, 45, 42, 39, 36] : [60, 57, 54, 51, 48, 45]);
const fallbackQuality = 84;
/** After-loss pictures are never in the first paint, so they are encoded three times faster, at the cost of a few percent more bytes. */
const effortFor = (name: string) => (name.endsWith('_after') ? 4 : 6);

// One thread keeps the output independent of the number of cores.
sharp.concurrency(1);

const [option, ...scenes] = process.argv.slice(2);
const scene = scenes[0] ?? '';
if (option === '--points' || option === '--sheet') {
  const { contactSheet, drawPoints } = await import('./previews.ts');
  console.log(option === '--sheet' ? await contactSheet() : await drawPoints(scene));
} else {
  if (option === '--master') for (const name of scenes) await keepMaster(name);
  await generateAll();
}

async function generateAll() {
  await keepPhotos();
  const used = goneButUsed();
  if (used.length) {
    console.error(`art/masters has no ${used.join(', ')} any more, and content/ shows it: bring it back, or choose another picture first.`);
    process.exitCode = 1;
    return;
  }
  writeNames();
  // Imported only now: it reads content, and the content schemas import the names that writeNames() has written.
  const { socialCards } = await import('./social-cards.ts');
  const cards = await socialCards(root).catch((error: Error) => error);
  if (cards instanceof Error) {
    console.error(`${cards.message}\nCorrect this first; npm run check:content lists all problems.`);
    process.exitCode = 1;
    return;
  }
  const wanted = [...masterNames().flatMap(picturesOf), ...brandFiles(art), ...cards];
  const before: Record<string, string> = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};
  const after: Record<string, string> = {};
  let made = 0;

  for (const { file, from, make } of wanted) {
    const hash = createHash('sha256');
    for (const part of from) hash.update(part);
    after[file] = hash.digest('hex').slice(0, 16);
    const path = join(root, 'public', file);
    if (before[file] === after[file] && existsSync(path)) continue;
    const bytes = await make();
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    // Saved after each file, so that an interrupted run can continue.
    writeRecord({ ...before, ...after });
    console.log(`${file}  ${(bytes.length / 1024).toFixed(1)} KB`);
    made++;
  }

  const gone = Object.keys(before).filter((file) => !after[file]);
  for (const file of gone) rmSync(join(root, 'public', file), { force: true });
  writeRecord(after);
  console.log(`${made} made, ${wanted.length - made} unchanged, ${gone.length} removed`);
}

/** Saves a render as a master. Near-lossless WebP has half the size of the PNG without a visible difference. */
async function keepMaster(name: string) {
  await sharp(join(art, 'renders', `${name}.png`))
    .webp({ nearLossless: true, quality: 60, effort: 5 })
    .toFile(join(masters, `${name}.webp`));
}

/** Converts uploaded JPEG and PNG photos in art/masters to upright WebP of at most 1,600 px, without metadata such as the GPS position. */
async function keepPhotos() {
  for (const file of readdirSync(masters).filter((name) => isPhoto.test(name))) {
    const photo = join(masters, file);
    const master = photo.replace(isPhoto, '.webp');
    const longest = 1600;
    await sharp(photo)
      .autoOrient()
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92 })
      .toFile(master);
    rmSync(photo);
  }
}

function writeRecord(record: Record<string, string>) {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Pictures whose master is gone while content still shows them, as after a deletion under Assets of the editor. */
function goneButUsed(): string[] {
  const known = readFileSync(join(art, 'picture-manifest.ts'), 'utf8').match(/(?<=^ {2}')[^']+/gm) ?? [];
  const there = masterNames();
  const content = globSync('content/**/*.{yaml,md}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  return known.filter(
    (name) => !there.includes(name) && content.some((text) => new RegExp(`: ${name.replace('portrait_', '')}$`, 'm').test(text)),
  );
}

function masterNames() {
  return readdirSync(masters)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replace('.webp', ''))
    .sort();
}

function picturesOf(name: string): GeneratedFile[] {
  const master = readFileSync(join(masters, `${name}.webp`));
  const { widths, fallback } = shapes[shapeOf(name)];
  const file = `images/${name.replaceAll('_', '-')}`;
  return [
    ...widths.map((width) => ({
      file: `${file}-${width}.avif`,
      from: [master, `avif 4:4:4 effort ${effortFor(name)}, ${width} wide, at most ${budgets[width] ?? 0} KB, quality ${qualities(width)}`],
      make: () => avif(name, master, width, `${file}-${width}.avif`),
    })),
    {
      file: `${file}-${fallback}.webp`,
      from: [master, `webp ${fallback} wide, quality ${fallbackQuality}`],
      make: () =>
        scaled(master, fallback, name).webp({ quality: fallbackQuality, alphaQuality: 90, smartSubsample: true, effort: 6 }).toBuffer(),
    },
  ];
}

/** Portraits are cropped to a square, because uploaded photos may have any proportions. */
function scaled(master: Buffer, width: number, name: string) {
  return sharp(master).resize({ width, ...(shapeOf(name) === 'portrait' && { height: width }), kernel: 'lanczos3' });
}

async function avif(name: string, master: Buffer, width: number, file: string) {
  const kilobytes = budgets[width] ?? 0;
  const effort = effortFor(name);
  const pixels = await scaled(master, width, name).png({ compressionLevel: 1 }).toBuffer();
  let bytes = Buffer.alloc(0);
  for (const quality of qualities(width)) {
    // 4:4:4, because chroma subsampling blurs the copper edges.
    bytes = await sharp(pixels).avif({ quality, effort, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length <= kilobytes * 1024) return bytes;
  }
  console.warn(`${file} is over its budget of ${kilobytes} KB at the lowest quality`);
  return bytes;
}

/** Writes art/picture-manifest.ts, so that a mistyped picture name in code or content is an error. */
function writeNames() {
  const lines = masterNames().map((name) => `  '${name}',\n`);
  writeFileSync(
    join(root, 'art/picture-manifest.ts'),
    `/** Generated by npm run images (art/generate-images.ts): the names of the files in art/masters. */
export const pictureNames = [\n${lines.join('')}] as const;
export type PictureName = (typeof pictureNames)[number];
`,
  );
}
