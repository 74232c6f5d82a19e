import { stringify } from 'csv-stringify/sync';
import { describeSuspicion, words } from '../staff-words.ts';
import type { Database } from '../store/database.ts';
import { type Filter, listMessages, type Message, type Reader } from '../store/messages.ts';
import { labelOf } from './field-labels.ts';

const rowsPerBatch = 500;

/** Quotes every cell, and puts an apostrophe before text that a spreadsheet would run as a formula. */
const toCsv = (rows: string[][], bom = false) =>
  stringify(rows, { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows', bom });

/** Streams the messages in batches to limit memory use. Starts with a BOM so that Excel detects UTF-8. */
export async function* exportCsv(database: Database, filter: Filter, reader?: Reader): AsyncGenerator<string> {
  yield toCsv([words.csv], true);
  let after: Message | undefined;
  for (;;) {
    const messages = await listMessages(database, filter, { limit: rowsPerBatch, after }, reader);
    if (messages.length) yield toCsv(messages.map(cells));
    if (messages.length < rowsPerBatch) return;
    after = messages.at(-1);
  }
}

function cells({ id, receivedAt, form, status, suspect, name, email, phone, subject, page, language, fields }: Message): string[] {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  return [
    id,
    new Date(receivedAt).toISOString(),
    words.kinds[form],
    words.marks[status],
    suspect === null ? '' : describeSuspicion(suspect),
    name,
    email,
    phone,
    subject,
    page,
    language,
    filled.map(([field, value]) => `${labelOf(form, field)}: ${value}`).join('\n'),
  ];
}
