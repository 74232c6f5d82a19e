import { z } from 'zod';
import { pictureNames } from '../../art/picture-manifest.ts';
import { block, label, link, rows, sources, text, texts } from './text-types.ts';

export const pageMeta = z
  .strictObject({
    title: text(15, 65, 'Title in the browser tab and in search results. Unique. Without the company name'),
    description: text(70, 165, 'One or two sentences for search results. Unique'),
  })
  .meta({ title: 'Search engines', description: 'Title and description for search results and browser tabs' });

export const scene = z
  .enum(pictureNames, 'no picture of this name: choose one; upload a new one first, under Assets')
  .describe('Upload a new one first, under Assets');

export const alt = (min: number) =>
  text(min, 160, 'What the picture shows, for people who cannot see it').meta({ title: 'Picture in words' });

export const picture = block('A picture, and what it shows', {
  scene,
  alt: alt(1),
});

/** A picture that repeats the text beside it needs no alternative text. */
export const decorativePicture = picture
  .partial({ alt: true })
  .describe('A picture; it repeats the text beside it, so what it shows may be left out');

export const point = z.strictObject({ title: text(2, 60, 'Short heading'), text: text(20, 420, 'One to three sentences') });

/** A numbered pin: `at` names a point of the picture (see content/pictures.yaml). */
export const keyedPoint = z.strictObject({
  title: text(2, 50, 'Short heading beside the pin'),
  text: text(15, 240, 'One or two sentences'),
  at: z.string().describe('Which thing on the picture it points to: a name from content/pictures.yaml'),
});

/** What another wording would have changed. The owner's share under it is the result of `sum`. */
const wording = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('switch'),
      written: text(4, 30, 'What the policy says: the first of the two choices'),
      other: text(4, 30, 'What it could have said: the second choice'),
      sum: z
        .string()
        .regex(/= \$[\d,]+$/, 'a sum that ends in whole dollars, for example $400,000 × 1% = $4,000')
        .describe('How the owner’s share comes about under the other wording; its result is shown'),
      text: text(20, 110, 'What the other wording changes, in one sentence'),
      stop: text(2, 16, 'The stop to show: one of the names above, or another name for the last').optional(),
    }),
    z.strictObject({
      kind: z.literal('none'),
      text: text(20, 110, 'Says that no wording would have helped, in one sentence'),
    }),
  ])
  .describe('What another wording would have changed');

/** The slider below the hero: a loss in a few stops. The content check requires its amounts to be in the page's sums or given amounts. */
export const lossSlider = block('The slider at the top of the page', {
  label: text(4, 40, 'Label of the slider'),
  shareLabel: text(4, 40, 'Over the amount, if the owner is not the one who pays').optional(),
  picture: picture.optional().describe('The same place after the loss, with everything at the same spot as in the picture of the page'),
  before: picture.optional().describe('The same place before the loss, if the picture of the page shows it after'),
  water: z.literal(true).optional().describe('The second picture rises over the first like water, stop by stop'),
  clock: z.literal(true).optional().describe('A clock beside the picture shows the time in the name of the stop, for example 6:30 pm'),
  limit: z
    .strictObject({ label: text(4, 24, 'Beside the line'), amount: z.int().positive().describe('In dollars') })
    .optional()
    .describe('A line across the drawn stack of goods; the owner pays for what is above it'),
  stops: rows(
    {
      label: text(2, 16, 'Name of the stop'),
      share: z
        .string()
        .regex(/^\$\d{1,3}(,\d{3})*$/, 'an amount in whole dollars, for example $24,000')
        .describe('What the owner pays at this stop'),
      text: text(20, 130, 'What happened, and who pays'),
      after: z.literal(true).optional().describe('Shows the second picture'),
      goods: z.int().positive().optional().describe('Dollars of goods, drawn as a stack'),
    },
    3,
    5,
  ).describe('From before the loss to the share that the page explains; the page opens at the last'),
  wording,
});
export type LossSlider = z.infer<typeof lossSlider>;

