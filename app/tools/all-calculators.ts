/** All calculators by slug, for prerendering: the files of calculators/. The browser loads them one by one (load-calculator.ts). */
import type { CalculatorDefinition } from './calculator-definition';

const files = import.meta.glob<CalculatorDefinition>('./calculators/*.tsx', { eager: true, import: 'calculator' });

export const calculators: ReadonlyMap<string, CalculatorDefinition> = new Map(
  Object.entries(files).map(([file, calculator]) => [file.replace(/^.*\/|\.tsx$/g, ''), calculator]),
);

export function calculatorOf(slug: string): CalculatorDefinition {
  const calculator = calculators.get(slug);
  if (!calculator) throw new Error(`app/tools/calculators/${slug}.tsx is missing`);
  return calculator;
}
