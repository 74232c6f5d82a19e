/** The words of /glossary around its terms, and of the definitions that open in the text of other pages. */
import type { GlossaryPage } from '../schema.ts';

export default {
  meta: {
    title: 'Insurance glossary: the words, measured',
    description:
      'Property, liability, auto, flood, wind, life, disability, care, surety and claim terms in plain words, with the Texas rule where it matters.',
  },
  title: 'Words, measured',
  lead: '{count} terms of property, liability, flood, life and claims, each in 45 words or fewer.',
  crumb: 'Glossary',
  find: { label: 'Find a term', hint: 'coinsurance, tail, surplus…', submit: 'Find' },
  found: { of: 'of', terms: 'terms' },
  none: { text: 'No term matches', advice: 'Check the spelling, pick a letter, or', ask: 'ask an advisor' },
  letters: 'A to Z',
  also: 'also',
  meet: 'You meet it:',
  popover: { more: 'in the glossary', close: 'Close' },
} satisfies GlossaryPage;
