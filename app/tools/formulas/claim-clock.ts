import { addBusinessDays } from '../business-days';
import { addDays } from '../days';
import { inputReader } from '../formula-inputs';

export const readClaim = inputReader({
  notice: 'string', // day the insurer received the written notice
  items: 'string', // day the insurer received the last item that it had requested
  surplus: 'boolean',
  disaster: 'boolean',
});
export type Claim = ReturnType<typeof readClaim>;

/** Periods of Chapter 542 of the Texas Insurance Code, in days. */
export const clock = {
  acknowledgeDays: 15,
  acknowledgeSurplusBusinessDays: 30,
  decideBusinessDays: 15,
  moreDays: 45,
  payBusinessDays: 5,
  paySurplusBusinessDays: 20,
  interestDays: 60,
  disasterDays: 15,
};

export const payBy = (accepted: string, surplus: boolean) =>
  addBusinessDays(accepted, surplus ? clock.paySurplusBusinessDays : clock.payBusinessDays);

/**
 * The latest possible dates: `pay` and `longest` count from the last day to decide. A catastrophe designated by TDI extends
 * each deadline (542.059). `longest` is the last day to decide if the insurer requests more time.
 */
export function claimClock({ notice, items, surplus, disaster }: Claim) {
  const extend = (day: string) => (disaster ? addDays(day, clock.disasterDays) : day);
  const decide = extend(addBusinessDays(items, clock.decideBusinessDays));
  return {
    acknowledge: extend(surplus ? addBusinessDays(notice, clock.acknowledgeSurplusBusinessDays) : addDays(notice, clock.acknowledgeDays)),
    decide,
    longest: extend(addDays(decide, clock.moreDays)),
    pay: extend(payBy(decide, surplus)),
    /** Interest can start after more than 60 days (542.058). */
    interest: addDays(items, clock.interestDays + 1),
  };
}

/** Whether a catastrophe also extends the 60 days is not settled (542.059). The first day of interest if it does. */
export const interestIfExtended = ({ items, disaster }: Claim) =>
  disaster ? addDays(items, clock.interestDays + clock.disasterDays + 1) : undefined;
