import { addDays, addYears } from '../days';
import { inputReader } from '../formula-inputs';

export const readOwnerInputs = inputReader({
  loss: 'string',
  nfip: 'boolean',
  twia: 'boolean',
  denied: 'string', // day of the written denial; empty if there is none
  // the next three are days that the policy sets; empty if not entered
  noticeby: 'string',
  holdback: 'string',
  suit: 'string',
});

export const ownerFields = ['loss', 'denied', 'nfip', 'twia', 'noticeby', 'holdback', 'suit'] as const;

const proofOfLossDays = 60;

/**
 * The owner's deadlines; empty if a deadline does not apply. NFIP: Standard Flood Insurance Policy (44 CFR part 61,
 * appendix A) and 42 U.S.C. 4072. TWIA: Insurance Code 2210.573 and 2210.577. The rest is set by the policy.
 */
export function ownerDeadlines({ loss, nfip, twia, denied, noticeby, holdback, suit }: ReturnType<typeof readOwnerInputs>) {
  return {
    noticeby,
    proof: nfip ? addDays(loss, proofOfLossDays) : '',
    windclaim: twia ? addYears(loss, 1) : '',
    holdback,
    suit,
    floodsuit: nfip && denied ? addYears(denied, 1) : '',
    windsuit: twia && denied ? addYears(denied, 2) : '',
  };
}
