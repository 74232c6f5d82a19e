import { describe, expect, test } from 'vitest';
import { readSum } from './arithmetic.ts';
import { contentFile } from './check/content-file.ts';
import { checkSums } from './check/sums.ts';
import { loadContent } from './load-all.ts';
import { readContent } from './read.ts';

describe('a sum', () => {
  test.each([
    ['$4,200,000 × 2% = $84,000', true],
    ['$4,200,000 × 2% = $84,001', false],
    ['($420,000 + $180,000) ÷ $60 million × $1,000 = $10.00', true],
    ['$530,000 − 2 × $80,000 = $370,000', true],
    ['$21,000 ÷ $30,000 = 70%', true],
    ['$74 million ÷ $120 million ≈ 62%', true],
    ['$74 million ÷ $120 million = 62%', false],
    ['$20,000 ÷ $4,500 ≈ 4.4', true],
    ['$20,000 ÷ $4,500 ≈ 4.5', false],
    ['6 × 16 × $38 = $3,648', true],
  ])('%s is right: %s', (text, isRight) => expect(readSum(text).isRight).toBe(isRight));

  test.each([
    ['$5 plus $6 = $11', 'numbers, + − × ÷ and parentheses alone'],
    ['($5 + $6 = $11', 'parenthesis'],
    ['$5 + = $5', 'number'],
    ['$5 + $6 = much', 'one number after the equals sign'],
  ])('%s throws an error with the reason', (text, reason) => expect(() => readSum(text)).toThrow(reason));
});

describe('worked examples', () => {
  const page = loadContent().find(({ file }) => file === 'industries/energy.yaml')!;
  const value = readContent('industries/energy.yaml');
  const problems = (change: object) => checkSums([contentFile({ ...page, value: { ...value, ...change } })]).map(({ message }) => message);
  const [sum = ''] = value.sums ?? [];

  test('the current page has no problems', () => expect(problems({})).toEqual([]));

  test('a wrong sum is reported with the correct result and the sentence to change', () => {
    const [, result = ''] = sum.split('= ');
    const wrong = sum.replace(result, '$77,777');
    const loss = { ...value.loss, lesson: `${value.loss.lesson} It would have paid $77,777.` };
    const message = `Sum “${wrong}”: comes to ${result}; correct it, and “It would have paid $77,777.”`;
    expect(problems({ loss, sums: [wrong], given: ['$1,000,000', '$400,000'] })[0]).toBe(message);
  });

  test('a number in a sum that the text does not contain is reported', () => {
    const sums = [...value.sums!, '$31,000 + $2,000 = $33,000'];
    expect(problems({ sums })).toContainEqual(expect.stringContaining('$31,000 is not in the text'));
  });

  test('an amount that is in no sum and not listed as given is reported with its sentence', () => {
    const loss = { ...value.loss, lesson: 'A limit of $3,333,000 would have been enough for this well and its string.' };
    expect(problems({ loss })).toEqual([
      `“${loss.lesson}”: $3,333,000 is in no sum; add the sum that it comes from, or list it under “Given amounts” (given)`,
    ]);
    expect(problems({ loss, given: ['$3,333,000'] })).toEqual([]);
  });
});
