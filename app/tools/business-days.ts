/** Business days as Chapter 542 of the Texas Insurance Code counts them: without weekends and state holidays. */
import { addDays, isWeekend, weekday } from './days';

/** Holidays that Texas recognizes by statute, without the optional ones. content/tools/claim-clock.yaml names them. */
export type Holiday =
  | 'new-year'
  | 'king'
  | 'confederate-heroes'
  | 'presidents'
  | 'texas-independence'
  | 'san-jacinto'
  | 'memorial'
  | 'emancipation'
  | 'independence'
  | 'johnson'
  | 'labor'
  | 'veterans'
  | 'thanksgiving'
  | 'after-thanksgiving'
  | 'christmas-eve'
  | 'christmas'
  | 'after-christmas';

const isoDay = (year: number, month: number, date: number) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** `wanted` is the weekday, with 0 for Sunday. nthWeekday(2026, 9, 1, 3) is the third Monday of September 2026. */
function nthWeekday(year: number, month: number, wanted: number, count: number): string {
  const first = isoDay(year, month, 1);
  return addDays(first, ((wanted - weekday(first) + 7) % 7) + 7 * (count - 1));
}

/** The holidays of a year, in order. A holiday that falls on a weekend is not moved to another day. */
export function holidays(year: number): { day: string; holiday: Holiday }[] {
  const juneFirst = isoDay(year, 6, 1);
  const thanksgiving = nthWeekday(year, 11, 4, 4);
  const days: Record<Holiday, string> = {
    'new-year': isoDay(year, 1, 1),
    king: nthWeekday(year, 1, 1, 3),
    'confederate-heroes': isoDay(year, 1, 19),
    presidents: nthWeekday(year, 2, 1, 3),
    'texas-independence': isoDay(year, 3, 2),
    'san-jacinto': isoDay(year, 4, 21),
    memorial: addDays(juneFirst, -(((weekday(juneFirst) + 5) % 7) + 1)),
    emancipation: isoDay(year, 6, 19),
    independence: isoDay(year, 7, 4),
    johnson: isoDay(year, 8, 27),
    labor: nthWeekday(year, 9, 1, 1),
    veterans: isoDay(year, 11, 11),
    thanksgiving,
    'after-thanksgiving': addDays(thanksgiving, 1),
    'christmas-eve': isoDay(year, 12, 24),
    christmas: isoDay(year, 12, 25),
    'after-christmas': isoDay(year, 12, 26),
  };
  return Object.entries(days)
    .map(([holiday, day]) => ({ day, holiday: holiday as Holiday }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** Holidays between two days, inclusive. */
export function holidaysBetween(from: string, to: string): { day: string; holiday: Holiday }[] {
  const first = Number(from.slice(0, 4));
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, i) => first + i);
  return years.flatMap(holidays).filter(({ day }) => day >= from && day <= to);
}

const holidaysByYear = new Map<number, Set<string>>();

function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  let days = holidaysByYear.get(year);
  if (!days) {
    days = new Set(holidays(year).map((one) => one.day));
    holidaysByYear.set(year, days);
  }
  return days.has(day);
}

export const isBusinessDay = (day: string) => !isWeekend(day) && !isHoliday(day);

/** Counts from the day after `day`. */
export function addBusinessDays(day: string, count: number): string {
  let current = day;
  for (let left = count; left > 0; ) {
    current = addDays(current, 1);
    if (isBusinessDay(current)) left -= 1;
  }
  return current;
}
