import { expect, test } from 'vitest';
import { change, dollars, share, sum } from './money';

test('amounts are written as on a policy', () => {
  expect(dollars(1150000)).toBe('$1,150,000');
  expect(dollars(0)).toBe('$0');
});

test('a change says its direction, with a real minus', () => {
  expect(change(11000)).toBe('+$11,000');
  expect(change(-57000)).toBe('−$57,000');
  expect(change(0)).toBe('$0');
});

test('a share is a whole per cent of the sum', () => {
  const premiums = [{ premium: 153000 }, { premium: 487000 }];
  expect(
    share(
      153000,
      sum(premiums, (row) => row.premium),
    ),
  ).toBe(24);
});
