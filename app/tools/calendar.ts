/** Days as ISO strings (2026-07-06). Arithmetic is in UTC, so the time zone cannot shift them. */

const dayMs = 86_400_000;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Days since January 1, 1970. */
export const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;
export const dayFromNumber = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/** Whether the text is an existing day; February 29 only in leap years. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const number = dayNumber(text);
  return !Number.isNaN(number) && dayFromNumber(number) === text;
}

export const addDays = (day: string, count: number) => dayFromNumber(dayNumber(day) + count);
/** The anniversary; of February 29 it is February 28 in other years. */
export function addYears(day: string, count: number): string {
  const anniversary = `${String(Number(day.slice(0, 4)) + count).padStart(4, '0')}${day.slice(4)}`;
  return isDay(anniversary) ? anniversary : `${anniversary.slice(0, 8)}28`;
}

export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from);
export const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
export const isWeekend = (day: string) => weekday(day) % 6 === 0;

export const monthName = (day: string) => months[Number(day.slice(5, 7)) - 1]!;
const dateOf = (day: string) => Number(day.slice(8));

/** July 3. */
export const dayAndMonth = (day: string) => `${monthName(day)} ${dateOf(day)}`;
/** July 3, 2026. */
export const longDate = (day: string) => `${dayAndMonth(day)}, ${day.slice(0, 4)}`;
/** Jul 3. */
export const shortDay = (day: string) => `${monthName(day).slice(0, 3)} ${dateOf(day)}`;
export const weekdayName = (day: string) => weekdays[weekday(day)]!;
/** Fri, Jul 3. */
export const shortDate = (day: string) => `${weekdayName(day).slice(0, 3)}, ${shortDay(day)}`;
