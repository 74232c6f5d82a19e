/** The days that chapter 542 of the Texas Insurance Code counts: neither weekends nor holidays of the state. */
import { addDays, isWeekend, weekday } from './calendar';

/** The holidays that Texas recognizes by statute, without the optional ones. Their names stand in content/tools/claim-clock.ts. */
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

const iso = (year: number, month: number, date: number) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** The third Monday of a month is nth(…, 1, 3). */
function nth(year: number, month: number, wanted: number, count: number): string {
  const first = iso(year, month, 1);
  return addDays(first, ((wanted - weekday(first) + 7) % 7) + 7 * (count - 1));
}

/** In the order of the year. FieldProps that falls on a weekend is not moved to another day. */
export function holidays(year: number): { day: string; holiday: Holiday }[] {
  const juneFirst = iso(year, 6, 1);
  const thanksgiving = nth(year, 11, 4, 4);
  const days: Record<Holiday, string> = {
    'new-year': iso(year, 1, 1),
    king: nth(year, 1, 1, 3),
    'confederate-heroes': iso(year, 1, 19),
    presidents: nth(year, 2, 1, 3),
    'texas-independence': iso(year, 3, 2),
    'san-jacinto': iso(year, 4, 21),
    memorial: addDays(juneFirst, -(((weekday(juneFirst) + 5) % 7) + 1)),
    emancipation: iso(year, 6, 19),
    independence: iso(year, 7, 4),
    johnson: iso(year, 8, 27),
    labor: nth(year, 9, 1, 1),
    veterans: iso(year, 11, 11),
    thanksgiving,
    'after-thanksgiving': addDays(thanksgiving, 1),
    'christmas-eve': iso(year, 12, 24),
    christmas: iso(year, 12, 25),
    'after-christmas': iso(year, 12, 26),
  };
  return Object.entries(days)
    .map(([holiday, day]) => ({ day, holiday: holiday as Holiday }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** The holidays of a stretch of days, both ends included. */
export function holidaysBetween(from: string, to: string): { day: string; holiday: Holiday }[] {
  const first = Number(from.slice(0, 4));
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, i) => first + i);
  return years.flatMap(holidays).filter(({ day }) => day >= from && day <= to);
}

const knownYears = new Map<number, Set<string>>();

function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  let days = knownYears.get(year);
  if (!days) {
    days = new Set(holidays(year).map((one) => one.day));
    knownYears.set(year, days);
  }
  return days.has(day);
}

/** Any day but a Saturday, a Sunday or a holiday that the state recognizes. */
export const isBusinessDay = (day: string) => !isWeekend(day) && !isHoliday(day);

/** The first day counted is the day after. */
export function addBusinessDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
}
