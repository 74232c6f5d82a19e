import { inputReader } from '../formula-inputs';

export const readInputs = inputReader({
  debts: 'number',
  mortgage: 'number',
  income: 'number', // what the household would need per year
  years: 'number',
  survivor: 'number', // the survivor's income per year
  education: 'number',
  final: 'number',
  savings: 'number',
  coverage: 'number',
});

export function lifeNeeds({
  debts,
  mortgage,
  income,
  years,
  survivor,
  education,
  final,
  savings,
  coverage,
}: ReturnType<typeof readInputs>) {
  const yearly = Math.max(0, income - survivor);
  const living = yearly * years;
  const need = debts + mortgage + living + education + final;
  return { yearly, living, need, gap: Math.max(0, need - savings - coverage) };
}
