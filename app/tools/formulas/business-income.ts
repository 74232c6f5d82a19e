import { inputReader } from '../formula-inputs';

export const readInputs = inputReader({
  sales: 'number', // per month
  stops: 'number', // costs per month that stop while the business is closed
  months: 'number',
  wait: 'number', // hours
  extra: 'number',
  limit: 'number',
});

export const hoursPerMonth = 720;

/** `loss` is the insured loss, which starts after the waiting period. `waiting` is the loss in that period, which the owner bears. */
export function businessIncome({ sales, stops, months, wait, extra, limit }: ReturnType<typeof readInputs>) {
  const monthly = Math.max(0, sales - stops);
  const waitMonths = wait / hoursPerMonth;
  const waitingAfter = (count: number) => Math.round(monthly * Math.min(count, waitMonths));
  /** The extra expense counts in full from the first month, when most of it is spent. */
  const lossAfter = (count: number) => Math.round(monthly * Math.max(0, count - waitMonths)) + extra;
  const loss = lossAfter(months);
  const waiting = waitingAfter(months);
  const paid = Math.min(limit, loss);
  const overLimit = loss - paid;
  const columns = Array.from({ length: Math.ceil(months) }, (_, i) => {
    const end = Math.min(months, i + 1);
    const before = i === 0 ? 0 : lossAfter(i);
    const covered = Math.min(limit, lossAfter(end)) - Math.min(limit, before);
    return { waiting: waitingAfter(end) - waitingAfter(i), paid: covered, overLimit: lossAfter(end) - before - covered };
  });
  return {
    monthly,
    loss,
    waiting,
    paid,
    overLimit,
    yours: overLimit + waiting,
    whole: loss + waiting,
    columns,
    /** The month in which the limit is used up, counted from 1; 0 if the limit is not used up. */
    usedUp: columns.findIndex((column) => column.overLimit > 0) + 1,
  };
}
