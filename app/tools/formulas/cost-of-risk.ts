interface Inputs {
  premiums: number;
  /** Losses that you keep: deductibles and retentions. */
  retained: number;
  /** Handling of claims. */
  claims: number;
  safety: number;
  uninsured: number;
  revenue: number;
}

export function costOfRisk({ premiums, retained, claims, safety, uninsured, revenue }: Inputs) {
  const total = premiums + retained + claims + safety + uninsured;
  return { total, per1000: Math.round((total / revenue) * 100_000) / 100 };
}
