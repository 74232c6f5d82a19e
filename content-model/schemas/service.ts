import { z } from 'zod';
import { arithmetic } from './arithmetic.ts';
import { hero, iconName, keyedPoint, loss, pageMeta, picture, point, subItem, texas } from './shared.ts';
import { block, label, reviewed, rows, slug, text, texts } from './text-types.ts';

const heading = text(4, 80, 'Heading of the section');
const lead = text(20, 320, 'Under the heading');

/** The sections that a service page may have, in any order. */
const section = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('text'),
      heading,
      lead: lead.optional(),
      paragraphs: z
        .array(text(60, 800, 'A paragraph'))
        .min(1)
        .max(4)
        .optional(),
      points: z.array(point).min(2).max(8).optional().describe('A list with headings under the paragraphs'),
      steps: texts(20, 200, 'What to do, in order').min(4).max(7).optional().describe('A numbered list'),
    })
    .refine(({ paragraphs, points, steps }) => paragraphs ?? points ?? steps, 'has neither paragraphs nor points nor steps'),
  z.strictObject({
    kind: z.literal('cycle'),
    heading,
    lead,
    steps: rows(
      {
        verb: text(4, 12, 'Value, Place, Protect, Recover'),
        title: text(8, 70, 'Heading'),
        text: text(80, 500, 'What happens in this part of the cycle'),
        service: slug.describe('The service that does it, by file name'),
      },
      4,
      4,
    ).describe('The four services around a property'),
  }),
  z.strictObject({
    kind: z.literal('timeline'),
    heading,
    lead: text(40, 320, 'What the timeline shows, and that the clocks are summaries'),
    steps: rows(
      {
        title: text(4, 60, 'What happens'),
        when: text(3, 30, 'For example Day 0'),
        you: text(20, 240, 'What you do'),
        limit: text(1, 20, 'The clock in two or three words, set large, for example 15 days').optional(),
        clock: text(1, 240, 'The statutory clock on the insurer, if there is one; goes on from the limit as one sentence').optional(),
      },
      6,
      9,
    ).describe('A claim from the first day on'),
  }),
  z.strictObject({
    kind: z.literal('layers'),
    heading,
    lead: text(40, 320, 'What the drawing shows; example figures'),
    items: rows(
      {
        name: text(4, 50, 'Name of the layer'),
        from: z.number().int().min(0).describe('Bottom of the layer in dollars'),
        to: z.number().int().describe('Top of the layer in dollars: the bottom of the next'),
        payer: text(4, 60, 'Who pays it'),
        text: text(30, 240, 'How it works'),
      },
      4,
      4,
    ).describe('From the bottom up'),
    claims: z.array(z.number().int().min(1)).length(3).describe('Three example claims in dollars; the page works out who pays what'),
    note: text(20, 160, 'Under the drawing: what is to scale and what is not'),
  }),
  z.strictObject({
    kind: z.literal('options'),
    heading,
    rows: rows(
      {
        name: text(4, 50, 'The option'),
        keep: text(20, 200, 'What you keep'),
        collateral: text(10, 160, 'Collateral and cash'),
        suits: text(20, 200, 'Whom it suits'),
        exit: text(20, 200, 'How you get out'),
      },
      5,
      7,
    ).describe('Ways to finance risk, compared'),
  }),
  z.strictObject({
    kind: z.literal('emergency-response'),
    heading,
    paragraphs: texts(60, 700, 'A paragraph').min(1).max(3),
    stages: rows(
      {
        hours: z.number().int().min(0).max(120).describe('Hours before tropical-storm-force winds are forecast to arrive'),
        title: text(4, 60, 'Heading'),
        actions: texts(15, 140, 'One action').min(2).max(4),
        owner: text(4, 50, 'Who does it'),
      },
      5,
      7,
    ).describe('From the first hour to the arrival of the storm'),
  }),
  z.strictObject({
    kind: z.literal('schedule'),
    heading,
    lead: text(40, 320, 'What the table shows; example figures'),
    rows: rows(
      {
        asset: text(4, 50, 'Invented asset'),
        county: text(3, 30, 'County'),
        value: z.number().int().describe('Insured value in dollars'),
        deductible: text(2, 30, 'Wind and hail deductible'),
        lender: text(3, 40, 'Lender requirement that binds'),
        premium: z.number().int().describe('Share of the premium in dollars'),
      },
      5,
      8,
    ).describe('Table of properties'),
    conclusion: text(60, 400, 'What the table shows that single policies do not'),
  }),
  z.strictObject({
    kind: z.literal('coverages'),
    heading,
    lead,
    rows: rows({ line: text(3, 60, 'Coverage'), pays: text(40, 260, 'What it does'), who: text(4, 60, 'Who needs it') }, 6, 9).describe(
      'Table of coverages',
    ),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    heading,
    picture,
    items: z.array(keyedPoint).min(4).max(6).describe('Numbered points of the picture'),
  }),
  z.strictObject({
    kind: z.literal('register'),
    heading,
    lead: text(40, 320, 'What the register shows; example figures'),
    boardThreshold: z.number().int().min(2).max(25).describe('Likelihood times severity from which a risk goes to the board'),
    rows: rows(
      {
        id: text(2, 4, 'R1, R2 …'),
        risk: text(8, 90, 'The risk, as event and consequence'),
        likelihood: z.number().int().min(1).max(5).describe('How likely, from 1 to 5'),
        severity: z.number().int().min(1).max(5).describe('How severe, from 1 to 5'),
        treatment: text(10, 120, 'What is done about it'),
        owner: text(4, 40, 'A role, not a person'),
        due: text(3, 20, 'When'),
      },
      6,
      9,
    ).describe('The list of risks'),
  }),
  z.strictObject({
    kind: z.literal('cost'),
    heading,
    lead: text(40, 320, 'What total cost of risk is'),
    rows: rows(
      {
        label: text(4, 60, 'Part of the cost'),
        before: z.number().int().describe('The amount before, in dollars'),
        after: z.number().int().describe('The amount after, in dollars'),
        note: text(10, 140, 'Why'),
      },
      4,
      7,
    ).describe('Total cost of risk, before and after'),
  }),
  z.strictObject({
    kind: z.literal('groups'),
    heading,
    items: rows(
      {
        category: text(5, 30, 'The group'),
        icon: iconName,
        specialties: texts(4, 50, 'A specialty').min(3).max(6),
        description: text(60, 360, 'What they do and when you would ask for one'),
      },
      4,
      8,
    ).describe('The groups of members'),
  }),
]);
export type ServiceSection = z.infer<typeof section>;

