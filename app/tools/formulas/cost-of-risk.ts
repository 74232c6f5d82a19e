import { inputReader } from '../formula-inputs';

export const readInputs = inputReader({
  premiums: 'number',
  retained: 'number', // losses within deductibles and retentions
  claims: 'number', // claim handling
  safety: 'number',
  uninsured: 'number',
  revenue: 'number',
});

export function costOfRisk({ premiums, retained, claims, safety, uninsured, revenue }: ReturnType<typeof readInputs>) {
  const total = premiums + retained + claims + safety + uninsured;
  return { total, per1000: Math.round((total / revenue) * 100_000) / 100 };
}
