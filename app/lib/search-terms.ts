/** Shared by the index (build time) and the search (browser). */
import type { Options } from 'minisearch';

const stopWords = new Set(
  'a an and are as at be but by can do does for from get has have how i if in into is it its me my no not of on or our so than that the their them then there they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Normalizes a word: "Claims" and "claim" are one term, "policies" and "policy" too. Null: not indexed. */
export function termOf(word: string): string | null {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (stopWords.has(plain) || (plain.length < 2 && !/\d/.test(plain))) return null;
  return plain.replace(/(?<=..)ies$/, 'y').replace(/(?<=..[^su])s$/, '');
}

/** The normalized terms of a text. */
export const termsOf = (text: string): string[] => (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => termOf(word) ?? []);

export interface SearchDocument {
  /** Path of the page. */
  id: string;
  /** Label shown with the result, for example "Industry". */
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

/** Trims the query to 80 characters and collapses whitespace. */
export function cutQuery(typed: string | null): { query: string; cut: boolean } {
  const whole = (typed ?? '').replace(/\s+/g, ' ').trim();
  const letters = [...whole];
  return { query: letters.slice(0, longestQuery).join('').trim(), cut: letters.length > longestQuery };
}

/** Splits a text into pieces and marks those that are one of the terms. */
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
