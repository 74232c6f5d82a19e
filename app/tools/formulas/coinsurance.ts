interface Inputs {
  /** What the building would cost to replace. */
  value: number;
  percent: number;
  limit: number;
  deductible: number;
  loss: number;
}

/** The deductible comes off after the share, as in the usual commercial property form. */
export function coinsurance({ value, percent, limit, deductible, loss }: Inputs) {
  const required = Math.round((value * percent) / 100);
  const share = required > 0 ? Math.min(1, limit / required) : 1;
  const atShare = Math.round(loss * share);
  const off = Math.min(deductible, atShare);
  const paid = Math.min(limit, atShare - off);
  return {
    required,
    share,
    atShare,
    paid,
    yours: loss - paid,
    /** What makes up your part: the share the limit did not reach, the deductible, what the limit cuts off. */
    unreached: loss - atShare,
    off,
    above: atShare - off - paid,
    /** What the same loss would have paid with the limit at the mark. */
    paidAtMark: Math.min(required, Math.max(0, loss - deductible)),
  };
}
