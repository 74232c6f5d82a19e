interface Inputs {
  debts: number;
  mortgage: number;
  /** A year of the income to replace. */
  income: number;
  years: number;
  /** What the survivor earns in a year. */
  survivor: number;
  education: number;
  final: number;
  savings: number;
  coverage: number;
}

export function lifeNeeds({ debts, mortgage, income, years, survivor, education, final, savings, coverage }: Inputs) {
  const yearly = Math.max(0, income - survivor);
  const living = yearly * years;
  const need = debts + mortgage + living + education + final;
  return { yearly, living, need, gap: Math.max(0, need - savings - coverage) };
}
