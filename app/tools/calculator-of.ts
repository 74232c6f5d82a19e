/** The calculator of a sheet. The browser fetches it alone, before React takes the sheet over; where pages are built all are known. */
import type { CalculatorSlug, calculators } from './all-calculators';
import type { Calculation } from './calculator';

const files = import.meta.glob<Calculation>('./calculators/*.tsx', { import: 'calculator' });
const known: Partial<Record<CalculatorSlug, Calculation>> = {};

export function setUpCalculators(all: typeof calculators): void {
  Object.assign(known, all);
}

export async function fetchCalculator(slug: CalculatorSlug): Promise<void> {
  known[slug] ??= await files[`./calculators/${slug}.tsx`]?.();
}

export function calculatorOf(slug: CalculatorSlug): Calculation {
  const calculator = known[slug];
  if (!calculator) throw new Error(`There is no calculator ${slug} here`);
  return calculator;
}
