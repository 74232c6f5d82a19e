/** Checks that the sentences and sums of the tools agree with what the tools compute. */
import { describe, expect, test } from 'vitest';
import { readSum } from '../../content-model/arithmetic';
import { languages } from '../../content-model/content-paths';
import { readContent } from '../../content-model/read';
import { interpolate } from '../lib/interpolate';
import { calculatorOf } from './all-calculators';
import { exampleValues, type Values } from './fields';
import { formatFigures } from './use-calculator';

describe.each(languages)('in %s', (language) => {
  const answerOf = (slug: 'business-income' | 'coinsurance' | 'rebuild-limit' | 'storm-deductibles' | 'surplus-lines', changes: Values) => {
    const { fields, outcomes, computation } = readContent(`tools/${slug}.yaml`, language);
    const calculator = calculatorOf(slug);
    const values = { ...exampleValues(fields), ...changes };
    const figures = formatFigures(calculator, fields, values, language);
    return {
      figures,
      sentence: interpolate(outcomes[calculator.evaluate(values, language).outcome]!, figures),
      sums: computation.steps.map(({ sum, result }) => interpolate(`${sum} ≈ ${result}`, figures)),
    };
  };

  test.each<Values>([{}, { percent: '90' }, { limit: 70_000, loss: 33_333 }, { limit: 230_000 }])(
    'coinsurance prints the sum that it computes: %o',
    (changes) => {
      const sum = answerOf('coinsurance', changes).sums[2]!;
      expect(readSum(sum).isRight, sum).toBe(true);
    },
  );

  test('business income: the wait counts at most for the months closed, in each sum that is printed', () => {
    const { sums } = answerOf('business-income', { months: 1, wait: 2160, limit: 1_000_000 });
    for (const sum of [sums[1]!, sums[3]!]) expect(readSum(sum).isRight, sum).toBe(true);
  });

  test('surplus lines prints the sum that it computes', () => {
    const sum = answerOf('surplus-lines', { months: 5 }).sums.at(-1)!;
    expect(readSum(sum).isRight, sum).toBe(true);
  });

  test('coinsurance says which part of the asked limit was carried', () => {
    expect(answerOf('coinsurance', {}).sentence).toContain(language === 'en' ? '$200,000: 50% of it' : '$100,000 es el 50%');
  });

  test('rebuild limit: where only the extension reaches, what is missing without it is the answer', () => {
    const { figures, sentence } = answerOf('rebuild-limit', { limit: 440_000 });
    expect(figures.alone).toBe('$100,000');
    expect(sentence).toContain('$100,000');
    expect(sentence).not.toContain('$0');
    expect(answerOf('rebuild-limit', { limit: 540_000 }).sentence).not.toContain('$0');
  });

  test('storm deductibles: the deductible for fire and theft counts only if there is such a loss, and at most the loss', () => {
    expect(answerOf('storm-deductibles', {}).figures.together).toBe('$13,000');
    expect(answerOf('storm-deductibles', { others: true }).figures.together).toBe('$15,500');
    expect(answerOf('storm-deductibles', { others: true, otherloss: 1000 }).figures.together).toBe('$14,000');
    expect(answerOf('storm-deductibles', { others: true, otherloss: 1000 }).sentence).toContain('$1,000');
  });
});
