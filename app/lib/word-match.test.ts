import { expect, test } from 'vitest';
import { matchesEveryWord, matchRanges } from './word-match';

const text = 'Two roofs with the same damage can be paid very differently.';

test('every word that was typed must begin a word of the text', () => {
  expect(matchesEveryWord(text, 'roof dam')).toBe(true);
  expect(matchesEveryWord(text, 'ROOFS')).toBe(true);
  expect(matchesEveryWord(text, 'roof hail')).toBe(false);
  expect(matchesEveryWord(text, 'oof')).toBe(false);
});

test('plurals meet', () => expect(matchesEveryWord('One policy', 'policies')).toBe(true));
test('nothing typed holds everywhere', () => expect(matchesEveryWord(text, ' ')).toBe(true));

test('says where the words stand', () => {
  expect(matchRanges(text, 'roof').map(({ start, end }) => text.slice(start, end))).toEqual(['roofs']);
  expect(matchRanges(text, '')).toEqual([]);
});
