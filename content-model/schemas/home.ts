import { z } from 'zod';
import { arithmetic } from './arithmetic.ts';
import { coverageCheck } from './coverage-check.ts';
import { pageMeta, scene } from './shared.ts';
import { block, label, link, rows, text, texts } from './text-types.ts';

const linkTo = (what: string) =>
  block(what, {
    label: label(what),
    path: z
      .string()
      .startsWith('/', 'an address on this site, starting with /')
      .describe('Where it leads: an address on this site, starting with /'),
  });

export const home = z.strictObject({
  meta: pageMeta,
  hero: z
    .strictObject({
      title: text(8, 60, 'Title of the page, in large type'),
      lead: text(60, 320, 'Under it'),
      button: z.literal('GET A QUOTE'),
      how: label('Link to the four steps'),
      alt: text(20, 200, 'What the large model shows, for people who cannot see it').meta({ title: 'Picture in words' }),
      lots: block('Buttons on the model: each shows the last stop of its page’s loss. Their places are in the list of pictures', {
        label: label('Name of the group'),
        close: label('Button'),
      }),
    })
    .meta({ title: 'Top of the page', description: 'Title, text, picture and button at the top of the page' }),
  partners: block('The row of insurers', {
    title: label('Beside the trusted icon'),
    note: label('Links to the definition on the disclosures page'),
    carriers: label('Names the row of logos for screen readers'),
    bullet: label('Names a bullet under it for screen readers; its number follows'),
  }),
  how: block('How it works, in four steps', {
    heading: text(8, 60, 'Heading'),
    lead: text(30, 200, 'Beside the heading'),
    steps: rows(
      {
        title: text(8, 40, 'Heading of the step'),
        info: text(60, 240, 'What happens'),
      },
      4,
      4,
    ),
  }),
  compare: block('The search for coverages, an example of a comparison, and the visitor’s own', {
    heading: text(8, 60, 'Heading'),
    lead: text(30, 160, 'Under the heading'),
    search: block('The search field', {
      label: label('Names the search field for screen readers'),
      placeholder: z.literal('Search...'),
      button: label('Names the button'),
      results: label('Names the results for screen readers'),
      none: text(10, 120, 'When nothing was found'),
      failed: text(10, 120, 'When the suggestions could not be loaded'),
    }),
    often: label('Before the links'),
    oftenLinks: z.array(linkTo('What is often looked up')).min(3).max(6),
    table: block('The example of a comparison', {
      title: text(10, 80, 'What is compared'),
      read: label('Opens the example; what is compared follows'),
      gap: label('Said of a marked cell'),
      columns: z.array(label('Head of a column')).length(4),
      rows: z
        .array(texts(1, 40, 'A cell; a * at its end marks a gap').length(4))
        .min(4)
        .max(8),
      total: texts(1, 40, 'A cell of the last row').length(4),
      sentence: text(40, 200, 'Under the table: what the difference is, and what stays with the owner'),
    }),
    measure: coverageCheck,
  }),
  proofPoints: z
    .strictObject({
      heading: text(8, 60, 'Heading'),
      lead: text(30, 200, 'Beside the heading'),
      link: label('Link to /about'),
      sample: text(20, 100, 'Says which figures are samples, while the website has sample content'),
      items: rows(
        {
          figure: text(1, 5, 'Large'),
          title: text(8, 60, 'What is counted'),
          text: text(20, 160, 'What it means for a client'),
          link: linkTo('Where it is defined').optional(),
        },
        4,
        4,
      ),
    })
    .optional()
    .meta({ title: 'Proof points', description: 'What sets the company apart, in figures' }),
  specialties: block('What we specialize in', {
    heading: text(8, 60, 'Heading'),
    label: label('Names the tabs for screen readers'),
    tabs: block('Labels of the tabs', { commercial: label('Tab'), personal: label('Tab'), services: label('Tab') }),
    all: block('The links under the cards', {
      commercial: linkTo('Under the cards'),
      personal: linkTo('Under the cards'),
      services: linkTo('Under the cards'),
    }),
    emergency: block('The ninth service card: a part of the page of loss control', {
      name: label('Heading'),
      path: link.describe('Where the card leads'),
      scene,
    }),
  }),
  testimonials: block('What others say', {
    heading: text(8, 60, 'Heading'),
    label: label('Names the reviews for screen readers'),
    rating: z.number().min(1).max(5).describe('Stars, from 1 to 5'),
    ofFive: label('After the rating'),
    summary: label('Beside the rating'),
    sample: label('Says that the reviews are samples, while the website has sample content'),
    previous: label('Button'),
    next: label('Button'),
    all: label('Button under a review that is cut'),
  }),
  contact: block('The contact section', { heading: text(10, 60, 'Closing heading'), lead: text(60, 260, 'The next step') }),
  ...arithmetic,
});
export type HomeWords = z.infer<typeof home>;
