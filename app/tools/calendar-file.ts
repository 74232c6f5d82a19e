/** Writes an iCalendar file (RFC 5545) of all-day events. */
import type { Language } from '../../content-model/content-paths';
import { foldCase } from '../lib/word-match';
import { addDays } from './days';

interface Event {
  day: string;
  title: string;
  description: string;
}

const compact = (day: string) => day.replaceAll('-', '');
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Folds a line that is longer than 75 bytes, as the RFC requires. */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    const room = lines.length === 0 ? 75 : 74;
    if (new TextEncoder().encode(current + character).length > room) {
      lines.push(current);
      current = '';
    }
    current += character;
  }
  return [...lines, current].join('\r\n ');
}

/** `createdAt` is an ISO timestamp such as 2026-11-15T21:30:00Z. */
export function calendarFile(events: Event[], host: string, createdAt: string, language: Language): string {
  const timestamp = createdAt.replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  const lines = events.flatMap(({ day, title, description }) => [
    'BEGIN:VEVENT',
    `UID:${compact(day)}-${foldCase(title).replaceAll(/[^a-z]+/g, '-')}@${host}`,
    `DTSTAMP:${timestamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//claim clock//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}
