import { z } from 'zod';
import { pageMeta } from './shared.ts';
import { block, label, reviewed, text, texts } from './text-types.ts';

export const glossaryPage = z.strictObject({
  meta: pageMeta,
  reviewed,
  title: text(4, 40, 'Title of the page, in large type'),
  lead: text(40, 160, 'Under it. {count} becomes the number of terms').includes('{count}', 'says {count}'),
  crumb: label('Name of this page in the path above a title, as in Home › Industries').meta({ title: 'Name in the path' }),
  find: block('The search field', {
    label: label('Names the field for screen readers'),
    hint: label('In the empty field'),
  }),
  found: block('Said about the number of results', {
    of: label('Between the number found and the number of all'),
    terms: label('After the number of terms'),
  }),
  none: block('When nothing was found', {
    text: label('Before the words that nothing matches'),
    advice: text(10, 80, 'What to do; the link follows'),
    ask: label('Link to the contact section'),
  }),
  letters: label('Names the row of letters'),
  subjects: block('The list of subjects beside the field', {
    label: label('Names the list for screen readers'),
    all: label('No subject chosen'),
    policy: label('Subject'),
    property: label('Subject'),
    liability: label('Subject'),
    'auto-and-transport': label('Subject'),
    'flood-and-wind': label('Subject'),
    'life-and-care': label('Subject'),
    claims: label('Subject'),
    trades: label('Subject'),
  }),
  englishNames: label('Before the English names of a term, on the Spanish page'),
  alsoCalled: label('Before the other names'),
  smallExample: label('Before the example of a term'),
  whereUsed: label('Before the place where it is met'),
  example: block('An example of explained words, at the end of the page', {
    heading: text(8, 60, 'Heading'),
    text: text(60, 240, 'What a dotted word does'),
    paragraphs: texts(60, 300, 'A paragraph that has dotted words').min(1).max(4),
  }),
  popover: z
    .strictObject({ more: label('After the term, as the link to it'), close: label('Names the button in the corner') })
    .meta({ title: 'Explanation', description: 'The card that explains a word' }),
});
export type GlossaryWords = z.infer<typeof glossaryPage>;
