/** The words of /glossary around its terms, and of the definitions that open in the text of other pages. */
import type { GlossaryWords } from '../schema.ts';

export default {
  meta: {
    title: 'Insurance glossary: the words, measured',
    description:
      'Property, liability, auto, flood, wind, life, disability, care, surety and claim terms in plain words, with the Texas rule where it matters.',
  },
  reviewed: '2026-11-15',
  title: 'Words, measured',
  lead: '{count} terms of property, liability, flood, life and claims, each in 45 words or fewer.',
  crumb: 'Glossary',
  find: { label: 'Find a term', hint: 'coinsurance, tail, surplus…', submit: 'Find' },
  found: { of: 'of', terms: 'terms' },
  none: { text: 'No term matches', advice: 'Check the spelling, pick a letter, or', ask: 'ask an advisor' },
  letters: 'A to Z',
  also: 'also',
  meet: 'You meet it:',
  example: {
    heading: 'A word that explains itself',
    text: 'In articles and on pages, the first use of a term in a section carries a dotted line. It opens in place, with a key or a tap, and without scripts. Try it on this illustrative story.',
    paragraphs: [
      'Values last updated in 2019 met a 2024 rebuild. The form had a 90% coinsurance clause, so the insurer asked what should have been carried, and the payment was cut before the deductible came off.',
      'The owner had never seen the clause. It stood on page 14 of the form, and the declarations page gave only a number: 90%.',
      'Ask for that number before you ask for the price. It decides what a partial loss pays, and most losses are partial.',
    ],
  },
  popover: { more: 'in the glossary', close: 'Close' },
} satisfies GlossaryWords;
