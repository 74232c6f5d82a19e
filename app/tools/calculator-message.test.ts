import { expect, test } from 'vitest';
import { calculatorMessage } from './calculator-message';
import type { Field } from './fields';

const fields: Field[] = [
  { kind: 'money', name: 'limit', label: 'Dwelling limit', min: 1, max: 1_000_000, example: 400_000 },
  { kind: 'percent', name: 'percent', label: 'Deductible', min: 0, max: 100, example: 2 },
  { kind: 'flag', name: 'surplus', label: 'Surplus lines insurer', example: false },
  { kind: 'day', name: 'closing', label: 'Closing day', optional: true, min: '2020-01-01', max: '2030-01-01', example: '' },
];

const message = (values: Record<string, string | number | boolean>) =>
  calculatorMessage({
    name: 'Percent deductible calculator',
    today: '2026-11-18',
    fields,
    values: { limit: 400_000, percent: 2, ...values },
    results: [{ result: 'deductible', label: 'Your deductible' }],
    figures: { deductible: '$8,000' },
    link: 'https://www.benchmark.example/tools/percent-deductible#limit=300000',
    words: { results: 'The calculator shows:', link: 'Open it with these figures:', yes: 'Yes' },
    language: 'en',
  });
const full = `Percent deductible calculator, November 18, 2026

Dwelling limit: $400,000
Deductible: 2%
Surplus lines insurer: Yes
Closing day: May 20, 2027

The calculator shows:
- Your deductible: $8,000

Open it with these figures: https://www.benchmark.example/tools/percent-deductible#limit=300000`;

test('a message contains the name, the day, the inputs, the results and the link, but no switches that are off and no empty dates', () => {
  expect(message({ surplus: true, closing: '2027-05-20' })).toBe(full);
  expect(message({ surplus: false, closing: '' })).toBe(full.replace(/Surplus lines.*\nClosing day.*\n/, ''));
});
