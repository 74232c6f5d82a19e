import { expect, test } from 'vitest';
import { change, dollars, share, shortDollars, sum } from './money';

test('formats whole dollars with thousands separators', () => {
  expect(dollars(1150000)).toBe('$1,150,000');
  expect(dollars(0)).toBe('$0');
});

test('shortens only amounts that need no rounding', () => {
  expect(shortDollars(350000)).toBe('$350K');
  expect(shortDollars(2400000)).toBe('$2.4M');
  expect(shortDollars(-1150000)).toBe('−$1.15M');
  expect(shortDollars(1234500)).toBe('$1,234,500');
  expect(shortDollars(12500)).toBe('$12,500');
  expect(shortDollars(0)).toBe('$0');
});

test('shows the direction of a change, with a minus sign instead of a hyphen', () => {
  expect(change(11000)).toBe('+$11,000');
  expect(change(-57000)).toBe('−$57,000');
  expect(change(0)).toBe('$0');
});

test('a share is rounded to whole percent', () => {
  const total = sum([{ premium: 153000 }, { premium: 487000 }], (row) => row.premium);
  expect(share(153000, total)).toBe(24);
});
