/** Changes that staff make to a message. Each names the version that the person saw, and is refused if the message has changed since. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { searchText } from '../inbox/summary.ts';
import type { words } from '../staff-words.ts';
import type { Database, Queries, StoredValue } from './database.ts';
import type { Status } from './messages.ts';
import { idRow } from './sql-helpers.ts';

export type EventKind = keyof typeof words.events;

export interface Change {
  kind: EventKind;
  /** The text of a note, or the id of the person that the message was assigned to. */
  detail?: string;
  set?: { status?: Status; assigned_to?: string | null; suspect?: null; trashed_at?: number | null };
}

interface View {
  id: string;
  /** The version that the person saw. Without it the change is made in any case. */
  version?: number;
}

export type ChangeResult = 'changed' | 'stale' | 'missing';

export const changeMessage = (database: Database, view: View, change: Change, personId: string | null, now: number) =>
  database.transaction((queries) => changeMessageIn(database, queries, view, change, personId, now));

/** The same in the caller's transaction. */
export async function changeMessageIn(
  { clock }: Database,
  queries: Queries,
  { id, version }: View,
  { kind, detail = '', set = {} }: Change,
  personId: string | null,
  now: number,
): Promise<ChangeResult> {
  const values: StoredValue[] = [id];
  // Notes are found by the search.
  const isText = kind === 'note' || kind === 'added';
  if (isText) values.push(searchText([detail]));
  const noted = isText ? "search = search || '\n' || $2, " : '';
  const columns = Object.entries(set).map(([column, value]) => `${column} = $${values.push(value)}, `);
  const current = version === undefined ? '' : `and version = $${values.push(version)}`;
  const [changed] = await queries.select(
    z.object({ version: z.number() }),
    `update messages set ${noted}${columns.join('')}version = version + 1, changed_at = ${clock} where id = $1 ${current} returning version`,
    values,
  );
  if (!changed) {
    const found = await queries.select(idRow, 'select id from messages where id = $1', [id]);
    return found.length ? 'stale' : 'missing';
  }
  await queries.run(
    'insert into message_events (id, message_id, at, version, person_id, kind, detail) values ($1, $2, $3, $4, $5, $6, $7)',
    [randomUUID(), id, now, changed.version, personId, kind, detail],
  );
  return 'changed';
}

const eventRow = z.object({
  at: z.number(),
  version: z.number(),
  personId: z.string().nullable(),
  kind: z.string(),
  detail: z.string(),
});

export type MessageEvent = z.infer<typeof eventRow>;

/** The history of a message, oldest first. */
export async function eventsOf(queries: Queries, messageId: string): Promise<MessageEvent[]> {
  return queries.select(
    eventRow,
    'select at, version, person_id, kind, detail from message_events where message_id = $1 order by version, at',
    [messageId],
  );
}

const readRow = z.object({ at: z.number(), personId: z.string() });

/** Who has opened the message, and when for the first time. */
export async function readsOf(queries: Queries, messageId: string) {
  return queries.select(readRow, 'select at, person_id from reads where message_id = $1 order by at', [messageId]);
}

const viewRow = z.object({ id: z.string(), version: z.number() });

/** Moves messages that were received before this time to the trash. Returns their ids. */
export async function trashOlderThan(database: Database, receivedBefore: number, now: number): Promise<string[]> {
  return database.transaction(async (queries) => {
    const sql = `select id, version from messages where received_at < $1 and trashed_at is null${database.skipLocked}`;
    const expired = await queries.select(viewRow, sql, [receivedBefore]);
    for (const view of expired) await changeMessageIn(database, queries, view, { kind: 'expired', set: { trashed_at: now } }, null, now);
    return expired.map(({ id }) => id);
  });
}
