import { expect, test } from 'vitest';
import { withAmounts } from './figure-amounts';
import { readContent } from './read.ts';
import type { AnyFigure } from './schemas/figure';

const { figure } = readContent('industries/energy.yaml');
const rows = [
  { label: 'Settlement', amount: '$600,000' },
  { label: 'Paid', amount: '−$60,000' },
];
const drawn = (lossMark: string) => ({ ...figure, lossMark }) as AnyFigure;

test('a row label in braces is replaced with the row’s amount, without a minus sign', () => {
  expect(withAmounts(drawn('{Settlement} less {Paid}'), rows).lossMark).toBe('$600,000 less $60,000');
});

test('a label that no row has throws an error', () => {
  expect(() => withAmounts(drawn('{Nothing}'), rows)).toThrow('no row “Nothing”');
});

test('an amount that is written out although a row has it throws an error', () => {
  expect(() => withAmounts(drawn('A claim of $600,000.'), rows)).toThrow('types $600,000');
  expect(() => withAmounts(drawn('A claim of $600,000,000.'), rows)).not.toThrow();
});
