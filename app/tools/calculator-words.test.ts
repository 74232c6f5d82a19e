/** Content and arithmetic fit together: names of fields, results, outcomes, parts, and every {figure} of every sentence. */
import { describe, expect, test } from 'vitest';
import type { CalculatorWords } from '../../content/schema';
import claimClockWords from '../../content/tools/claim-clock';
import { type CalculatorSlug, calculators } from './all-calculators';
import { holidays } from './business-days';
import { contradictingFields } from './calculator-definition';
import { exampleValues, type Field, formatValue, parseValue, type Values } from './fields';
import { placeholderNames } from './interpolate';

type ToolFile = Omit<CalculatorWords, 'how'> & Partial<Pick<CalculatorWords, 'how'>>;
const files = import.meta.glob<ToolFile>('../../content/tools/*.ts', { eager: true, import: 'default' });
const wordsOf = (slug: string) => files[`../../content/tools/${slug}.ts`]!;

describe.each(Object.keys(calculators) as CalculatorSlug[])('%s', (slug) => {
  const calculator = calculators[slug];
  const { results, outcomes } = calculator;
  const words = wordsOf(slug);
  const fields: Field[] = words.fields;
  const example = exampleValues(fields);
  const figuresOf = (values: Values) => ({
    ...Object.fromEntries(fields.map((field) => [field.name, formatValue(field, values[field.name]!)])),
    ...calculator.read(values).figures,
  });

  test('The example can be entered, and contradicts nothing', () => {
    for (const field of fields) if (field.kind !== 'flag') expect(parseValue(field, String(field.example)), field.name).toBe(field.example);
    expect(contradictingFields(calculator)(example)).toEqual([]);
  });

  test('Each outcome has its sentence, and each result stands on the sheet', () => {
    expect(Object.keys(words.outcomes).sort()).toEqual([...outcomes].sort());
    const large: string[] = words.figures.map(({ result }) => result);
    for (const result of large) expect(results).toContain(result);
    if (slug === 'claim-clock') return; // its table has them all
    for (const [outcome, sentence] of Object.entries(words.outcomes))
      for (const result of results) expect([...large, ...placeholderNames(sentence)], `${outcome} says ${result}`).toContain(result);
  });

  test('Every {figure} of its words exists', () => {
    const known = Object.keys(figuresOf(example));
    const extra = slug === 'claim-clock' ? ['list', 'payCount', 'answerCount', 'step'] : [];
    const all = [...known, ...extra];
    for (const name of placeholderNames(JSON.stringify(words)))
      expect(all, `content/tools/${slug}.ts says {${name}}; known are ${all.join(', ')}`).toContain(name);
  });

  test('The parts of its bar are known and add up to the whole', () => {
    const { parts, figures } = calculator.read(example);
    for (const { part } of words.parts) expect(Object.keys(parts)).toContain(part);
    const sum = words.parts.reduce((total, { part }) => total + parts[part]!, 0);
    if (words.whole) expect({ ...figures, ...figuresOf(example) }[words.whole.figure]).toBe(`$${sum.toLocaleString('en-US')}`);
  });

  test('Each “Try a change” can be entered and changes something', () => {
    for (const { set } of words.tries)
      for (const [name, value] of Object.entries(set)) {
        const field = fields.find((one) => one.name === name)!;
        expect(parseValue(field, String(value))).toBe(value);
        expect(value).not.toBe(field.example);
      }
  });

  test('Sliders go in whole steps, and the example stands on one', () => {
    for (const field of fields) {
      if (!('slider' in field) || !field.slider) continue;
      const { min, max, step } = field.slider;
      expect(((max - min) / step) % 1, field.name).toBeCloseTo(0);
      expect(field.min).toBeLessThanOrEqual(min);
      expect(field.max).toBeGreaterThanOrEqual(max);
    }
  });

  test('The small sheet shows fields that exist', () => {
    for (const name of words.live?.fields ?? []) expect(fields.map((field) => field.name)).toContain(name);
  });
});

test('Each holiday of the clock has a name', () => {
  expect(Object.keys(claimClockWords.count.names).sort()).toEqual(
    holidays(2026)
      .map(({ holiday }) => holiday)
      .sort(),
  );
});
