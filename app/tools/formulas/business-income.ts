import { inputReader } from '../formula-inputs';

export const readInputs = inputReader({
  sales: 'number', // a month
  stops: 'number', // costs that stop while closed, a month
  months: 'number',
  wait: 'number', // hours
  extra: 'number',
  limit: 'number',
});

const hoursPerMonth = 720;

/** `loss` is what the policy counts: it starts after the waiting period, whose loss is the owner's. */
export function businessIncome({ sales, stops, months, wait, extra, limit }: ReturnType<typeof readInputs>) {
  const monthly = Math.max(0, sales - stops);
  const waitMonths = wait / hoursPerMonth;
  const waitingAfter = (count: number) => Math.round(monthly * Math.min(count, waitMonths));
  /** Extra expense counts from the start, when most of it is spent. */
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
    /** The month in which the limit is used up, counted from 1; 0 if it lasts. */
    usedUp: columns.findIndex((column) => column.overLimit > 0) + 1,
  };
}
