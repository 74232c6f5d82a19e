/** Word normalization and options that the search index (build time) and the search (browser) share. */
import type { Options } from 'minisearch';
import type { Language } from '../../content-model/content-paths';
import { foldCase, normalize, wordPattern } from './word-match';

const words = (list: string) => new Set(list.split(' '));
const stopWords = {
  en: words(
    'a an and are as at be but by can do does for from get has have how i if in into is it its me my no not of on or our so than that the their them then there they this to was we what when where which who why will with you your',
  ),
  es: words(
    'a al algo como con cual cuando de del donde e el ella en es esa ese esta este esto hay la las le les lo los mas me mi mis muy ni no nos o para pero por porque que quien se sea ser si sin sobre son su sus te tengo tiene tu u un una uno unos usted y ya yo',
  ),
};

/** Maps colloquial words of Texan Spanish to the words that the pages use. */
const spoken = new Map(
  Object.entries({
    aseguranza: 'seguro',
    aseguransa: 'seguro',
    carro: 'auto',
    coche: 'auto',
    troca: 'camioneta',
    reclamo: 'reclamacion',
    roofero: 'techador',
  }),
);

/** The form in which a word is indexed, or null for stop words and single letters. */
export function termOf(word: string, language: Language): string | null {
  const term = normalize(word, language);
  if (stopWords[language].has(foldCase(word)) || (term.length < 2 && !/\d/.test(term))) return null;
  return (language === 'es' && spoken.get(term)) || term;
}

/** The normalized terms of a text. */
export const termsOf = (text: string, language: Language): string[] =>
  (text.match(wordPattern) ?? []).flatMap((word) => termOf(word, language) ?? []);

export interface SearchDocument {
  /** Path of the page. */
  id: string;
  kind: 'post' | 'industry' | 'personal' | 'service' | 'tool' | 'term' | 'place';
  /** Shown with the result, for example “Industry”. */
  kindLabel: string;
  title: string;
  description: string;
  category: string;
  text: string;
}

export const searchOptions = (language: Language): Options<SearchDocument> => ({
  fields: ['title', 'category', 'description', 'text'],
  storeFields: ['kind', 'kindLabel', 'title', 'description', 'category'],
  processTerm: (word) => termOf(word, language),
});

export const longestQuery = 80;

/** Trims the query to 80 characters and collapses whitespace. */
export function cutQuery(typed: string | null): { query: string; cut: boolean } {
  const whole = (typed ?? '').replace(/\s+/g, ' ').trim();
  const letters = [...whole];
  return { query: letters.slice(0, longestQuery).join('').trim(), cut: letters.length > longestQuery };
}

/** Splits a text into pieces and marks the pieces that are one of the terms. */
export function highlightTerms(text: string, terms: readonly string[], language: Language): { text: string; marked: boolean }[] {
  const found = new Set(terms);
  const pieces: { text: string; marked: boolean }[] = [];
  for (const piece of text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []) {
    const marked = found.has(termOf(piece, language) ?? '');
    const last = pieces.at(-1);
    if (last && !last.marked && !marked) last.text += piece;
    else pieces.push({ text: piece, marked });
  }
  return pieces;
}
