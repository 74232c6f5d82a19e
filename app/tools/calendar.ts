/** Days as ISO strings (2026-07-06). Arithmetic is in UTC, so the time zone cannot shift them. */
import type { Language } from '../../content-model/files';

const dayMs = 86_400_000;
/** Not with Intl: its first use in a page takes about 100 ms on a phone. */
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

export const monthName = (day: string, language: Language) => names[language].months[Number(day.slice(5, 7)) - 1]!;
const dateOf = (day: string) => Number(day.slice(8));
const yearOf = (day: string) => day.slice(0, 4);

/** July 3; 3 de julio. */
export const dayAndMonth = (day: string, language: Language) =>
  language === 'es' ? `${dateOf(day)} de ${monthName(day, 'es')}` : `${monthName(day, 'en')} ${dateOf(day)}`;
/** July 3, 2026; 3 de julio de 2026. */
export const longDate = (day: string, language: Language) =>
  `${dayAndMonth(day, language)}${language === 'es' ? ' de' : ','} ${yearOf(day)}`;
/** July 2026; julio de 2026. */
export const monthAndYear = (day: string, language: Language) =>
  `${monthName(day, language)} ${language === 'es' ? 'de ' : ''}${yearOf(day)}`;
/** Jul 3; 3 jul. */
export function shortDay(day: string, language: Language): string {
  const month = monthName(day, language).slice(0, 3);
  return language === 'es' ? `${dateOf(day)} ${month}` : `${month} ${dateOf(day)}`;
}
/** 1 day, 30 days; 1 día, 30 días. */
export const countOfDays = (count: number, language: Language) =>
  `${count} ${count === 1 ? names[language].day.one : names[language].day.other}`;
export const weekdayName = (day: string, language: Language) => names[language].weekdays[weekday(day)]!;
/** Fri, Jul 3; vie, 3 jul. */
export const shortDate = (day: string, language: Language) => `${weekdayName(day, language).slice(0, 3)}, ${shortDay(day, language)}`;
