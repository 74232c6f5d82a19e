/** Provides calculators by slug. The browser loads each calculator before hydrating it; app/entry.server.tsx registers all of them. */
import type { CalculatorSlug, calculators } from './all-calculators';
import type { CalculatorDefinition } from './calculator-definition';

const files = import.meta.glob<CalculatorDefinition>('./calculators/*.tsx', { import: 'calculator' });
const loaded: Partial<Record<CalculatorSlug, CalculatorDefinition>> = {};

export function registerCalculators(all: typeof calculators): void {
  Object.assign(loaded, all);
}

export async function loadCalculator(slug: CalculatorSlug): Promise<void> {
  loaded[slug] ??= await files[`./calculators/${slug}.tsx`]?.();
}

export function getCalculator(slug: CalculatorSlug): CalculatorDefinition {
  const calculator = loaded[slug];
  if (!calculator) throw new Error(`The calculator ${slug} is not loaded`);
  return calculator;
}
