import { expect, test } from 'vitest';
import { withAmounts } from './figure-amounts';
import { readContent } from './read.ts';
import type { AnyFigure } from './schemas/figure';

const { figure } = readContent('industries/energy.yaml');
const rows = [
  { label: 'Settlement', amount: '$600,000' },
  { label: 'Paid', amount: '−$60,000' },
  { label: 'Left over', amount: '$540,000' },
];
const texts = { lead: 'A claim of {Settlement}.', result: { row: 'Left over', text: 'after {Paid}' } };
const plain = { ...figure, ...texts, bands: [], mark: { value: 'a', text: 'b' } } as unknown as AnyFigure;

test('a row label in braces is replaced with the row’s amount, without a minus sign', () => {
  const { figure: filled, result } = withAmounts(plain, rows);
  expect(filled.lead).toBe('A claim of $600,000.');
  expect(result).toEqual({ amount: '$540,000', text: 'after $60,000' });
});

test('a label that no row has throws an error', () => {
  expect(() => withAmounts({ ...plain, lead: '{Nothing}' }, rows)).toThrow('no row “Nothing”');
});

test('an amount that is written out although a row has it throws an error', () => {
  expect(() => withAmounts({ ...plain, lead: 'A claim of $600,000.' }, rows)).toThrow('types $600,000');
  expect(() => withAmounts({ ...plain, lead: 'A claim of $600,000,000.' }, rows)).not.toThrow();
});