export const lossWords = block('Labels around an illustrative loss', {
  figures: text(4, 40, 'Over the figures'),
  note: text(4, 40, 'Says that the figures are examples'),
});

export const loss = block('One illustrative loss with numbers that add up', {
  title: text(8, 80, 'What happened, in a few words'),
  story: text(150, 900, 'An invented loss, told plainly in one paragraph'),
  figures: rows(
    {
      label: text(3, 70, 'What the amount is'),
      amount: text(1, 24, 'For example $400,000 or 2%'),
      total: z.boolean().optional().describe('Whether this row is the result: a line is drawn above it'),
    },
    3,
    6,
  ).describe('The loss in numbers, in the order they are added or subtracted'),
  lesson: text(40, 320, 'What would have changed the outcome'),
});

export const texas = block('What is different in Texas', {
  title: text(6, 70, 'Heading of the Texas note'),
  lead: text(30, 420, 'What is different in Texas, exact and careful; one sentence or two'),
  points: texts(30, 640, 'One more rule or custom, with its law or agency by name').min(2).max(6),
  agencies: rows({ name: text(3, 80, 'Its name'), link: link.describe('Its page in English') }, 1, 6)
    .optional()
    .describe('Agencies that license or inspect the trade. Their rules stand with them, not here'),
  sources: sources.optional(),
});

export const hero = z
  .strictObject({
    title: text(4, 50, 'Title of the page, in large type'),
    subtitle: text(15, 110, 'One line under the title'),
    description: text(80, 360, 'Two or three sentences'),
  })
  .meta({ title: 'Top of the page', description: 'Title, subtitle and description at the top of the page' });

/** Icons that content may name. */
export const iconName = z
  .enum([
    'ruler',
    'scale',
    'file-text',
    'phone',
    'shield',
    'house',
    'car',
    'key',
    'umbrella',
    'calendar',
    'clock',
    'camera',
    'map',
    'droplets',
    'wrench',
    'hard-hat',
    'heart',
    'users',
    'user',
    'search',
    'banknote',
    'percent',
    'handshake',
    'landmark',
    'building',
    'truck',
    'compass',
    'clipboard-check',
    'message',
    'mail',
    'award',
    'layers',
    'trending-up',
    'briefcase',
    'graduation-cap',
  ])
  .describe('The small drawing beside it');
export type IconName = z.infer<typeof iconName>;

export const workedExample = block('An invented example with figures', {
  title: text(10, 80, 'Heading of the worked example'),
  story: text(80, 700, 'The situation, invented'),
  rows: rows(
    {
      label: text(3, 80, 'What the amount is'),
      amount: text(1, 24, 'For example $8,000'),
      total: z.boolean().optional().describe('Whether this row is the result: a line is drawn above it'),
    },
    3,
    8,
  ),
  lesson: text(40, 320, 'What the reader should take from it'),
});

export const notDone = block('What it does not do', {
  heading: text(10, 80, 'Heading'),
  items: texts(30, 260, 'One thing it usually does not do').min(4).max(7),
});

export const prose = block('Heading, paragraphs and, if needed, a list', {
  heading: text(4, 80, 'Heading'),
  paragraphs: texts(60, 800, 'A paragraph').min(1).max(4),
  points: z.array(point).min(2).max(8).optional().describe('A list with headings under the paragraphs'),
});

export const percent = z.number().min(0).max(100).describe('In percent of the frame');

export const subItem = z.strictObject({ label: label('As shown'), path: link.describe('Where it leads') });

export const pagination = block('The page numbers under a list', {
  label: label('Names the page numbers for screen readers'),
  previous: label('Names the arrow to the page before'),
  next: label('Names the arrow to the page after'),
  page: text(3, 30, 'Names a page number; {page} becomes the number').includes('{page}', 'says {page}'),
});

export const structuredData = z
  .strictObject({
    name: text(4, 40, 'Name of the overview page in breadcrumbs'),
    serviceType: text(4, 60, 'What the pages below it offer'),
  })
  .meta({ title: 'Search engines', description: 'What search engines are told about these pages' });
