import { inputReader } from '../formula-inputs';

export const readInputs = inputReader({
  limit: 'number', // of one building
  address: 'number', // total insured value at one address
  schedule: 'number', // total insured value of all addresses
  basis: ['limit', 'address', 'schedule'],
  percent: 'number',
  loss: 'number',
});

/** The deductible is a percentage of the insured amount, never of the loss. */
export function percentDeductible({ basis, percent, loss, ...amounts }: ReturnType<typeof readInputs>) {
  const insured = amounts[basis];
  const deductible = Math.round((insured * percent) / 100);
  const after = Math.max(0, loss - deductible);
  const paid = Math.min(insured, after);
  return { insured, deductible, paid, yours: loss - paid, above: after - paid };
}
