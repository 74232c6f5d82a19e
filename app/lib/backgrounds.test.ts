import { expect, test } from 'vitest';
import { assignBackgrounds, type BackgroundChoice } from './backgrounds';

const light: BackgroundChoice = { options: ['page', 'stone', 'mist'] };

test('a section gets its preferred background', () => expect(assignBackgrounds([light], 'deep')).toEqual(['page']));

test('neighboring sections have different backgrounds', () => {
  expect(assignBackgrounds([light, light, light], 'page')).toEqual(['stone', 'page', 'stone']);
});

test('a joined section keeps the background of the section above', () => {
  expect(assignBackgrounds([light, { ...light, joined: true }, light], 'deep')).toEqual(['page', 'page', 'stone']);
});

test('a section avoids the background of a section below that has a single option', () => {
  expect(assignBackgrounds([light, { options: ['page'] }, light], 'deep')).toEqual(['stone', 'page', 'stone']);
});

test('the next section must differ from the color at the lower edge, not from the background', () => {
  expect(assignBackgrounds([{ options: ['stone'], bottom: 'page' }, light], 'deep')).toEqual(['stone', 'stone']);
});
