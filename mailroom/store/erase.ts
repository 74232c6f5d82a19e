/** Deletes messages for good. Their deliveries, reads and events are deleted too; the audit has only their ids. */
import { z } from 'zod';
import { normalizeEmail, normalizePhone } from '../inbox/summary.ts';
import type { Database, Queries, StoredValue } from './database.ts';
import { idRow } from './sql-helpers.ts';

export async function eraseMessage(database: Database, id: string): Promise<boolean> {
  const erased = await database.run('delete from messages where id = $1', [id]);
  await emptyLog(database);
  return erased > 0;
}

/** Erases every message with this e-mail address or phone number, also in the trash. */
export async function erasePerson(database: Database, contact: string): Promise<number> {
  const { sql, values } = byContact(contact);
  const erased = await database.run(`delete from messages where ${sql}`, values);
  await emptyLog(database);
  return erased;
}

/** The ids of all messages with this e-mail address or phone number, also in the trash. */
export async function messagesOfPerson(queries: Queries, contact: string): Promise<string[]> {
  const { sql, values } = byContact(contact);
  const rows = await queries.select(idRow, `select id from messages where ${sql} order by received_at`, values);
  return rows.map(({ id }) => id);
}

export const normalizeContact = (contact: string) => (contact.includes('@') ? normalizeEmail(contact) : normalizePhone(contact));

const byContact = (contact: string): { sql: string; values: StoredValue[] } => ({
  sql: `${contact.includes('@') ? 'email' : 'phone'} = $1`,
  values: [normalizeContact(contact)],
});

/** Erases messages that were moved to the trash before this time. */
export async function emptyTrash(database: Database, trashedBefore: number): Promise<number> {
  const erased = await database.run('delete from messages where trashed_at < $1', [trashedBefore]);
  if (erased) await emptyLog(database);
  return erased;
}

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
