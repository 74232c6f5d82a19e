import { inputReader } from '../inputs';

export const readInputs = inputReader({
  sales: 'number', // a month
  stops: 'number', // costs that stop while closed, a month
  months: 'number',
  wait: 'number', // hours
  extra: 'number',
  limit: 'number',
});

const hoursPerMonth = 720;

export function businessIncome({ sales, stops, months, wait, extra, limit }: ReturnType<typeof readInputs>) {
  const monthly = Math.max(0, sales - stops);
  const waitMonths = wait / hoursPerMonth;
  /** The loss after so many months. Extra expense counts from the start, when most of it is spent. */
  const lossAfter = (count: number) => Math.round(monthly * Math.max(0, count - waitMonths)) + extra;
  const loss = lossAfter(months);
  const paid = Math.min(limit, loss);
  const columns = Array.from({ length: Math.ceil(months) }, (_, i) => {
    const before = i === 0 ? 0 : lossAfter(i);
    const after = lossAfter(Math.min(months, i + 1));
    return { lost: after - before, paid: Math.min(limit, after) - Math.min(limit, before) };
  });
  const usedUpIndex = columns.findIndex((_, i) => lossAfter(Math.min(months, i + 1)) > limit);
  return {
    monthly,
    loss,
    paid,
    yours: loss - paid,
    columns,
    /** The month in which the limit is used up, counted from 1; 0 if it lasts. */
    usedUp: usedUpIndex + 1,
  };
}
