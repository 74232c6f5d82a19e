import { expect, test } from 'vitest';
import { filterTrades } from './filter-trades';

const trade = (name: string, line: string, clients: string[]) => ({
  name,
  line,
  clients,
});
const trades = [
  trade('Energy', 'Operators and oilfield service', ['Wireline crews', 'Solar owners']),
  trade('Food & Beverage', 'Processors, breweries, caterers', ['Bakeries', 'Food trucks']),
  trade('Retail & Service', 'Shops and salons', ['Neighborhood bakeries', 'Tailors']),
];
const names = (typed: string) => filterTrades(trades, typed, 'en').map(({ trade }) => trade.name);

test('without input returns all trades and no matching clients', () => {
  expect(names('  ')).toHaveLength(3);
  expect(filterTrades(trades, '', 'en').every(({ fits }) => fits.length === 0)).toBe(true);
});

test.each([
  ['ENERGY', ['Energy']],
  ['caterer', ['Food & Beverage']],
  ['wire', ['Energy']],
  ['bakery', ['Food & Beverage', 'Retail & Service']],
  ['bakeries', ['Food & Beverage', 'Retail & Service']],
  ['truck', ['Food & Beverage']],
  ['trucks', ['Food & Beverage']],
])('matches name, line and clients of a trade, singular and plural: %s', (typed, found) => expect(names(typed)).toEqual(found));

test('every word must match, and the matching clients are returned', () => {
  expect(filterTrades(trades, 'food truck', 'en')).toEqual([{ trade: trades[1], fits: ['Food trucks'] }]);
  expect(names('food wireline')).toEqual([]);
});
