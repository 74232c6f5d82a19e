import { z } from 'zod';
import { countWords } from '../count-words.ts';
import { pageMeta, point, subItem } from './shared.ts';
import { block, label, reviewed, slug, sources, text, texts } from './text-types.ts';

const section = { heading: text(4, 60, 'Heading') };

const jump = block('Link to a part of the page', { label: label('Name of the part'), note: label('What is there, in a few words') });

const knownBy = z.array(label('Words')).min(1).max(8).describe('What people search for when they need it');

/** Something a client asks for. The page shows what we need, when it counts and who answers, in this order. */
const request = z.strictObject({
  id: slug,
  title: text(4, 40, 'What the client wants'),
  knownBy,
  line: text(8, 50, 'Under it: when this is the right one'),
  need: texts(3, 90, 'What we need, one thing a line').length(3),
  needHeading: text(4, 40, 'Heading over it, if it is not that we need something').optional(),
  counts: text(20, 110, 'When it counts, in one sentence'),
  more: text(30, 260, 'What else to know, in one or two sentences'),
  go: z
    .strictObject({
      label: text(4, 40, 'Label of the button'),
      to: z.enum(['payment', 'booking', 'phone', 'certificate']).describe('Where it leads'),
    })
    .optional()
    .describe('A button to a portal or a tool, or one that calls us'),
  ask: block('The contact form, with a prepared message', {
    label: text(4, 40, 'Label of the link to the form'),
    message: text(30, 400, 'The message that it prepares: a sentence, then a line for each thing that the client fills in'),
  }),
});

const mostWords = 150;

const situation = z
  .strictObject({
    id: slug,
    title: text(8, 60, 'What has happened, in the words of the client'),
    knownBy,
    lead: text(20, 260, 'First sentence'),
    steps: texts(20, 360, 'What to do next').min(4).max(6),
    note: text(20, 400, 'What else to know').optional(),
    links: z.array(subItem).min(1).max(3).describe('Where to read on'),
  })
  .check(({ value, issues }) => {
    const words = countWords([value.lead, ...value.steps, value.note ?? ''].join('\n'));
    if (words > mostWords) issues.push({ code: 'custom', input: value, message: `${words} words: at most ${mostWords}` });
  });

export const clientService = z.strictObject({
  meta: pageMeta,
  reviewed,
  sources: sources.optional(),
  title: text(4, 40, 'Title of the page, in large type'),
  lead: text(20, 120, 'Under the title'),
  jumps: block('Links to the parts of the page, on wide screens', {
    requests: jump,
    insurers: jump,
    card: jump,
    situations: jump,
    contact: jump,
  }),
  happened: block('What to do after a loss, with all numbers', {
    ...section,
    danger: text(20, 80, 'Whom to call first; 911 becomes a link').includes('911', 'says 911'),
    report: point.describe('First step: the insurer'),
    online: label('Link to the form of an insurer'),
    call: label('Under the number of an insurer'),
    notListed: text(20, 160, 'For insurers that are not in the list'),
    tell: text(4, 60, 'Second step: heading over our number'),
    who: text(4, 60, 'Who answers our number'),
    notice: text(20, 160, 'Telling us is not notice to the insurer'),
    links: z.array(subItem).min(1).max(3).describe('Where to read on'),
  }),
  requests: block('What clients ask for', {
    ...section,
    rule: text(20, 120, 'What this page does not do'),
    lead: text(20, 160, 'After it'),
    need: label('Heading over what we need'),
    counts: label('Heading over when it counts'),
    who: label('Heading over who answers'),
    answer: text(20, 240, 'Who answers, and when'),
    email: label('Link to an email with the same message'),
    items: z.array(request).length(8, 'eight requests'),
  }),
  insurers: block('The table of numbers; the numbers are in insurers.yaml', {
    ...section,
    lead: text(20, 200, 'Beside the heading'),
    caption: text(10, 90, 'Names the table for screen readers'),
    insurer: label('Heading of a column'),
    claims: label('Heading of a column'),
    billing: label('Heading of a column'),
    website: label('Heading of a column'),
    checked: label('Heading of a column, and before the day on the card'),
    noBilling: label('Where an insurer has no number for bills'),
    old: text(10, 80, 'Beside a day more than 90 days ago'),
    spanish: label('A claim line that also answers in Spanish'),
    english: label('A claim line that answers in English only'),
    sample: text(10, 120, 'Under the table while the website has sample content'),
  }),
  card: block('A card to print and keep', {
    ...section,
    lead: text(20, 240, 'How to print it'),
    offline: text(20, 200, 'Where else it works'),
    print: label('Button that prints the page'),
    steps: block('Left half', { heading: text(4, 30, 'Heading'), items: texts(8, 60, 'One step').length(4) }),
    blanks: texts(4, 20, 'Label of a line to write on').length(3),
    numbers: block('Right half', { heading: text(4, 30, 'Heading'), notice: text(20, 80, 'Under the numbers') }),
  }),
  situations: block('What to do, step by step, at most 150 words each', {
    ...section,
    lead: text(20, 160, 'Under the heading'),
    items: z.array(situation).length(6, 'six situations'),
  }),
  contact: block('The contact section', { ...section, lead: text(20, 240, 'Under the telephone number') }),
});
export type ClientServiceWords = z.infer<typeof clientService>;
