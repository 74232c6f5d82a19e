import { describe, expect, test } from 'vitest';
import { readContent } from '../../content-model/read';
import { calculator } from './calculators/claim-clock';
import { exampleValues, type Field, formatInput, formatRange, formatValue, parseAddress, parseInput, serializeValues } from './fields';

const claimClockWords = readContent('tools/claim-clock.yaml');
const coinsuranceWords = readContent('tools/coinsurance.yaml');
const percentWords = readContent('tools/percent-deductible.yaml');

const fields: Field[] = coinsuranceWords.fields;
const limit = fields.find(({ name }) => name === 'limit')!;
const percent = percentWords.fields.find(({ name }) => name === 'percent') as Field;
const months: Field = {
  kind: 'count',
  name: 'months',
  label: 'Months',
  unit: { one: 'month', other: 'months' },
  min: 1,
  max: 36,
  example: 6,
};
const clock: Field[] = claimClockWords.fields;
const notice = clock[0]!;

describe('typed text', () => {
  test.each([
    ['100000', 100_000],
    ['$100,000', 100_000],
    [' 100,000 ', 100_000],
    ['0', 0],
    ['007', 7],
  ])('parses “%s”', (text, value) => expect(parseInput(limit, text)).toBe(value));

  const notNumbers = ['', ' ', '$', '1oo,000', '1e99', '1E3', 'Infinity', 'NaN', '0x10', '５'];
  const outOfRange = ['-5', '−5', '12.50', '100000001', '99999999999999999999999', '1 000 000 000'];
  test.each([...notNumbers, ...outOfRange])('refuses “%s”', (text) => expect(parseInput(limit, text)).toBeUndefined());

  test('a percent may have two decimals', () => {
    expect(parseInput(percent, '2.5%')).toBe(2.5);
    expect(parseInput(percent, '0.25')).toBe(0.25);
    for (const text of ['2.555', '.5', '101', '-1', '1e1']) expect(parseInput(percent, text)).toBeUndefined();
  });

  test('a day must exist and be in range', () => {
    expect(parseInput(notice, '2028-02-29')).toBe('2028-02-29');
    for (const text of ['2027-02-29', '1999-12-31', '2100-01-01', 'July 6', '']) expect(parseInput(notice, text)).toBeUndefined();
  });

  test('formats values', () => {
    expect(formatValue(limit, 100_000, 'en')).toBe('$100,000');
    expect(formatValue(percent, 2.5, 'en')).toBe('2.5%');
    expect(formatValue(notice, '2026-07-06', 'en')).toBe('July 6, 2026');
    expect(formatValue(notice, '2026-07-06', 'es')).toBe('6 de julio de 2026');
    expect(formatInput(limit, 250_000)).toBe('250,000');
    expect(formatInput(percent, 2.5)).toBe('2.5');
    expect(formatRange(limit, 'en')).toEqual({ min: '$0', max: '$100,000,000' });
    expect(formatRange(months, 'en')).toEqual({ min: '1 month', max: '36 months' });
  });
});

describe('values in the URL', () => {
  const parse = (address: string) => parseAddress(fields, address, () => []);
  const parseClock = (address: string) => parseAddress(clock, address, calculator.findContradictions);
  const example = exampleValues(fields);

  test('only values that differ from the example are written, without separators', () => {
    expect(serializeValues(fields, example)).toBe('');
    expect(serializeValues(fields, { ...example, limit: 200_000, percent: '90' })).toBe('#percent=90&limit=200000');
  });

  test('a link restores the values', () => {
    const values = { value: 800_000, percent: '100', limit: 512_345, deductible: 0, loss: 1 };
    expect(parse(serializeValues(fields, values))).toEqual({ values, ignored: [] });
  });

  test('missing values come from the example; unknown parameters are ignored', () => {
    expect(parse('#limit=5&utm_source=x')).toEqual({ values: { ...example, limit: 5 }, ignored: [] });
  });

  test.each(['abc', '-5', '1e99', '', '100,000', '$5', '100000001', '%00', '5.0'])(
    'an invalid value is ignored and reported: “%s”',
    (limit) => {
      expect(parse(`#limit=${limit}`)).toEqual({ values: example, ignored: ['limit'] });
    },
  );

  test('an unknown choice is ignored', () => {
    expect(parse('#percent=85&limit=5')).toEqual({ values: { ...example, limit: 5 }, ignored: ['percent'] });
  });

  test('a flag is written only if it differs from the example: on as 1, off as 0', () => {
    expect(parseClock('#surplus=1').values.surplus).toBe(true);
    expect(parseClock('#surplus=true')).toMatchObject({ values: { surplus: false }, ignored: ['surplus'] });
    expect(serializeValues(clock, { ...exampleValues(clock), disaster: true })).toBe('#disaster=1');
    expect(serializeValues(clock, { ...exampleValues(clock), nfip: false })).toBe('#nfip=0');
    expect(parseClock('#nfip=0').values.nfip).toBe(false);
  });

  test('an optional day may be empty', () => {
    const suit = clock.find(({ name }) => name === 'suit')!;
    expect(parseInput(suit, '')).toBe('');
    expect(formatValue(suit, '', 'en')).toBe('');
  });

  test('if two dates contradict each other, uses the example and reports both fields', () => {
    const read = parseClock('#notice=2026-07-10&items=2026-07-02&surplus=1');
    expect(read).toEqual({ values: exampleValues(clock), ignored: ['notice', 'items'] });
  });

  test('the value of a hidden field is not written', () => {
    const percentFields: Field[] = percentWords.fields;
    const values = { ...exampleValues(percentFields), basis: 'schedule', limit: 5, schedule: 7_000_000 };
    expect(serializeValues(percentFields, values)).toBe('#basis=schedule&schedule=7000000');
  });
});