/** The first section of a kind. */
export function sectionOf<K extends ServiceSection['kind']>(sections: ServiceSection[], kind: K) {
  const found = sections.find((one): one is Extract<ServiceSection, { kind: K }> => one.kind === kind);
  if (!found) throw new Error(`There is no section of the kind ${kind}`);
  return found;
}

export const service = z.strictObject({
  order: z.number().int().min(1).describe('Place in menus and lists'),
  name: text(3, 40, 'Name in title case, as in menu and footer'),
  reviewed,
  card: block('The card that leads to this page from others', { line: text(12, 70, 'Under the name on cards') }),
  meta: pageMeta,
  hero,
  picture,
  button: label('Opens the quote application. Claims advocacy and alternative risk financing have none: words only')
    .optional()
    .meta({ title: 'Button' }),
  call: z
    .strictObject({
      before: text(8, 60, 'Before the phone number'),
      after: text(20, 120, 'Under it: where the claim line is'),
      lines: subItem.describe('Link to the numbers of the insurers'),
    })
    .optional()
    .describe('Around the phone number at the top of the page'),
  sections: z.array(section).min(3).max(9).describe('The sections of the page, in the order in which they are shown'),
  loss,
  ...arithmetic,
  notCovered: block('What this service does not do', {
    heading: text(10, 80, 'Heading: what this service does not do'),
    items: texts(30, 260, 'One thing').min(3).max(6),
  }),
  texas,
  next: z
    .strictObject({
      heading: text(8, 80, 'Closing heading'),
      text: text(40, 320, 'The one next step. {phone} and {email} become links to ours'),
    })
    .meta({ title: 'Next step', description: 'The last section: the one thing to do next' }),
});
