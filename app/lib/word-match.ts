/** Normalizes words for matching: lower case, plural endings removed. */
const normalize = (word: string) =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=..[^s])s$/, '');
const wordsOf = (text: string) => (text.match(/[a-z0-9]+/gi) ?? []).map(normalize);

/** Whether every typed word is the beginning of a word in the text. */
export function matchesEveryWord(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((begin) => words.some((word) => word.startsWith(begin)));
}

/** Ranges of the words in a text that begin with a typed word. */
export function matchRanges(text: string, typed: string): { start: number; end: number }[] {
  const begins = wordsOf(typed);
  return [...text.matchAll(/[a-z0-9]+/gi)]
    .filter(([word]) => begins.some((begin) => normalize(word).startsWith(begin)))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}
