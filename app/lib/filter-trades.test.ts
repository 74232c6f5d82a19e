import { expect, test } from 'vitest';
import { filterTrades } from './filter-trades';

const trades = [
  {
    name: 'Energy',
    line: 'Operators and oilfield service',
    goesWrong: 'A well gets away.',
    wePlace: 'Control of well.',
    clients: ['Wireline crews', 'Solar owners'],
  },
  {
    name: 'Food & Beverage',
    line: 'Processors, breweries, caterers',
    goesWrong: 'A wrong label.',
    wePlace: 'Recall and spoilage.',
    clients: ['Bakeries', 'Food trucks'],
  },
  {
    name: 'Retail & Service',
    line: 'Shops and salons',
    goesWrong: 'Glass breaks.',
    wePlace: 'Stock.',
    clients: ['Neighborhood bakeries', 'Tailors'],
  },
];
const names = (typed: string) => filterTrades(trades, typed, 'en').map(({ trade }) => trade.name);

test('without input returns all trades and no matching clients', () => {
  expect(names('  ')).toHaveLength(3);
  expect(filterTrades(trades, '', 'en').every(({ fits }) => fits.length === 0)).toBe(true);
});

test('matches the name, the line, the coverages and the clients of a trade', () => {
  expect(names('ENERGY')).toEqual(['Energy']);
  expect(names('caterer')).toEqual(['Food & Beverage']);
  expect(names('spoilage')).toEqual(['Food & Beverage']);
  expect(names('wire')).toEqual(['Energy']);
});

test('singular and plural match each other', () => {
  expect(names('bakery')).toEqual(['Food & Beverage', 'Retail & Service']);
  expect(names('bakeries')).toEqual(names('bakery'));
  expect(names('trucks')).toEqual(names('truck'));
  expect(names('glass')).toEqual(['Retail & Service']);
});

test('every word must match, and the matching clients are returned', () => {
  expect(filterTrades(trades, 'food truck', 'en')).toEqual([{ trade: trades[1], fits: ['Food trucks'] }]);
  expect(names('food wireline')).toEqual([]);
});
