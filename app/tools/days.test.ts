import { describe, expect, test } from 'vitest';
import { addBusinessDays, holidays, holidaysBetween, isBusinessDay } from './business-days';
import {
  addDays,
  countOfDays,
  dayAndMonth,
  daysBetween,
  isDay,
  isWeekend,
  longDate,
  monthAndYear,
  shortDate,
  weekday,
  weekdayName,
} from './days';

describe('days', () => {
  test.each(['2026-02-28', '2028-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])('%s is a day', (day) => expect(isDay(day)).toBe(true));

  const notInTheCalendar = ['2026-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10'];
  const otherFormats = ['2026-1-1', '20260101', '', 'today', '2026-07-06T00:00', '+12026-01-01'];
  test.each([...notInTheCalendar, ...otherFormats])('“%s” is not a day', (text) => expect(isDay(text)).toBe(false));

  test('counts across leap years and year ends', () => {
    const nextDays = ['2028-02-28', '2027-02-28', '2026-12-31'].map((day) => addDays(day, 1));
    expect(nextDays).toEqual(['2028-02-29', '2027-03-01', '2027-01-01']);
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
    expect(daysBetween('2028-01-01', '2029-01-01')).toBe(366);
    expect(addDays('2026-03-08', 365)).toBe('2027-03-08');
  });

  test('formats dates', () => {
    expect(longDate('2026-07-03', 'en')).toBe('July 3, 2026');
    expect(dayAndMonth('2026-07-03', 'en')).toBe('July 3');
    expect(shortDate('2026-08-14', 'en')).toBe('Fri, Aug 14');
    expect(weekdayName('2026-08-14', 'en')).toBe('Friday');
    expect(monthAndYear('2026-08-14', 'en')).toBe('August 2026');
  });

  test('formats dates in Spanish, with months and weekdays in lower case', () => {
    expect(longDate('2026-11-14', 'es')).toBe('14 de noviembre de 2026');
    expect(dayAndMonth('2026-01-01', 'es')).toBe('1 de enero');
    expect(shortDate('2026-09-02', 'es')).toBe('mié, 2 sep');
    expect(weekdayName('2026-08-15', 'es')).toBe('sábado');
    expect(monthAndYear('2026-08-14', 'es')).toBe('agosto de 2026');
  });

  test('uses the singular for one day and the plural for more', () => {
    expect([countOfDays(1, 'en'), countOfDays(30, 'en')]).toEqual(['1 day', '30 days']);
    expect([countOfDays(1, 'es'), countOfDays(0, 'es')]).toEqual(['1 día', '0 días']);
  });
});

describe('state holidays', () => {
  test('computes the movable holidays of 2026', () => {
    const days = Object.fromEntries(holidays(2026).map(({ holiday, day }) => [holiday, day]));
    expect(days).toMatchObject({ king: '2026-01-19', presidents: '2026-02-16', memorial: '2026-05-25', labor: '2026-09-07' });
    expect(days).toMatchObject({ thanksgiving: '2026-11-26', 'after-thanksgiving': '2026-11-27' });
  });

  test('each year has seventeen holidays, in order and on the right weekdays', () => {
    for (let year = 2000; year < 2100; year++) {
      const days = holidays(year).map(({ day }) => day);
      const on = (wanted: string) => holidays(year).find(({ holiday }) => holiday === wanted)!.day;
      expect(days).toHaveLength(17);
      expect(days).toEqual(days.toSorted());
      for (const monday of ['king', 'presidents', 'memorial', 'labor']) expect(weekday(on(monday))).toBe(1);
      expect(weekday(on('thanksgiving'))).toBe(4);
      expect(on('thanksgiving').slice(5)).toMatch(/^11-2[2-8]$/);
      expect(on('memorial').slice(5)).toMatch(/^05-(?:2[5-9]|3[01])$/);
    }
  });

  test('a holiday on a weekend is not moved: July 3, 2026 is a business day', () => {
    expect(isWeekend('2026-07-04')).toBe(true);
    expect(isBusinessDay('2026-07-03')).toBe(true);
    expect(isBusinessDay('2026-07-06')).toBe(true);
  });

  test('lists the holidays between two days, also across a year end', () => {
    const days = holidaysBetween('2026-12-20', '2027-01-02').map(({ day }) => day);
    expect(days).toEqual(['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01']);
    expect(holidaysBetween('2026-08-01', '2026-08-20')).toEqual([]);
  });
});

describe('business days', () => {
  test('skips the holidays at a year end', () => {
    // December 23 is a Wednesday; December 24, 25, 26 and January 1 are holidays; December 27 is a Sunday
    expect(addBusinessDays('2026-12-23', 1)).toBe('2026-12-28');
    expect(addBusinessDays('2026-12-23', 5)).toBe('2027-01-04');
  });

  test('counts a leap day', () => {
    expect(addBusinessDays('2028-02-28', 1)).toBe('2028-02-29');
    // March 2 is a holiday, Texas Independence Day
    expect(addBusinessDays('2028-02-28', 3)).toBe('2028-03-03');
  });

  test('returns a business day that is the given number of business days later', () => {
    expect(addBusinessDays('2026-07-04', 0)).toBe('2026-07-04');
    for (let i = 0; i < 200; i++) {
      const from = addDays('2000-01-01', i * 179);
      const count = 1 + (i % 40);
      const to = addBusinessDays(from, count);
      expect(isBusinessDay(to)).toBe(true);
      const days = Array.from({ length: daysBetween(from, to) }, (_, after) => addDays(from, after + 1));
      expect(days.filter(isBusinessDay)).toHaveLength(count);
    }
  });
});
