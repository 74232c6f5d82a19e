import { expect, test } from 'vitest';
import { matchesEveryWord, matchRanges } from './word-match';

const text = 'Two roofs with the same damage can be paid very differently.';

test('every typed word must be the beginning of a word in the text', () => {
  expect(matchesEveryWord(text, 'roof dam', 'en')).toBe(true);
  expect(matchesEveryWord(text, 'ROOFS', 'en')).toBe(true);
  expect(matchesEveryWord(text, 'roof hail', 'en')).toBe(false);
  expect(matchesEveryWord(text, 'oof', 'en')).toBe(false);
});

test('singular and plural match each other', () => expect(matchesEveryWord('One policy', 'policies', 'en')).toBe(true));
test('empty input matches any text', () => expect(matchesEveryWord(text, ' ', 'en')).toBe(true));

test('returns the ranges of the matching words', () => {
  expect(matchRanges(text, 'roof', 'en').map(({ start, end }) => text.slice(start, end))).toEqual(['roofs']);
  expect(matchRanges(text, '', 'en')).toEqual([]);
});

test('folds accents and Spanish plurals', () => {
  expect(matchesEveryWord('Cláusula de coaseguro y exclusiones', 'clausulas EXCLUSIÓN', 'es')).toBe(true);
  expect(matchRanges('una póliza', 'poliza', 'es')).toEqual([{ start: 4, end: 10 }]);
});
