/** The calculator of a sheet. The browser fetches it alone, before React takes the sheet ratio; where pages are built all are known. */
import type { CalculatorSlug, calculators } from './all-calculators';
import type { CalculatorDefinition } from './calculator-definition';

const files = import.meta.glob<CalculatorDefinition>('./calculators/*.tsx', { import: 'calculator' });
const known: Partial<Record<CalculatorSlug, CalculatorDefinition>> = {};

export function registerCalculators(all: typeof calculators): void {
  Object.assign(known, all);
}

export async function loadCalculator(slug: CalculatorSlug): Promise<void> {
  known[slug] ??= await files[`./calculators/${slug}.tsx`]?.();
}

export function getCalculator(slug: CalculatorSlug): CalculatorDefinition {
  const calculator = known[slug];
  if (!calculator) throw new Error(`There is no calculator ${slug} here`);
  return calculator;
}
