import { z } from 'zod';
import { hero, lossWords, pageMeta, picture, structuredData } from './shared.ts';
import { block, rows, slug, text } from './text-types.ts';

/** The overview of industries, and the words that all industry pages share. */
export const industryIndex = z.strictObject({
  meta: pageMeta,
  hero,
  picture,
  actions: block('The link at the top of the page', { talk: text(4, 40, 'Leads to the contact section') }),
  trades: block('The list of industries', {
    heading: text(8, 60, 'Heading of the list'),
    notHere: block('The last cell of the list', { label: text(8, 60, 'Leads to the contact section'), text: text(10, 80, 'Under it') }),
    finder: block('The field that narrows the list', {
      label: text(4, 60, 'Label of the field that narrows the list'),
      hint: text(10, 120, 'What can be typed'),
      all: text(4, 60, 'Said after the number of trades while nothing is typed'),
      of: text(2, 20, 'Between the number of trades that fit and that of all'),
      some: text(4, 60, 'Said after “3 of 14”'),
      fits: text(2, 30, 'Before the kinds of client that were found'),
      none: text(10, 160, 'Said when nothing fits'),
    }),
  }),
  overlaps: block('Firms that belong to two trades', {
    heading: text(8, 60, 'Heading'),
    lead: text(30, 200, 'Beside the heading'),
    items: rows(
      {
        title: text(8, 60, 'What the firm does, as its owner would say it'),
        text: text(60, 260, 'Where the two trades part ways'),
        industries: z.array(slug).length(2).describe('The two industries'),
      },
      4,
      8,
    ),
  }),
  contact: block('The contact section', { heading: text(10, 60, 'Closing heading'), lead: text(60, 260, 'The next step') }),
  page: block('What is the same on every industry page', {
    crumb: text(4, 20, 'Name of this page in the path above a title, as in Home › Industries').meta({ title: 'Name in the path' }),
    structuredData,
    quote: z.literal('Request a Quote'),
    talk: text(4, 40, 'Beside the quote button; leads to the contact section'),
    consultation: z.literal('Schedule a Consultation'),
    printTitle: text(4, 60, 'Only on paper, after the name of the industry: what the printed page is for'),
    approach: text(4, 40, 'Heading'),
    products: text(4, 40, 'Heading'),
    goesWrong: text(4, 60, 'Before the heading of the loss'),
    terms: text(4, 60, 'Heading'),
    loss: lossWords,
    clients: text(4, 40, 'Heading'),
    partners: block('The row of insurers', {
      title: text(4, 40, 'Beside the trusted icon'),
      note: text(4, 60, 'Links to the definition on the disclosures page'),
      carriers: text(4, 40, 'Names the row of logos for screen readers'),
      bullet: text(4, 40, 'Names a bullet under it for screen readers; its number follows'),
    }),
    faq: z
      .strictObject({
        missing: text(4, 40, 'Before the link to the contact section'),
        ask: text(4, 40, 'The link itself'),
        more: z.literal('Load More'),
      })
      .meta({ title: 'Questions', description: 'Words around the frequent questions' }),
    posts: block('Over the three posts', { heading: text(4, 40, 'Heading over three posts'), all: text(4, 30, 'Link to the blog') }),
  }),
});
export type IndustryIndexWords = z.infer<typeof industryIndex>;
