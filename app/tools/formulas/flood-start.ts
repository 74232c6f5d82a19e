import { addDays } from '../days';
import { inputReader } from '../formula-inputs';

export const readInputs = inputReader({
  bought: 'string', // day of application and payment
  reason: ['ordinary', 'loan', 'map', 'lender'],
  closing: 'string', // day the loan closes; only for reason loan
});

const waitDays = 30;

/**
 * Rules of the National Flood Insurance Program, 44 CFR 61.11. The reason `loan` shortens the wait only if the policy is
 * applied and paid for by the closing; `map`, only if a new map puts the building in a special flood hazard area. `lender`
 * means that the lender of an existing loan finds required coverage missing; then there is no wait.
 */
export function floodStart({ bought, reason, closing }: ReturnType<typeof readInputs>) {
  const ordinary = addDays(bought, waitDays);
  const late = reason === 'loan' && bought > closing;
  const starts = { ordinary, loan: late ? ordinary : closing, map: addDays(bought, 1), lender: bought };
  return { start: starts[reason], ordinary, late, ...nextSeason(bought) };
}

/** The next start of a hurricane season by which an ordinary policy can be in force, and the last day to buy that policy. */
function nextSeason(bought: string) {
  const year = Number(bought.slice(0, 4));
  const opens = addDays(bought, waitDays) <= `${year}-06-01` ? `${year}-06-01` : `${year + 1}-06-01`;
  return { season: opens, lastday: addDays(opens, -waitDays) };
}
