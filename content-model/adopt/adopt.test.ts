import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { read, readAnswers } from './answers.ts';
import { newColors, recolored } from './colors.ts';

const answerTo = (question: Parameters<typeof read>[0], answer: string) => {
  const result = read(question, answer);
  return 'value' in result ? result.value : result.problem;
};

test('hours are words in both languages, and data', () => {
  expect(answerTo('hours', 'Monday to Saturday, 9:30 to 17:00')).toEqual({
    english: 'Monday to Saturday, 9:30 to 5 Central',
    spanish: 'de lunes a sábado, de 9:30 a. m. a 5 p. m., hora del Centro',
    opening: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '09:30', closes: '17:00' }],
  });
});

test('a telephone number in any spelling becomes one text and one link', () => {
  const phone = { display: '(361) 555-0187', href: 'tel:+13615550187' };
  expect([answerTo('phone', '361.555.0187'), answerTo('phone', '+1 361 555 0187')]).toEqual([phone, phone]);
});

test('addresses are split into street, city and ZIP code', () => {
  expect(answerTo('address', '1 Main Street, Suite 2, Corpus Christi, 78401')).toEqual({
    street: '1 Main Street, Suite 2',
    city: 'Corpus Christi',
    state: 'TX',
    zip: '78401',
  });
  expect(answerTo('otherOffices', 'Rockport, 12 Pelican Lane, Rockport, 78382; Victoria, 3 Elm Street, Victoria, 77901')).toMatchObject([
    { name: 'Rockport', city: 'Rockport' },
    { name: 'Victoria', zip: '77901' },
  ]);
  expect(answerTo('otherOffices', '')).toEqual([]);
});

test.each([
  ['hours', 'nine to five', 'Monday to Friday'],
  ['phone', '555-0187', 'ten digits'],
  ['leaveOut', 'tools', 'careers, blog'],
  ['colors', 'violet', '#3b1f6b'],
] as const)('a wrong answer to %s says how to write it', (question, answer, advice) => {
  expect(answerTo(question, answer)).toContain(advice);
});

test('a file of answers names each one that is missing', () => {
  const { phone: _phone, ...answers } = parse(readFileSync('tests/gulf-ridge.yaml', 'utf8'));
  expect(() => readAnswers(answers)).toThrow(/^phone: /m);
});

describe.each([
  ['violet and brown', '#3b1f6b', '#b5651d'],
  ['green and yellow', '#14532d', '#facc15'],
  ['gray and red', '#333333', '#dc2626'],
])('colors of %s', (_name, main, accent) => {
  const tokens = readFileSync('app/theme/tokens.css', 'utf8');
  const colors = newColors(tokens, { main, accent });

  test('every color keeps its luminance, and so its contrasts', () => {
    expect(colors.size).toBeGreaterThan(20);
    for (const [old, own] of colors) expect(Math.abs(luminance(old) - luminance(own)), `${old} ${own}`).toBeLessThan(0.008);
  });

  test('states and neutral colors stay', () => {
    const changed = recolored(tokens, colors);
    const line = (name: string, css: string) => css.split('\n').find((one) => one.includes(`--${name}:`));
    for (const name of ['ok', 'err', 'err-bg', 'paper', 'strata-2']) expect(line(name, changed)).toBe(line(name, tokens));
    expect(line('deep', changed)).not.toBe(line('deep', tokens));
  });
});

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
