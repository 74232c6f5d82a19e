import { addBusinessDays } from '../business-days';
import { addDays } from '../calendar';

interface Inputs {
  /** When the insurer received the written notice. */
  notice: string;
  /** When it received the last item it had asked for. */
  items: string;
  surplus: boolean;
  disaster: boolean;
}

/** Chapter 542 of the Texas Insurance Code, in days. */
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

/** When an acceptance of that day must be paid. */
export const payBy = (accepted: string, surplus: boolean) =>
  addBusinessDays(accepted, surplus ? clock.paySurplusBusinessDays : clock.payBusinessDays);

/** When an insurer that asked for more time on that day must have decided. */
export const decideAtLongest = (asked: string) => addDays(asked, clock.moreDays);

/** Outer dates. FieldProps that counts from another counts from that one's date as formatValue, and a declared disaster extends each. */
export function claimClock({ notice, items, surplus, disaster }: Inputs) {
  const extended = (day: string) => (disaster ? addDays(day, clock.disasterDays) : day);
  const decide = extended(addBusinessDays(items, clock.decideBusinessDays));
  return {
    acknowledge: extended(surplus ? addBusinessDays(notice, clock.acknowledgeSurplusBusinessDays) : addDays(notice, clock.acknowledgeDays)),
    decide,
    longest: extended(decideAtLongest(decide)),
    pay: extended(payBy(decide, surplus)),
    interest: addDays(items, clock.interestDays),
  };
}
