import { expect, test } from 'vitest';
import { dayHalf, formatDate, formatMonth } from './format-date';

test('formats dates in American English and Spanish, independent of the time zone', () => {
  expect(formatDate('2026-10-13')).toBe('October 13, 2026');
  expect(formatDate('2026-01-01')).toBe('January 1, 2026');
  expect(formatDate('2026-11-14', 'es')).toBe('14 de noviembre de 2026');
});

test('formats a month with its year', () => {
  expect(formatMonth('2026-01-01')).toBe('January 2026');
  expect(formatMonth('2026-01-01', 'es')).toBe('enero de 2026');
});

test('formats am and pm in both languages', () => {
  expect(dayHalf('pm', 'en')).toBe('pm');
  expect(dayHalf('am', 'es')).toBe('a. m.');
});
