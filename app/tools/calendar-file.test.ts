import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file';

const description = 'Example arithmetic, not an offer, a quote or legal advice. Your policy decides.';
const entries = [
  { day: '2026-12-31', title: 'Latest date: decide', description },
  { day: '2028-02-29', title: 'Latest date: pay; or not', description: 'é'.repeat(100) },
];
const file = calendarFile(entries, 'www.benchmark.example', '2026-11-15T21:30:00.123Z', 'en');
const lines = file.split('\r\n');

test('an all-day event ends on the next day, also on December 31 and February 29', () => {
  const dates = lines.filter((line) => line.includes(';VALUE=DATE:')).map((line) => line.replace(';VALUE=DATE', ''));
  expect(dates).toEqual(['DTSTART:20261231', 'DTEND:20270101', 'DTSTART:20280229', 'DTEND:20280301']);
  expect(lines).toContain('DTSTAMP:20261115T213000Z');
});

test('has one event for each date', () => {
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines).toContain('SUMMARY:Latest date: decide');
});

test('escapes commas and semicolons and folds lines at 75 bytes', () => {
  expect(lines).toContain('SUMMARY:Latest date: pay\\; or not');
  expect(file.replaceAll('\r\n ', '')).toContain('Example arithmetic\\, not an offer\\, a quote or legal advice. Your policy decides.');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'é'.repeat(100)}`);
});

test('a Spanish file declares its language, and its ids have no accents', () => {
  const spanish = calendarFile([{ day: '2026-08-14', title: 'Fecha límite: decisión', description: '' }], 'x.example', '2026-11-15', 'es');
  expect(spanish).toContain('PRODID:-//x.example//claim clock//ES');
  expect(spanish).toContain('UID:20260814-fecha-limite-decision@x.example');
  expect(spanish).toContain('SUMMARY:Fecha límite: decisión');
});
