/** Deletes messages for good. Their deliveries, reads and events are deleted too; the audit has only their ids. */
import { z } from 'zod';
import { normalizeEmail, normalizePhone } from '../inbox/summary.ts';
import type { Database, Queries } from './database.ts';
import { idRow } from './sql-helpers.ts';

async function erase(database: Database, where: string, value: string | number): Promise<number> {
  const erased = await database.run(`delete from messages where ${where}`, [value]);
  if (erased) await emptyLog(database);
  return erased;
}

export const eraseMessage = (database: Database, id: string) => erase(database, 'id = $1', id);

/** A person is known by an e-mail address or a phone number. */
export const contactColumn = (contact: string) => (contact.includes('@') ? 'email' : 'phone');
export const normalizeContact = (contact: string) => (contact.includes('@') ? normalizeEmail(contact) : normalizePhone(contact));

/** The ids of all messages of a person, also in the trash. */
export async function messagesOfPerson(queries: Queries, contact: string): Promise<string[]> {
  const sql = `select id from messages where ${contactColumn(contact)} = $1 order by received_at`;
  return (await queries.select(idRow, sql, [normalizeContact(contact)])).map(({ id }) => id);
}

/** Erases every message of a person, also in the trash. */
export const erasePerson = (database: Database, contact: string) =>
  erase(database, `${contactColumn(contact)} = $1`, normalizeContact(contact));

/** Erases messages that were moved to the trash before this time. */
export const emptyTrash = (database: Database, trashedBefore: number) => erase(database, 'trashed_at < $1', trashedBefore);

const checkpointPauseMs = 1000;

/**
 * SQLite's write-ahead log would otherwise still contain what was deleted. While somebody else reads the store, such as a backup, it
 * cannot be emptied, so this tries again in the background.
 */
export async function emptyLog(database: Database): Promise<void> {
  if (database.kind !== 'sqlite') return;
  const [result] = await database.select(z.object({ busy: z.number() }), 'pragma wal_checkpoint(truncate)');
  if (result?.busy) setTimeout(() => emptyLog(database).catch(() => {}), checkpointPauseMs).unref();
}
