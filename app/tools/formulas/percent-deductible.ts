import { inputReader } from '../inputs';

export const readInputs = inputReader({
  limit: 'number',
  schedule: 'number', // total of all buildings, for a percent of the whole schedule
  basis: ['limit', 'schedule'],
  percent: 'number',
  loss: 'number',
});

/** The percent is of the insured amount, never of the loss. */
export function percentDeductible({ limit, schedule, basis, percent, loss }: ReturnType<typeof readInputs>) {
  const insured = basis === 'schedule' ? schedule : limit;
  const deductible = Math.round((insured * percent) / 100);
  const after = Math.max(0, loss - deductible);
  const paid = Math.min(insured, after);
  return { insured, deductible, paid, yours: loss - paid, above: after - paid };
}
