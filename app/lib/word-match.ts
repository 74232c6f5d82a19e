/** Finding by the beginnings of words, as somebody types. */

/** "Bakeries", "bakery" and "baker" shall meet: lower case, and no plural endings. */
const plain = (word: string) =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=..[^s])s$/, '');
const wordsOf = (text: string) => (text.match(/[a-z0-9]+/gi) ?? []).map(plain);

/** Whether every word that was typed begins a word of the text. */
export function matchesEveryWord(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((begin) => words.some((word) => word.startsWith(begin)));
}

/** Where the words of a text stand that begin with something typed. */
export function matchRanges(text: string, typed: string): { start: number; end: number }[] {
  const begins = wordsOf(typed);
  return [...text.matchAll(/[a-z0-9]+/gi)]
    .filter(([word]) => begins.some((begin) => plain(word).startsWith(begin)))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}
