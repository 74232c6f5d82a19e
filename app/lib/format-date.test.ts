import { expect, test } from 'vitest';
import { formatDate, formatMonth } from './format-date';

test('a date is written the American way and does not depend on the time zone', () => {
  expect(formatDate('2026-10-13')).toBe('October 13, 2026');
  expect(formatDate('2026-01-01')).toBe('January 1, 2026');
});

test('a month is named with its year', () => {
  expect(formatMonth('2026-01-01')).toBe('January 2026');
});
