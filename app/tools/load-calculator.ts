/** Provides calculators by slug. The browser loads each calculator before hydrating it; app/entry.server.tsx registers all of them. */
import type { CalculatorDefinition } from './calculator-definition';

const files = import.meta.glob<CalculatorDefinition>('./calculators/*.tsx', { import: 'calculator' });
const loaded = new Map<string, CalculatorDefinition>();

export function registerCalculators(all: ReadonlyMap<string, CalculatorDefinition>): void {
  for (const [slug, calculator] of all) loaded.set(slug, calculator);
}

export async function loadCalculator(slug: string): Promise<void> {
  const calculator = loaded.get(slug) ?? (await files[`./calculators/${slug}.tsx`]?.());
  if (calculator) loaded.set(slug, calculator);
}

export function getCalculator(slug: string): CalculatorDefinition {
  const calculator = loaded.get(slug);
  if (!calculator) throw new Error(`The calculator ${slug} is not loaded`);
  return calculator;
}
