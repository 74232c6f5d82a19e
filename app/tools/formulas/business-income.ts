interface Inputs {
  /** A month of sales. */
  sales: number;
  /** Costs of a month that stop while closed. */
  stops: number;
  months: number;
  wait: number;
  extra: number;
  limit: number;
}

const monthHours = 720;

export function businessIncome({ sales, stops, months, wait, extra, limit }: Inputs) {
  const monthly = Math.max(0, sales - stops);
  const waitMonths = wait / monthHours;
  /** What has been lost after so many months. Extra expense is counted at the start, when it is mostly spent. */
  const lostAfter = (count: number) => Math.round(monthly * Math.max(0, count - waitMonths)) + extra;
  const loss = lostAfter(months);
  const paid = Math.min(limit, loss);
  const columns = Array.from({ length: Math.ceil(months) }, (_, i) => {
    const before = i === 0 ? 0 : lostAfter(i);
    const after = lostAfter(Math.min(months, i + 1));
    const covered = Math.min(limit, after) - Math.min(limit, before);
    return { lost: after - before, paid: covered };
  });
  const spent = columns.findIndex((_, i) => lostAfter(Math.min(months, i + 1)) > limit);
  return {
    monthly,
    loss,
    paid,
    yours: loss - paid,
    columns,
    /** The month in which the limit is used up, counted from 1; 0 if it lasts. */
    usedUp: spent + 1,
  };
}
