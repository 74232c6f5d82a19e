import { expect, test } from 'vitest';
import { interpolate, placeholderNames, templateParts } from './interpolate';

const figures = { paid: '$19,750', loss: '$40,000' };

test('replaces placeholders with figures', () => {
  expect(interpolate('{paid} of {loss}.', figures)).toBe('$19,750 of $40,000.');
  expect(interpolate('{n} messages', { n: 1250 })).toBe('1,250 messages');
  expect(templateParts('{paid} of {loss}', figures)).toEqual([
    { text: '$19,750', figure: 'paid' },
    { text: ' of ' },
    { text: '$40,000', figure: 'loss' },
  ]);
});

test('lists the figures that a sentence names', () => {
  expect(placeholderNames('{paid} of {loss}, and {paid} again')).toEqual(['paid', 'loss', 'paid']);
  expect(placeholderNames('none')).toEqual([]);
});
