import { describe, expect, test } from 'vitest';
import { readContent, readFacts } from '../../../../content-model/read';
import { placeholderNames } from '../../../lib/interpolate';
import { dollars } from '../../../lib/money';
import { calculatorOf } from '../../../tools/all-calculators';
import { type ChoiceField, exampleValues, isVisible, parseAddress, serializeValues } from '../../../tools/fields';
import { checkCoverage, type Kind } from './check-coverage';
import { coverageCheckFields } from './coverage-check-fields';

const words = readContent('pages/home.yaml').compare.measure;
const fields = coverageCheckFields(words);
const unanswered = exampleValues(fields);
const kinds = words.kinds.map(({ kind }) => kind);
const resultFor = (kind: Kind, answers: Record<string, string | number> = {}) =>
  checkCoverage(kind, { ...unanswered, kind, ...answers }, 400_000);
const outcomes = (kind: Kind, answers: Record<string, string | number>) =>
  resultFor(kind, answers)
    .lines.slice(1)
    .map(({ outcome }) => outcome);
/** A result computed by a tool, with the values of its example in all other fields. */
const toolResult = (slug: string, values: Record<string, number>, result: string) => {
  const tool = readContent(`tools/${slug}.yaml`);
  return calculatorOf(slug).evaluate({ ...exampleValues(tool.fields), ...values }, 'en').figures[result];
};

describe('the figures equal those that the tools compute', () => {
  const { figures } = resultFor('house', { house: 480_000, wind: 3, flood: 'yes', use: 12 });

  test('wind and hail', () => {
    expect(figures.deductible).toBe('$14,400');
    expect(toolResult('percent-deductible', { limit: 480_000, percent: 3 }, 'deductible')).toBe('$14,400');
    for (const loss of [2 * 14_400, 4 * 14_400])
      expect(toolResult('percent-deductible', { limit: 480_000, percent: 3, loss }, 'yours')).toBe('$14,400');
  });

  test('the limits of the national flood program are those of its facts', () => {
    const limitOf = (id: string) => Number(readFacts().get(id)?.figure?.replaceAll(/[$,]/g, ''));
    const programLimit = (kind: Kind) => resultFor(kind, { [kind]: 4_200_000 }).figures.programLimit;
    expect(programLimit('house')).toBe(dollars(limitOf('nfip-limit-home')));
    expect(programLimit('building')).toBe(dollars(limitOf('nfip-limit-other')));
  });

  test('flood above the national program', () => {
    const flood = { dwelling: 480_000, flood: 0, floodlimit: 250_000, floodloss: 480_000 };
    expect(figures.aboveProgram).toBe('$230,000');
    expect(toolResult('storm-deductibles', flood, 'floodyours')).toBe('$230,000');
    expect(resultFor('building', { building: 4_200_000 }).figures.aboveProgram).toBe('$3,700,000');
  });

  test('one percent of higher rebuilding costs is an amount in dollars', () => {
    expect(figures.onePercent).toBe('$4,800');
    expect(toolResult('rebuild-limit', { limit: 480_000, extension: 0, rebuild: 484_800 }, 'gap')).toBe('$4,800');
  });

  test('the first month or day that is no longer paid', () => {
    expect([figures.paid, figures.unpaid]).toEqual(['12', '13']);
    expect(resultFor('vehicles', { days: 30 }).figures.unpaid).toBe('31');
    expect(resultFor('house', { use: 0 }).figures.unpaid).toBe('1');
  });
});

test('uses the limit of the example until a limit is entered', () => {
  expect(resultFor('house', { wind: 2 }).figures.deductible).toBe('$8,000');
});

test('a line without an answer has no outcome', () => {
  for (const kind of kinds) expect(outcomes(kind, {})).toEqual([undefined, undefined, undefined, undefined]);
});

test.each<[Kind, Record<string, string | number>, string]>([
  ['house', { wind: 2, flood: 'no', use: 0, looked: 'more' }, 'windPercent floodNo useNone looked'],
  ['house', { house: 250_000, wind: 'unknown', flood: 'yes', use: 12, looked: 'now' }, 'windUnknown floodWithin monthsPaid lookedNow'],
  ['rental', { wind: 1, flood: 'yes', rents: 0, looked: 'unknown' }, 'windPercent floodAbove incomeNone looked'],
  ['shop', { wind: 5, flood: 'unknown', income: 'unknown', looked: 'two' }, 'windPercent floodUnknown incomeUnknown lookedShop'],
  ['vehicles', { hail: 500, comprehensive: 'yes', days: 10, looked: 'two' }, 'hailAmount comprehensiveYes daysPaid lookedVehicles'],
  ['vehicles', { hail: 'unknown', comprehensive: 'no', days: 0, looked: 'now' }, 'hailAll comprehensiveNo daysNone lookedNow'],
])('outcomes of a %s with %o', (kind, answers, expected) => {
  expect(outcomes(kind, answers).join(' ')).toBe(expected);
});

test('without comprehensive coverage the owner pays all hail damage, whatever the deductible', () => {
  expect(outcomes('vehicles', { hail: 500 })[0]).toBe('hailAmount');
  for (const hail of ['', 500]) expect(outcomes('vehicles', { hail, comprehensive: 'no' })[0]).toBe('hailAll');
});

test('the deductible of the example is one of the answers', () => {
  for (const { kind, deductible } of words.kinds) {
    const { options } = fields.find(({ name }) => name === (kind === 'vehicles' ? 'hail' : 'wind')) as ChoiceField;
    expect(options.map(({ value }) => value)).toContain(String(deductible));
  }
});

test('every kind has six questions, and the URL restores the answers', () => {
  for (const kind of kinds) {
    const visible = fields.filter((field) => isVisible(field, { ...unanswered, kind }));
    expect(visible).toHaveLength(6);
    const answers = visible.map((field) => [field.name, field.kind === 'choice' ? field.options[0]!.value : field.example]);
    const values = { ...unanswered, ...Object.fromEntries(answers), kind };
    expect(parseAddress(fields, serializeValues(fields, values), () => [])).toEqual({ values, ignored: [] });
  }
});

test('every figure that a sentence names is computed', () => {
  const given = new Set(['programOf', ...kinds.flatMap((kind) => Object.keys(resultFor(kind).figures))]);
  const outcomeSentences = Object.values(words.outcomes).flatMap((outcome) => Object.values(outcome));
  for (const sentence of [...outcomeSentences, words.result.exampleLimit])
    for (const name of placeholderNames(sentence)) expect(given, sentence).toContain(name);
});

test('links to tools have values that the tools accept', () => {
  for (const { kind, limit } of words.kinds)
    for (const amount of [limit.min, limit.max])
      for (const { tool } of resultFor(kind, { [kind]: amount, wind: 2, flood: 'yes' }).lines) {
        if (!tool) continue;
        const { fields } = readContent(`tools/${tool.slug as 'coinsurance'}.yaml`);
        const query = new URLSearchParams(Object.entries(tool.values).map(([name, value]) => [name, String(value)]));
        expect(parseAddress(fields, `#${query}`, calculatorOf(tool.slug).findContradictions).ignored).toEqual([]);
        for (const name of Object.keys(tool.values)) expect(fields.map((field) => field.name)).toContain(name);
      }
});
