import type { Language } from '../../content-model/content-paths';

/** Converts to lower case and removes accents: “Póliza” becomes “poliza”. */
export const foldCase = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const singular = {
  en: (word: string) => word.replace(/(?<=..)ies$/, 'y').replace(/(?<=..[^su])s$/, ''),
  es: (word: string) =>
    word
      .replace(/(?<=[aeiou])ces$/, 'z')
      // removes “es” from exclusiones, valores and meses; partes and deducibles lose only the “s” below
      .replace(/(?<=.[aeiou][dlnrsy])es$/, '')
      .replace(/(?<=..[aeiou])s$/, ''),
};

/** Normalizes a word for matching: “Claims” becomes “claim”, “policies” “policy”, “exclusión” and “exclusiones” “exclusion”. */
export function normalize(word: string, language: Language): string {
  const known = normalized[language];
  if (!known.has(word)) known.set(word, singular[language](foldCase(word)));
  return known.get(word)!;
}
/** Each key typed in the glossary compares 20,000 words, of which few are different. */
const normalized: Record<Language, Map<string, string>> = { en: new Map(), es: new Map() };

export const wordPattern = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string, language: Language) => (text.match(wordPattern) ?? []).map((word) => normalize(word, language));

/** Whether every typed word is the beginning of a word in the text. */
export function matchesEveryWord(text: string, typed: string, language: Language): boolean {
  const words = wordsOf(text, language);
  return wordsOf(typed, language).every((begin) => words.some((word) => word.startsWith(begin)));
}

/** Ranges of the words in a text that begin with a typed word. */
export function matchRanges(text: string, typed: string, language: Language): { start: number; end: number }[] {
  const begins = wordsOf(typed, language);
  return [...text.matchAll(wordPattern)]
    .filter(([word]) => begins.some((begin) => normalize(word, language).startsWith(begin)))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}
