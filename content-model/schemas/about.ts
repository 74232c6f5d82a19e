import { z } from 'zod';
import { hero, keyedPoint, pageMeta, picture, point } from './shared.ts';
import { block, names, rows, text, texts } from './text-types.ts';

const tool = <T extends z.ZodRawShape>(example: T) =>
  point
    .extend({
      example: block('The picture of the tool', {
        title: text(4, 60, 'What the picture of the tool shows'),
        ...example,
        foot: text(10, 120, 'What one learns from it'),
      }),
    })
    .describe('A tool of our own, with a picture of it');

export const about = z.strictObject({
  meta: pageMeta,
  hero,
  picture,
  trusted: block('The row of clients', {
    heading: text(8, 80, 'Heading over the moving row of names'),
    sample: text(4, 40, 'Says that the names are samples, while the website has sample content'),
    pause: text(4, 20, 'Button that stops the row'),
    names: z.array(text(3, 40, 'Invented client').register(names)).length(8),
  }).optional(),
  approach: block('How we look at it: a statement and three steps', {
    heading: text(4, 40, 'Heading'),
    statement: text(120, 420, 'Large type'),
    steps: z.array(point).length(3),
  }),
  actions: block('Under the approach', {
    talk: z.literal("Let's Talk"),
    carriers: text(4, 40, 'Link to the definition on the disclosures page'),
  }),
  tools: block('The four tools of our own, in pictures', {
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'What the tools are for; example figures'),
    note: text(4, 40, 'On every picture of a tool: says that the figures are examples'),
    quoting: tool({
      columns: z.tuple([text(2, 20, 'Insurer'), text(2, 20, 'Answer'), text(2, 20, 'Premium')]),
      rows: rows(
        { insurer: text(2, 30, 'Invented insurer'), answer: text(2, 40, 'What it said'), premium: text(1, 20, 'Or a dash') },
        3,
        5,
      ),
    }),
    certificates: tool({
      rows: rows(
        {
          label: text(3, 40, 'What is asked'),
          value: text(2, 60, 'The answer'),
          missing: z.boolean().optional().describe('Whether the answer is missing'),
        },
        4,
        6,
      ),
    }),
    claims: tool({
      steps: rows({ name: text(3, 20, 'Step'), date: text(1, 12, 'When. Left out while it has not happened').optional() }, 5, 5),
      open: text(2, 12, 'In place of an empty date'),
    }),
    market: tool({
      ends: z.tuple([text(1, 12, 'Start of the scale'), text(1, 12, 'End of the scale')]),
      ranges: rows(
        {
          name: text(3, 40, 'Which risks'),
          from: z.number().min(0).max(100).describe('In percent of the scale'),
          to: z.number().min(0).max(100).describe('In percent of the scale'),
          middle: z.number().min(0).max(100).describe('In percent of the scale'),
          text: text(4, 40, 'The range in words and numbers'),
        },
        3,
        4,
      ),
    }),
  }),
  memberships: block('What we belong to', {
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'What membership is for'),
    items: rows({ name: text(10, 90, 'In general words, no real organization'), brings: text(20, 120, 'What we learn there') }, 5, 5),
  }),
  operators: z
    .strictObject({
      heading: text(8, 80, 'Heading: real-operators insight'),
      paragraphs: texts(80, 700, 'A paragraph').min(2).max(3),
      picture,
      points: z.array(keyedPoint).min(3).max(5),
    })
    .meta({ title: 'Real-operators insight', description: 'What we know from running businesses ourselves' }),
  family: block('The companies of the family', {
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'Lead'),
    companies: rows({ name: text(4, 40, 'Company'), does: text(40, 260, 'What it does'), role: text(6, 60, 'Short label') }, 4, 4),
  }).optional(),
  team: block('The list of people', {
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'Lead'),
    more: z.literal('Load More'),
    less: z.literal('Load Less'),
    of: text(2, 20, 'Between the number of people shown and that of all'),
    about: text(3, 20, 'Opens what is told about a person; the name follows for screen readers'),
    linkedin: text(4, 40, 'Link'),
    meet: z.literal('Schedule a Meeting'),
    with: text(2, 20, 'Between that link and the name, for screen readers'),
  }),
  careers: block('The section about careers', {
    heading: text(8, 80, 'Heading'),
    text: text(40, 320, 'Text'),
    link: text(4, 40, 'Label of the link to /careers'),
  }),
  contact: block('The contact section', { heading: text(10, 60, 'Heading'), lead: text(60, 260, 'Lead') }),
});
export type AboutWords = z.infer<typeof about>;
