import { addDays, addYears } from '../days';
import { inputReader } from '../formula-inputs';

export const readOwnerInputs = inputReader({
  loss: 'string',
  nfip: 'boolean',
  denied: 'string', // date of the NFIP insurer's first letter that denies all or part; empty if there is none
  twia: 'boolean',
  accepted: 'string', // day the owner received TWIA's letter that accepts all or part
  winddenied: 'string', // day the owner received TWIA's first letter that denies all or part
  coast: 'boolean', // a wind and hail policy on the coast from another insurer
  decided: 'string', // day that insurer accepted or rejected
  // the next three are days that the policy sets; empty if not entered
  noticeby: 'string',
  holdback: 'string',
  suit: 'string',
});
type OwnerInputs = ReturnType<typeof readOwnerInputs>;

export const ownerFields = [
  'loss',
  'nfip',
  'denied',
  'twia',
  'accepted',
  'winddenied',
  'coast',
  'decided',
  'noticeby',
  'holdback',
  'suit',
] as const;

/** Periods that a test compares with the facts. */
export const ownerPeriods = {
  proofDays: 60,
  appraisalDays: 60,
  claimYears: 1,
  floodSuitYears: 1,
  windSuitYears: 2,
  coastDecisionYears: 2,
  coastLossYears: 3,
};
const periods = ownerPeriods;

/**
 * The owner's deadlines: undefined if the owner has no such policy, empty if a day is missing. NFIP: Standard Flood Insurance
 * Policy (44 CFR part 61, appendix A) and 42 U.S.C. 4072. TWIA: Insurance Code 2210.573, 2210.574 and 2210.577. Coast:
 * Insurance Code 2301.010. The rest is set by the policy.
 */
export function ownerDeadlines({ loss, denied, accepted, winddenied, decided, ...inputs }: OwnerInputs) {
  const { nfip, twia, coast, noticeby, holdback, suit } = inputs;
  const ifHas = (hasPolicy: boolean, day: string) => (hasPolicy ? day : undefined);
  const years = (day: string, count: number) => day && addYears(day, count);
  const lastCoastDays = [years(decided, periods.coastDecisionYears), years(loss, periods.coastLossYears)];
  return {
    noticeby,
    proof: ifHas(nfip, addDays(loss, periods.proofDays)),
    windclaim: ifHas(twia, years(loss, periods.claimYears)),
    coastclaim: ifHas(coast, years(loss, periods.claimYears)),
    appraisal: ifHas(twia, accepted && addDays(accepted, periods.appraisalDays)),
    holdback,
    suit,
    floodsuit: ifHas(nfip, years(denied, periods.floodSuitYears)),
    windsuit: ifHas(twia, years(winddenied, periods.windSuitYears)),
    /** The policy may end the time to sue on the earlier of two days, so both have to be known. */
    coastsuit: ifHas(coast, decided && lastCoastDays.toSorted()[0]!),
  };
}
