/** Checks that the content of each tool matches its calculator: names of fields, results, outcomes, parts and placeholders. */
import { describe, expect, test } from 'vitest';
import { languages } from '../../content-model/content-paths';
import { readContent } from '../../content-model/read';
import type { CalculatorContent } from '../../content-model/schemas/calculator';
import { placeholderNames } from '../lib/interpolate';
import { dollars } from '../lib/money';
import { calculators } from './all-calculators';
import { holidays } from './business-days';
import { addDays } from './days';
import { exampleValues, type Field, formatValue, isVisible, parseValue, type Value, type Values } from './fields';

type ToolFile = Omit<CalculatorContent, 'computation'> & Partial<Pick<CalculatorContent, 'computation'>>;
const files = [...calculators].flatMap(([slug, calculator]) => languages.map((language) => ({ slug, calculator, language })));

function otherValues(field: Field): Value[] {
  if (field.kind === 'choice') return field.options.map(({ value }) => value);
  if (field.kind === 'flag') return [!field.example];
  if (field.kind === 'day') return [addDays(field.example || '2026-10-15', 1)];
  return [field.min, field.max];
}

describe.each(files)('$slug in $language', ({ slug, calculator, language }) => {
  const { results, outcomes } = calculator;
  const words: ToolFile = readContent(`tools/${slug}.yaml`, language);
  const fields: Field[] = words.fields;
  const example = exampleValues(fields);
  const { parts, figures: computed } = calculator.evaluate(example, language);
  const inputs = fields.map((field) => [field.name, formatValue(field, example[field.name]!, language)]);
  const figures: Record<string, string> = { ...Object.fromEntries(inputs), ...computed };

  test('the example is valid', () => {
    for (const field of fields) if (field.kind !== 'flag') expect(parseValue(field, String(field.example)), field.name).toBe(field.example);
    expect(calculator.findContradictions(example)).toEqual([]);
  });

  test('each field changes the result', () => {
    const resultOf = (values: Values) => JSON.stringify(calculator.evaluate(values, language));
    const unused = fields.filter(
      (field) =>
        isVisible(field, example) &&
        otherValues(field).every((value) => resultOf({ ...example, [field.name]: value }) === resultOf(example)),
    );
    expect(unused).toEqual([]);
  });

  test('each outcome has a sentence, and each result is shown', () => {
    expect(Object.keys(words.outcomes).sort()).toEqual([...outcomes].sort());
    const large: string[] = words.figures.map(({ result }) => result);
    for (const result of large) expect(results).toContain(result);
    if (slug === 'claim-clock') return; // its table shows all results
    for (const [outcome, sentence] of Object.entries(words.outcomes))
      for (const result of results) expect([...large, ...placeholderNames(sentence)], `${outcome} says ${result}`).toContain(result);
  });

  test('every {figure} in the content is computed', () => {
    const all = [...Object.keys(figures), ...(slug === 'claim-clock' ? ['list', 'days', 'step'] : [])];
    for (const name of placeholderNames(JSON.stringify(words)))
      expect(all, `content/tools/${slug} says {${name}}; known are ${all.join(', ')}`).toContain(name);
  });

  test('the parts of the bar exist and add up to the whole', () => {
    for (const { part } of words.parts ?? []) expect(Object.keys(parts)).toContain(part);
    const sum = (words.parts ?? []).reduce((total, { part }) => total + parts[part]!, 0);
    if (words.total) expect(figures[words.total.figure]).toBe(dollars(sum));
  });

  test('each suggested change is valid and changes a value', () => {
    for (const { set } of words.suggestions ?? [])
      for (const { field: name, value } of set) {
        const field = fields.find((one) => one.name === name)!;
        expect([undefined, field.example], name).not.toContain(parseValue(field, value));
      }
  });

  test('sliders have whole steps within the range of their field', () => {
    for (const field of fields) {
      if (!('slider' in field) || !field.slider) continue;
      const { min, max, step } = field.slider;
      expect(((max - min) / step) % 1, field.name).toBeCloseTo(0);
      expect(field.min).toBeLessThanOrEqual(min);
      expect(field.max).toBeGreaterThanOrEqual(max);
    }
  });

  test('the fields of the embedded calculator exist', () => {
    for (const name of words.embedded?.fields ?? []) expect(fields.map((field) => field.name)).toContain(name);
  });
});

test('each holiday has a name', () => {
  const { names } = readContent('tools/claim-clock.yaml').count;
  expect(Object.keys(names).sort()).toEqual(
    holidays(2026)
      .map(({ holiday }) => holiday)
      .sort(),
  );
});
