import { z } from 'zod';
import { arithmetic } from './arithmetic.ts';
import { hero, lossWords, notDone, pageMeta, picture, structuredData, texas, workedExample } from './shared.ts';
import { block, reviewed, rows, slug, text } from './text-types.ts';

/** The overview of personal lines, and the words that all their pages share. */
export const personalIndex = z.strictObject({
  meta: pageMeta,
  reviewed,
  hero,
  picture,
  groups: z
    .array(
      z.strictObject({
        id: slug,
        question: text(15, 70, 'A question anyone can answer; leads from the top of the page to the group'),
        heading: text(4, 40, 'Heading of the group'),
        lead: text(40, 240, 'What decides within the group'),
        lines: z.array(slug).min(1).describe('Personal lines; each line is in one group'),
      }),
    )
    .length(3),
  changes: block('What has changed in a life, and which insurance to look at', {
    heading: text(8, 80, 'Heading'),
    lead: text(30, 200, 'Beside the heading'),
    start: text(2, 40, 'Before the line to start with'),
    after: text(2, 20, 'Between the two lines'),
    rows: rows(
      {
        change: text(10, 60, 'What has just changed in a life'),
        first: slug.describe('The line to start with'),
        next: slug.describe('The line to look at after it'),
        why: text(40, 200, 'Why the second one'),
      },
      5,
      9,
    ),
  }),
  example: workedExample,
  ...arithmetic,
  notCovered: notDone,
  texas,
  closing: z
    .strictObject({ heading: text(12, 80, 'Closing heading'), lead: text(30, 200, 'What to bring and what happens next') })
    .meta({ title: 'Closing section', description: 'The last section: what to do next' }),
  call: text(4, 40, 'Before the phone number, under the closing button'),
  page: block('What is the same on every personal page', {
    crumb: text(4, 20, 'Name of this page in the path above a title, as in Home › Industries').meta({ title: 'Name in the path' }),
    neededIf: text(4, 40, 'Personal overview: before the sentence of each line that says who needs it'),
    structuredData,
    quote: z.literal('Get Quote'),
    printTitle: text(4, 60, 'Only on paper, after the name of the line: what the printed page is for'),
    goesWrong: text(4, 60, 'Before the heading of the example'),
    example: lossWords,
    questions: block('Words around the questions to bring', {
      heading: text(4, 60, 'Heading'),
      print: text(4, 30, 'Button that prints the page'),
    }),
    clients: text(4, 40, 'Heading'),
    relatedLines: text(4, 40, 'Before the links to the two nearest personal lines'),
  }),
});
export type PersonalIndexWords = z.infer<typeof personalIndex>;
