interface Inputs {
  limit: number;
  /** The value of everything insured; counts instead of the limit when the policy takes its percent from the whole schedule. */
  schedule: number;
  basis: 'limit' | 'schedule';
  percent: number;
  loss: number;
}

/** The percent is of the insured amount, never of the loss. */
export function percentDeductible({ limit, schedule, basis, percent, loss }: Inputs) {
  const insured = basis === 'schedule' ? schedule : limit;
  const deductible = Math.round((insured * percent) / 100);
  const after = Math.max(0, loss - deductible);
  const paid = Math.min(insured, after);
  return {
    insured,
    deductible,
    paid,
    yours: loss - paid,
    /** What the insured amount cuts off. */
    above: after - paid,
  };
}
