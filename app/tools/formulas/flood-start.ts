import { addDays } from '../calendar';

interface Inputs {
  /** When the application is in and paid. */
  bought: string;
  reason: 'ordinary' | 'loan' | 'map';
  /** When the loan closes; only for reason loan. */
  closing: string;
}

const waitDays = 30;

/** The national program. A loan counts only if the policy was applied and paid for by the closing. */
export function floodStart({ bought, reason, closing }: Inputs) {
  const inTime = reason === 'loan' && bought <= closing;
  const ordinary = addDays(bought, waitDays);
  const start = inTime ? closing : reason === 'map' ? addDays(bought, 1) : ordinary;
  return { start, ordinary, late: reason === 'loan' && !inTime, ...season(bought) };
}

/** The next season that an ordinary purchase can still be in time for, and the last day for it. */
function season(bought: string) {
  const year = Number(bought.slice(0, 4));
  const opens = addDays(bought, waitDays) <= `${year}-06-01` ? `${year}-06-01` : `${year + 1}-06-01`;
  return { season: opens, lastday: addDays(opens, -waitDays) };
}
