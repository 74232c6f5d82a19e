/** Messages as a table for a spreadsheet. */
import { labelOf } from './labels.ts';
import type { Message } from './message.ts';
import type { Database } from './store/database.ts';
import { type Filter, listMessages } from './store/messages.ts';
import { words } from './words.ts';

const atOnce = 500;

/** A spreadsheet computes what starts with one of these; a mark in front makes it text. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

export function cell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const line = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`;

/** Piece by piece, so that a large inbox needs no large memory. Starts with the mark by which spreadsheets know UTF-8. */
export async function* csvOf(database: Database, filter: Filter): AsyncGenerator<string> {
  yield `\ufeff${line(words.csv)}`;
  for (let offset = 0; ; offset += atOnce) {
    const messages = await listMessages(database, filter, atOnce, offset);
    if (messages.length) yield messages.map(row).join('');
    if (messages.length < atOnce) return;
  }
}

function row({ id, receivedAt, form, state, suspect, name, email, phone, subject, page, fields }: Message): string {
  const typed = Object.entries(fields).filter(([, value]) => value !== '');
  return line([
    id,
    new Date(receivedAt).toISOString(),
    words.kinds[form],
    words.states[state],
    suspect === null ? '' : words.suspect(suspect),
    name,
    email,
    phone,
    subject,
    page,
    typed.map(([field, value]) => `${labelOf(form, field)}: ${value}`).join('\n'),
  ]);
}
