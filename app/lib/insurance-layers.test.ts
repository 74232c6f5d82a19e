import { expect, test } from 'vitest';
import { paidBy, usedPercent } from './insurance-layers';

const layers = [
  { from: 0, to: 100000 },
  { from: 100000, to: 500000 },
  { from: 500000, to: 1000000 },
];
const split = (claim: number) => layers.map((layer) => paidBy(layer, claim));

test('a claim uses the lowest layer first and the next one only above its limit', () => {
  expect(split(60000)).toEqual([60000, 0, 0]);
  expect(split(100000)).toEqual([100000, 0, 0]);
  expect(split(350000)).toEqual([100000, 250000, 0]);
});

test('no layer pays what exceeds the last layer', () => expect(split(2000000)).toEqual([100000, 400000, 500000]));

test('usedPercent is the percentage of a layer that a claim uses', () => {
  expect(usedPercent(layers[1]!, 350000)).toBe(62.5);
  expect(usedPercent(layers[1]!, 50000)).toBe(0);
});
