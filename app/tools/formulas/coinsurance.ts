import { inputReader } from '../formula-inputs';

export const readInputs = inputReader({
  value: 'number', // cost to replace the building
  percent: 'number',
  limit: 'number',
  deductible: 'number',
  loss: 'number',
});

/** The deductible is subtracted after the coinsurance share is applied, as in the usual commercial property form. */
export function coinsurance({ value, percent, limit, deductible, loss }: ReturnType<typeof readInputs>) {
  const required = Math.round((value * percent) / 100);
  const share = required > 0 ? Math.min(1, limit / required) : 1;
  const atShare = Math.round(loss * share);
  const off = Math.min(deductible, atShare);
  const paid = Math.min(limit, atShare - off);
  return {
    required,
    share,
    /** The limit as far as it counts toward the required limit. */
    counted: Math.min(limit, required),
    atShare,
    paid,
    yours: loss - paid,
    /** `unreached`, `off` and `above` are what the owner pays: the coinsurance penalty, the deductible, and what exceeds the limit. */
    unreached: loss - atShare,
    off,
    above: atShare - off - paid,
    /** What the policy would pay for the same loss if its limit were the required amount. */
    paidAtMark: Math.min(required, Math.max(0, loss - deductible)),
  };
}
