import { expect, test } from 'vitest';
import { matchesEveryWord, matchRanges } from './word-match';

const text = 'Two roofs with the same damage can be paid very differently.';

test('every typed word must be the beginning of a word in the text', () => {
  expect(matchesEveryWord(text, 'roof dam')).toBe(true);
  expect(matchesEveryWord(text, 'ROOFS')).toBe(true);
  expect(matchesEveryWord(text, 'roof hail')).toBe(false);
  expect(matchesEveryWord(text, 'oof')).toBe(false);
});

test('singular and plural match each other', () => expect(matchesEveryWord('One policy', 'policies')).toBe(true));
test('empty input matches any text', () => expect(matchesEveryWord(text, ' ')).toBe(true));

test('returns the ranges of the matching words', () => {
  expect(matchRanges(text, 'roof').map(({ start, end }) => text.slice(start, end))).toEqual(['roofs']);
  expect(matchRanges(text, '')).toEqual([]);
});
