/** Arithmetic and formats for days, which are ISO strings (2026-07-06). Computes in UTC, so that the time zone cannot shift a day. */
import type { Language } from '../../content-model/content-paths';

const dayMs = 86_400_000;
/** Listed here instead of using Intl, whose first use in a page takes about 100 ms on a phone. */
const names = {
  en: {
    months: 'January February March April May June July August September October November December'.split(' '),
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    day: { one: 'day', other: 'days' },
  },
  es: {
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
    day: { one: 'día', other: 'días' },
  },
};

/** Days since January 1, 1970. */
export const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;
export const dayFromNumber = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/** Whether the text is a day that exists. February 29 exists only in leap years. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const number = dayNumber(text);
  return !Number.isNaN(number) && dayFromNumber(number) === text;
}

export const addDays = (day: string, count: number) => dayFromNumber(dayNumber(day) + count);
/** The same date in another year. February 29 becomes February 28 if that year is not a leap year. */
export function addYears(day: string, count: number): string {
  const anniversary = `${String(Number(day.slice(0, 4)) + count).padStart(4, '0')}${day.slice(4)}`;
  return isDay(anniversary) ? anniversary : `${anniversary.slice(0, 8)}28`;
}

export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from);
export const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
export const isWeekend = (day: string) => weekday(day) % 6 === 0;

export const monthName = (day: string, language: Language) => names[language].months[Number(day.slice(5, 7)) - 1]!;
const dateOf = (day: string) => Number(day.slice(8));
const yearOf = (day: string) => day.slice(0, 4);

/** Formats as July 3 or 3 de julio. */
export const dayAndMonth = (day: string, language: Language) =>
  language === 'es' ? `${dateOf(day)} de ${monthName(day, 'es')}` : `${monthName(day, 'en')} ${dateOf(day)}`;
/** Formats as July 3, 2026 or 3 de julio de 2026. */
export const longDate = (day: string, language: Language) =>
  `${dayAndMonth(day, language)}${language === 'es' ? ' de' : ','} ${yearOf(day)}`;
/** Formats as July 2026 or julio de 2026. */
export const monthAndYear = (day: string, language: Language) =>
  `${monthName(day, language)} ${language === 'es' ? 'de ' : ''}${yearOf(day)}`;
/** Formats as Jul 3 or 3 jul. */
export function shortDay(day: string, language: Language): string {
  const month = monthName(day, language).slice(0, 3);
  return language === 'es' ? `${dateOf(day)} ${month}` : `${month} ${dateOf(day)}`;
}
/** Formats as 1 day or 30 days, in Spanish 1 día or 30 días. */
export const countOfDays = (count: number, language: Language) =>
  `${count} ${count === 1 ? names[language].day.one : names[language].day.other}`;
export const weekdayName = (day: string, language: Language) => names[language].weekdays[weekday(day)]!;
/** Formats as Fri, Jul 3 or vie, 3 jul. */
export const shortDate = (day: string, language: Language) => `${weekdayName(day, language).slice(0, 3)}, ${shortDay(day, language)}`;
