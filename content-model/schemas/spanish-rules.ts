import { z } from 'zod';
import { text, texts } from './text-types.ts';

/** Whether a pattern can be read: a translator who writes one sees a mistake in it at once. */
function isPattern(words: string): boolean {
  try {
    return Boolean(new RegExp(words, 'u'));
  } catch {
    return false;
  }
}

const pattern = (what: string) =>
  text(2, 240, `${what}. It may be a regular expression`).refine(isPattern, 'not a regular expression: check its brackets');

const rules = z.array(
  z.strictObject({
    words: pattern('Whole words, in large or small letters').meta({ title: 'Never' }),
    say: text(4, 140, 'What to write instead, and why').meta({ title: 'Instead' }),
    exceptIn: pattern('Files in which the words are right, by a part of their path').optional().meta({ title: 'Except in' }),
  }),
);

/** Which words the Spanish texts of this site do not use. The names of insurance terms are in content/spanish-terms.yaml. */
export const spanishRules = z.strictObject({
  register: rules.describe('False friends, words of other Spanish-speaking countries, and “tú”'),
  promises: rules.describe('What a brokerage does not promise'),
  allowed: z
    .array(z.strictObject({ words: text(2, 60, 'The phrase'), because: text(4, 140, 'Why it is right') }))
    .describe('Phrases that are right although a rule matches them'),
  english: texts(2, 30, 'A word').describe('English words that stand only in parentheses after the Spanish ones. None may also be Spanish'),
  alsoSpanish: texts(2, 30, 'A word').describe('Words of English insurance terms that are also Spanish words'),
  englishNames: texts(2, 60, 'A name').describe('English names that are not translated, besides those of the firm'),
  properNames: texts(2, 80, 'A name').describe('Names with several capitals that headings may contain, besides those of the firm'),
});
