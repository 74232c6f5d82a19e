/**
 * Social cards: the 1200 × 630 images that other sites show for a shared link, with logo, page title and picture.
 * A page without a title or without a master of its picture is skipped.
 */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import type { Language } from '../content-model/content-paths.ts';
import { readFolder } from '../content-model/read.ts';
import type { GeneratedFile } from './generated-file.ts';

interface Card {
  id: string;
  title: string;
  scene: string;
  ground: keyof typeof grounds;
}

const grounds = { mist: '#dfebec', stone: '#f2ece0' };
const ink = '#0f2e36';
const copper = '#c9622e';
const strata = ['#8fa68a', '#e2d3b8', '#c9622e', '#1f5a63'];

/** Pictures for the pages whose content names none. */
const scenes: Record<string, string> = {
  home: 'hero',
  blog: 'porch_talk',
  onboarding: 'hero',
  'booking-scheduler': 'careers',
  'payment-portal': 'financial_services',
  'privacy-notice': 'benchmark_network',
  'terms-of-service': 'portfolio_management',
  disclosures: 'about',
  'tool-claim-clock': 'claims_advocacy',
};

/** Pages without a social card, because nobody shares them. */
const without = ['not-found', 'offline', 'search'];

const [width, height] = [1200, 630];
const marginPx = 72;
const column = 480;
const sizes = [64, 60, 56, 52, 48, 44, 40];

export async function socialCards(root: string): Promise<GeneratedFile[]> {
  const file = (path: string) => readFileSync(join(root, path));
  const cards = listCards();
  const logo = Buffer.from(file('art/logos/logo.svg').toString().replaceAll('var(--mark)', copper));
  const font = file('node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2');
  // Pango, which renders the title, needs a static font file: one weight of the variable font. Each run writes it to its
  // own temporary folder, so that two runs do not overwrite each other's file.
  const fontFile = join(mkdtempSync(join(tmpdir(), 'cards-')), 'besley-500.ttf');
  const letters = [...new Set(cards.map((card) => card.title).join(''))].sort().join('');
  writeFileSync(fontFile, await subsetFont(font, letters, { targetFormat: 'sfnt', variationAxes: { wght: 500 } }));

  return cards
    .filter((card) => existsSync(join(root, 'art/masters', `${card.scene}.webp`)))
    .map((card) => {
      const master = file(`art/masters/${card.scene}.webp`);
      return {
        file: `images/social/${card.id}.jpg`,
        from: [master, logo, font, file('art/social-cards.ts'), card.title, card.ground],
        make: () => draw(card, master, logo, fontFile),
      };
    });
}

async function draw({ title, ground }: Card, master: Buffer, logo: Buffer, fontFile: string) {
  const scene = await sharp(await sharp(master).trim().toBuffer())
    .resize({ width: 588, height: 500, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const text = await setTitle(title, fontFile);
  const word = Buffer.from(logo.toString().replace('<svg', `<svg fill="${ink}"`));
  const band = strata.map((color, i) => `<rect y="${height - 24 + i * 6}" width="${width}" height="6" fill="${color}"/>`).join('');
  const card = await sharp({ create: { width, height, channels: 3, background: grounds[ground] } })
    .composite([
      { input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${band}</svg>`) },
      { input: await sharp(word, { density: 300 }).resize({ height: 46 }).png().toBuffer(), left: marginPx, top: 60 },
      { input: scene.data, left: width - 24 - scene.info.width, top: Math.round(height / 2 - 8 - scene.info.height / 2) },
      { input: text.data, left: marginPx, top: Math.round(height / 2 + 34 - text.info.height / 2) },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  let bytes = card;
  for (const quality of [80, 76, 72, 68, 64]) {
    bytes = await sharp(card).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= 60 * 1024) break;
  }
  return bytes;
}

/** Renders the title at the largest size at which it fits its column in at most four lines. */
async function setTitle(title: string, fontfile: string) {
  // A word joiner after each hyphen keeps “long-term” on one line.
  const words = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('-', '-\u2060');
  for (const size of sizes) {
    // Pango counts in 1/1024 points; at 72 dpi a point is a pixel. Letter spacing is reduced as on the site, because
    // Besley is wide.
    const style = `size="${size * 1024}" letter_spacing="${Math.round(-0.022 * size * 1024)}" line_height="0.72" foreground="${ink}"`;
    const set = await sharp({
      text: { text: `<span ${style}>${words}</span>`, font: 'Besley', fontfile, width: column, dpi: 72, rgba: true },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    const lines = Math.round((set.info.height - size) / (size * 1.17)) + 1;
    if ((lines <= 4 && set.info.width <= column) || size === sizes.at(-1)) return set;
  }
  throw new Error('no size to set a title in');
}

function listCards(): Card[] {
  const cards: Card[] = [];
  const add = (id: string, ground: Card['ground'], words: Words, language: Language) => {
    if (without.includes(id)) return;
    // The meta title of the home page would repeat the logo, so its card shows the headline.
    const title = id === 'home' ? words.hero?.title : (words.meta?.title ?? words.title);
    const scene = words.picture?.scene ?? words.scene ?? scenes[id];
    if (title && scene) cards.push({ id: language === 'es' ? `es/${id}` : id, title, scene, ground });
    else console.warn(`no social card for ${id}: ${title ? 'no scene' : 'no title'}`);
  };
  for (const [folder, prefix, ground] of [
    ['industries', 'industry-', 'mist'],
    ['personal', 'personal-', 'mist'],
    ['services', 'service-', 'mist'],
    ['tools', 'tool-', 'mist'],
    ['pages', '', 'mist'],
    ['blog', 'post-', 'stone'],
    ['legal', '', 'stone'],
  ] as const)
    for (const language of ['en', 'es'] as const)
      for (const { slug, ...words } of readFolder(folder, language)) add(prefix + slug.replace(/-index$/, ''), ground, words, language);
  return cards;
}

/** The parts of a content file that a card needs. */
interface Words {
  title?: string;
  meta?: { title: string };
  hero?: { title: string };
  scene?: string;
  picture?: { scene: string };
}
