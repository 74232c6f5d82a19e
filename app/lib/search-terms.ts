/** What the index (made at build time) and the search (in the browser) must agree on. */
import type { Options } from 'minisearch';

/** Said on every page, so they find nothing. */
const stopWords = new Set(
  'a an and are as at be but by can do does for from get has have how i if in into is it its me my no not of on or our so than that the their them then there they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** "Claims", "claim" and "Claim’s" are one term; "policies" and "policy" too. Null: not worth a place in the index. */
export function termOf(word: string): string | null {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (stopWords.has(plain) || (plain.length < 2 && !/\d/.test(plain))) return null;
  return plain.replace(/(?<=..)ies$/, 'y').replace(/(?<=..[^su])s$/, '');
}

/** The words of a text as the index knows them. */
export const termsOf = (text: string): string[] => (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => termOf(word) ?? []);

export interface SearchDocument {
  /** The address, which is also its name in the index. */
  id: string;
  /** As the results call it: a post, an industry … */
  kind: string;
  title: string;
  description: string;
  category: string;
  text: string;
}

export const searchOptions: Options<SearchDocument> = {
  fields: ['title', 'category', 'description', 'text'],
  storeFields: ['kind', 'title', 'description', 'category'],
  processTerm: termOf,
};

export const longestQuery = 80;

/** What is searched for: the first 80 characters, without the spaces around. */
export function cutQuery(typed: string | null): { query: string; cut: boolean } {
  const whole = (typed ?? '').replace(/\s+/g, ' ').trim();
  const letters = [...whole];
  return { query: letters.slice(0, longestQuery).join('').trim(), cut: letters.length > longestQuery };
}

/** A text in pieces, those that hold one of the terms marked. */
export function highlightTerms(text: string, terms: readonly string[]): { text: string; marked: boolean }[] {
  const found = new Set(terms);
  const pieces: { text: string; marked: boolean }[] = [];
  for (const piece of text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []) {
    const marked = found.has(termOf(piece) ?? '');
    const last = pieces.at(-1);
    if (last && !last.marked && !marked) last.text += piece;
    else pieces.push({ text: piece, marked });
  }
  return pieces;
}
