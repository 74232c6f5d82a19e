import { z } from 'zod';
import { arithmetic } from './arithmetic.ts';
import { slug, sources, text, wordLimit } from './text-types.ts';

export const name = (what: string) => text(2, 60, what).regex(/^[\p{L}\p{N}’&/%, -]+$/u, 'letters, digits, spaces and ’ & / % , - alone');

export const glossaryTerm = z.strictObject({
  term: name('The term as a reader meets it, in sentence case'),
  englishNames: z
    .array(name('An English name'))
    .min(1)
    .max(5)
    .optional()
    .describe('In a translation: the English names of the term, as printed on a policy'),
  subject: z
    .enum(['auto-and-transport', 'claims', 'flood-and-wind', 'liability', 'life-and-care', 'policy', 'property', 'trades'])
    .describe('The field of insurance that the term belongs to'),
  alsoCalled: z.array(name('Another name')).min(1).max(4).optional().describe('Also called; printed under the term'),
  spellings: z
    .array(name('A plural, an abbreviation or another spelling'))
    .min(1)
    .optional()
    .describe('Other forms of the word that are explained in texts. Capitals alone, such as NFIP, are found as capitals'),
  definition: text(40, 340, 'Plain to someone who hears the word for the first time, exact to a specialist').check(
    wordLimit(0, 45, 'a definition has at most 45 words: shorten it'),
  ),
  example: text(20, 260, 'A small case in a sentence or two, with figures where they help. In Spanish every term has one').optional(),
  whereUsed: text(10, 120, 'Where you meet it: goes on after “You meet it:”').regex(/^[a-z].*\.$/, 'begins small and ends with a period'),
  pages: z
    .array(z.string().regex(/^[a-z]+\/[a-z0-9-]+$/, 'a file of content/ without its ending, for example personal/flood'))
    .min(1)
    .max(3)
    .optional()
    .describe('Pages and tools that say more, by file of content/'),
  relatedTerms: z.array(slug).min(1).max(3).describe('Related terms'),
  sources: sources.max(3).optional().describe('The statutes, rules or programs that the definition rests on, printed under it'),
  notMarked: text(10, 120, 'Why the term is not marked and explained in the text of pages. Left out for all others').optional(),
  ...arithmetic,
});
export type GlossaryTerm = z.infer<typeof glossaryTerm>;
