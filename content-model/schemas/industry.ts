import { z } from 'zod';
import { arithmetic } from './arithmetic.ts';
import { figure } from './figure.ts';
import { hero, keyedPoint, loss, lossSlider, pageMeta, picture, point, texas } from './shared.ts';
import { block, reviewed, rows, slug, text, texts } from './text-types.ts';

/** The sections that may be placed anywhere between the eight shared ones. */
const movableSection = z.enum(['goesWrong', 'finePrint']);
export type MovableSection = z.infer<typeof movableSection>;

const following = z.array(movableSection).optional().describe('Sections that follow here');

export const layout = block('The order of the movable sections and their names. Without it, the order of the first pages', {
  after: z
    .strictObject({ approach: following, why: following, products: following, clients: following, faq: following })
    .refine((after) => Object.values(after).flat().sort().join() === 'finePrint,goesWrong', 'name each movable section once')
    .describe(
      'Which of the two movable sections follow which fixed one. goesWrong stands for the loss and the other risks, finePrint for what is not covered, Texas and the terms',
    ),
  headings: block('Headings of two sections', {
    products: text(10, 60, 'Heading of products and services').startsWith('Products and services', 'begins with Products and services'),
    terms: text(8, 60, 'Heading of the words of the trade'),
  }),
});

export const industry = z.strictObject({
  order: z.number().int().min(1).describe('Place in the menu and in lists; the smallest number comes first'),
  name: text(3, 30, 'Short name in title case, as in the menu. In lower case and with hyphens it is the file name'),
  reviewed,
  card: block('The card that leads to this page from others', {
    line: text(12, 70, 'Under the name on cards: who it is for'),
  }),
  meta: pageMeta,
  hero,
  picture,
  lossSlider,
  approach: block('How we look at it: a statement and three steps', {
    statement: text(120, 420, 'Set in large type: how we look at this trade'),
    steps: z.array(point).length(3).describe('What we do, in order'),
  }),
  why: z
    .strictObject({
      heading: text(8, 60, 'Heading of the section; contains {site.name}'),
      picture,
      reasons: z.array(keyedPoint).length(4).describe('Four reasons, each pinned to a thing in the picture'),
    })
    .meta({ title: 'Why us', description: 'Four reasons, with pins on a picture' }),
  products: z
    .strictObject({
      lead: text(30, 200, 'Beside the heading Products and services'),
      lines: rows(
        {
          line: text(3, 60, 'Name of the coverage'),
          pays: text(40, 260, 'What it really pays, and when: reads on from the words What it pays, so it begins with a noun'),
          who: text(4, 60, 'Who needs it'),
        },
        6,
        11,
      ).refine(
        (lines) => [/workers’ compensation/i, /auto/i, /umbrella|excess/i].every((name) => lines.some(({ line }) => name.test(line))),
        'workers’ compensation, auto, and umbrella or excess are in every list, each in its own row or together in one',
      ),
    })
    .meta({ title: 'Products and services', description: 'What we place: a table of coverages' }),
  exposures: z.array(point).min(3).max(5).describe('What else goes wrong here and how it turns into money; listed under the loss'),
  notCovered: block('What the usual policy does not do', {
    heading: text(10, 80, 'Heading, for example What the usual policy does not do'),
    items: texts(40, 260, 'One exclusion, condition or limit in plain words').min(4).max(7),
  }),
  figure: figure.optional().describe('The loss, drawn; beside its numbers'),
  layout: layout.optional(),
  loss,
  ...arithmetic,
  texas,
  terms: z.array(slug).min(3).max(6).describe('Words of the trade: terms of the glossary'),
  clients: texts(3, 34, 'A kind of client').min(7).max(12).describe('Who we serve; read as a sentence, set in large type'),
  faq: z
    .strictObject({
      heading: text(8, 50, 'For example Questions owners ask'),
      first: z.array(z.string()).min(3).max(5).describe('Shared questions that come first, by their id in content/faq.yaml'),
    })
    .meta({ title: 'Questions', description: 'The frequent questions' }),
  posts: z.array(slug).length(3).describe('Three articles that fit'),
  contact: block('The contact section', {
    heading: text(10, 60, 'Heading of the closing section, of this industry alone'),
    lead: text(60, 260, 'The next step: what to send and what happens then'),
  }),
});
