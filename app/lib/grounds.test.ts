import { expect, test } from 'vitest';
import { assignGrounds, type Standing } from './grounds';

const light: Standing = { wishes: ['page', 'stone', 'mist'] };

test('a section gets its dearest ground', () => {
  expect(assignGrounds([light], 'deep')).toEqual(['page']);
});

test('no section stands on the ground of its neighbour', () => {
  expect(assignGrounds([light, light, light], 'page')).toEqual(['stone', 'page', 'stone']);
});

test('a section gives way to the one below that has no choice', () => {
  expect(assignGrounds([light, { wishes: ['page'] }, light], 'deep')).toEqual(['stone', 'page', 'stone']);
});

test('the lower edge counts where it differs', () => {
  expect(assignGrounds([{ wishes: ['stone'], ends: 'page' }, light], 'deep')).toEqual(['stone', 'stone']);
});
