import { expect, test } from 'vitest';
import { moveToFront } from './move-to-front';

const entries = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');

test('the named entries come first, in the order they are named', () => {
  expect(ids(moveToFront(entries, ['c', 'a']))).toBe('cabd');
});

test('nothing is lost, nothing is doubled, unknown names are passed over', () => {
  expect(ids(moveToFront(entries, ['d', 'x', 'd']))).toBe('dabc');
  expect(ids(moveToFront(entries, []))).toBe('abcd');
});
