/** A calendar file (RFC 5545) of whole days, for any calendar program. */
import { addDays } from './calendar';

interface Event {
  day: string;
  title: string;
  description: string;
}

const compact = (day: string) => day.replaceAll('-', '');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** No line is longer than 75 bytes; the rest goes on the next one, after a space. */
function folded(line: string): string {
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

/** `stamp` is the moment at which it was made, as 2026-11-15T21:30:00Z. */
export function calendarFile(events: Event[], host: string, stamp: string): string {
  const made = stamp.replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  const lines = events.flatMap(({ day, title, description }) => [
    'BEGIN:VEVENT',
    `UID:${compact(day)}-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}@${host}`,
    `DTSTAMP:${made}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${host}//claim clock//EN`, 'CALSCALE:GREGORIAN', ...lines, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n');
}
