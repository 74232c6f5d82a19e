import { expect, test } from 'vitest';
import { holdsEvery, placesOf } from './find-words';

const text = 'Two roofs with the same damage can be paid very differently.';

test('every word that was typed must begin a word of the text', () => {
  expect(holdsEvery(text, 'roof dam')).toBe(true);
  expect(holdsEvery(text, 'ROOFS')).toBe(true);
  expect(holdsEvery(text, 'roof hail')).toBe(false);
  expect(holdsEvery(text, 'oof')).toBe(false);
});

test('plurals meet', () => expect(holdsEvery('One policy', 'policies')).toBe(true));
test('nothing typed holds everywhere', () => expect(holdsEvery(text, ' ')).toBe(true));

test('says where the words stand', () => {
  expect(placesOf(text, 'roof').map(({ start, end }) => text.slice(start, end))).toEqual(['roofs']);
  expect(placesOf(text, '')).toEqual([]);
});
