import { expect, test } from 'vitest';
import { moveToFront } from './move-to-front';

const entries = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');

test('moves the entries with the given ids to the front, in the order of the ids', () => {
  expect(ids(moveToFront(entries, ['c', 'a']))).toBe('cabd');
});

test('keeps all other entries, without duplicates, and ignores unknown ids', () => {
  expect(ids(moveToFront(entries, ['d', 'x', 'd']))).toBe('dabc');
  expect(ids(moveToFront(entries, []))).toBe('abcd');
});
