import { z } from 'zod';
import { arithmetic } from './arithmetic.ts';
import { figure } from './figure.ts';
import { hero, iconName, keyedPoint, lossSlider, notDone, pageMeta, picture, texas, workedExample } from './shared.ts';
import { block, cardText, reviewed, slug, text, texts } from './text-types.ts';

const layout = block('The background at the top, and the headings that are of this page alone', {
  hero: z.enum(['mist', 'stone', 'deep']).describe('Background at the top of the page'),
  headings: block('Headings of three sections', {
    highlights: text(10, 60, 'Heading of the seven highlights').startsWith('Coverage highlights', 'begins with Coverage highlights'),
    enhancements: text(10, 60, 'Heading of the enhancements').startsWith('Enhancements', 'begins with Enhancements'),
    differentiators: text(8, 60, 'Heading of the four differentiators'),
  }),
});

export const personalLine = z.strictObject({
  order: z.number().int().min(1).describe('Place in lists; the smallest number comes first'),
  name: text(3, 30, 'Short name in title case, as in the footer'),
  reviewed,
  card: block('The card that leads to this page from others', {
    line: text(12, 70, 'Under the name on cards'),
    forWhom: text(15, 165, 'Personal overview: who needs it; goes on from “You need this if” as one sentence'),
  }),
  meta: pageMeta,
  hero,
  picture,
  lossSlider,
  layout,
  overview: block('The first section', {
    heading: text(8, 60, 'Heading'),
    lead: text(60, 280, 'First paragraph, larger'),
    paragraphs: texts(80, 700, 'A paragraph').min(1).max(3),
  }),
  whatWeCover: block('What we cover, with pins on a picture', {
    heading: text(8, 60, 'Heading; begins What a policy can cover'),
    picture,
    items: z.array(keyedPoint).min(5).max(7),
  }),
  highlights: block('Seven coverage highlights', {
    lead: text(20, 140, 'Under the heading Coverage highlights'),
    cards: z
      .array(
        z.strictObject({
          title: text(3, 50, 'What it is'),
          text: cardText,
          figure: z
            .strictObject({ value: text(1, 9, 'Large figure') })
            .optional()
            .describe('Only on the first'),
        }),
      )
      .length(7, 'exactly seven cards')
      .refine((cards) => cards.every((card, i) => (i === 0) === Boolean(card.figure)), 'the first card, and only it, has a figure'),
  }),
  enhancements: block('What can be added at additional cost', {
    lead: text(30, 200, 'Says that these are available at additional cost, on eligible policies').regex(
      /additional cost/i,
      'says “at additional cost”',
    ),
    items: texts(4, 60, 'One enhancement').min(6).max(12),
  }),
  figure: figure.optional().describe('Draws the example; only where it explains more than words'),
  example: workedExample,
  ...arithmetic,
  notCovered: notDone,
  texas,
  differentiators: z
    .array(z.strictObject({ icon: iconName, title: text(4, 50, 'Heading'), text: cardText }))
    .length(4, 'exactly four cards'),
  clients: texts(3, 34, 'A kind of client').min(6).max(12),
  questions: texts(20, 160, 'A question to ask at the meeting').min(5).max(8).describe('Printed on the sheet to bring along'),
  closing: z
    .strictObject({ heading: text(12, 80, 'Closing heading'), lead: text(30, 200, 'What to bring and what happens next') })
    .meta({ title: 'Closing section', description: 'The last section: what to do next' }),
  relatedLines: z.array(slug).length(2).describe('The two nearest personal lines'),
});
