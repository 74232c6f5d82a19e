import { expect, test } from 'vitest';
import { assignBackgrounds, type BackgroundChoice } from './backgrounds';

const light: BackgroundChoice = { wishes: ['page', 'stone', 'mist'] };

test('a section gets its dearest ground', () => {
  expect(assignBackgrounds([light], 'deep')).toEqual(['page']);
});

test('no section stands on the ground of its neighbour', () => {
  expect(assignBackgrounds([light, light, light], 'page')).toEqual(['stone', 'page', 'stone']);
});

test('a section gives way to the one below that has no choice', () => {
  expect(assignBackgrounds([light, { wishes: ['page'] }, light], 'deep')).toEqual(['stone', 'page', 'stone']);
});

test('the lower edge counts where it differs', () => {
  expect(assignBackgrounds([{ wishes: ['stone'], ends: 'page' }, light], 'deep')).toEqual(['stone', 'stone']);
});
