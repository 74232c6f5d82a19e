import { addDays } from '../calendar';
import { inputReader } from '../inputs';

export const readInputs = inputReader({
  bought: 'string', // day of application and payment
  reason: ['ordinary', 'loan', 'map'],
  closing: 'string', // day the loan closes; only for reason loan
});

const waitDays = 30;

/** National Flood Insurance Program. A loan counts only if the policy was applied and paid for by the closing. */
export function floodStart({ bought, reason, closing }: ReturnType<typeof readInputs>) {
  const inTime = reason === 'loan' && bought <= closing;
  const ordinary = addDays(bought, waitDays);
  const start = inTime ? closing : reason === 'map' ? addDays(bought, 1) : ordinary;
  return { start, ordinary, late: reason === 'loan' && !inTime, ...nextSeason(bought) };
}

/** The next hurricane season that an ordinary purchase can be in time for, and the last day to buy for it. */
function nextSeason(bought: string) {
  const year = Number(bought.slice(0, 4));
  const opens = addDays(bought, waitDays) <= `${year}-06-01` ? `${year}-06-01` : `${year + 1}-06-01`;
  return { season: opens, lastday: addDays(opens, -waitDays) };
}
