import { z } from 'zod';
import { countWords } from '../count-words.ts';

export const text = (min: number, max: number, what: string) =>
  z
    .string()
    .min(min, `too short: at least ${min} characters (${what})`)
    .max(max, `too long: at most ${max} characters (${what})`)
    .refine((s) => s === s.trim(), 'has spaces at the start or end')
    .describe(what);

export const texts = (min: number, max: number, what: string) => z.array(text(min, max, what));

/** Limits the number of words. `schemaProblems` allows more in Spanish, which is longer. */
export const wordLimit =
  (min: number, max: number, message: string): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    const words = countWords(value);
    if (words < min || words > max) issues.push({ code: 'custom', input: value, message, params: { words, min, max } });
  };

/** Cards in a row have the same height, so their texts have about the same length. */
export const cardText = text(60, 260, '18 to 30 words').check(wordLimit(18, 30, 'a card has 18 to 30 words: shorten or lengthen the text'));

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
  .describe('Part of an address: lower-case words joined by hyphens');

export const path = z
  .string()
  .regex(/^\/[a-z0-9/#-]*$/, 'an address on this site, starting with /')
  .describe('Where it leads: an address on this site, starting with /');

export const link = z.string().regex(/^(?:\/|https:\/\/)\S*$/, 'an address on this site, starting with /, or an outside one with https://');

/** Required of pages that cite law or numbers of public programs. The sitemap uses this date too. */
export const reviewed = z.iso.date().describe('Day on which the law and the figures on the page were last reviewed');

export const sources = texts(6, 120, 'A statute or an agency, for example Insurance Code chapter 151')
  .min(1)
  .max(14)
  .describe('What the page rests on, printed on it. It comes from the facts that the page states and is not typed');

export const label = (what: string) => text(2, 60, what);

/** Fields that belong together, with a description for staff. */
export const block = <T extends z.ZodRawShape>(what: string, shape: T) => z.strictObject(shape).describe(what);

export const rows = <T extends z.ZodRawShape>(shape: T, min: number, max: number) => z.array(z.strictObject(shape)).min(min).max(max);

/** A text with placeholders for the visitor’s numbers: {paid}. */
export const templateText = (min: number, max: number, what: string) => text(min, max, `${what}. {name} becomes a figure`);

/** Schemas of lines in a letter to an insurer or an advisor. These readers need English, so the lines are not translated. */
export const letterLines = z.registry<undefined>();

/** Adds a schema to `letterLines`. A translated file keeps the English line and adds its translation in `meanings`. */
export const letterLine = (line: z.ZodString) => line.register(letterLines);

/**
 * Optional fields that only a translation has. `meanings` has the same keys as the letter lines that it translates.
 */
export const translationOnly = ['meanings', 'letter', 'policyNotice', 'reply'];

/** Schemas of names, which are not translated. */
export const names = z.registry<undefined>();

/** Schemas of texts for staff, which are not printed and not translated. */
export const staffNotes = z.registry<undefined>();

export const letterWords = z
  .strictObject({
    sent: text(4, 30, 'Over the English lines'),
    says: text(4, 30, 'Over what they say'),
    note: text(20, 200, 'Says that only the English is copied and sent'),
  })
  .optional()
  .describe('Only in a translation: headings over the English lines of the letter and their meaning');
