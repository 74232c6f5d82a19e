/** What the sender of a message may know and do: states and times, adding, withdrawing. Nothing that was typed. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { interpolate } from '../../app/lib/interpolate.ts';
import { hashToken } from '../accounts/tokens.ts';
import { dayMs } from '../durations.ts';
import { words } from '../staff-words.ts';
import type { Database, Queries } from './database.ts';
import { getValue } from './key-values.ts';
import { changeMessage, eventsOf } from './message-changes.ts';
import { findMessage, type NewMessage, receiptNumber } from './messages.ts';
import { idRow, selectNumber } from './sql-helpers.ts';

/** Says promise-receipt in content/facts/promises.yaml. */
export const receiptDays = 90;
const endsAfterMs = receiptDays * dayMs;
const maxAdditions = 10;

/** Tokens are made with a key, so that a sender who repeats a request after a lost answer gets the same one. */
export async function readReceiptKey(queries: Queries): Promise<string> {
  await queries.run("insert into memory (name, value) values ('receipt-key', $1) on conflict (name) do nothing", [
    JSON.stringify(randomBytes(32).toString('base64')),
  ]);
  return (await getValue(queries, 'receipt-key', z.string()))!;
}

/** 128 bits that nobody can compute without the key. */
export const receiptToken = (key: string, id: string) =>
  createHmac('sha256', key).update(id).digest().subarray(0, 16).toString('base64url');

const receiptRow = z.object({ id: z.string(), firstReadAt: z.number().nullable() });

/** Undefined if there is none, or it has ended. */
export async function findReceipt(queries: Queries, token: string, now: number) {
  const [row] = await queries.select(receiptRow, 'select id, first_read_at from messages where receipt = $1', [hashToken(token)]);
  const message = row && (await findMessage(queries, row.id));
  if (!message) return undefined;
  const { id, status, assignedTo, receivedAt, trashedAt } = message;
  const events = await eventsOf(queries, id);
  const lastTime = (kind: string) => events.findLast((event) => event.kind === kind)?.at;
  const answeredAt = status === 'open' ? undefined : lastTime('answered');
  // Closed without an answer by e-mail.
  const doneAt = status === 'done' && answeredAt === undefined ? lastTime('done') : undefined;
  const withdrawnAt = trashedAt === null ? undefined : lastTime('withdrawn');
  const isGone = trashedAt !== null && withdrawnAt === undefined;
  if (isGone || (answeredAt ?? doneAt ?? now) < now - endsAfterMs) return undefined;
  const withPersonAt = (assignedTo === null ? undefined : lastTime('assigned')) ?? answeredAt;
  return { id, receivedAt, readAt: row.firstReadAt ?? withPersonAt ?? doneAt, withPersonAt, answeredAt, doneAt, withdrawnAt };
}

export type Receipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

/** Saves an addition as a message of its own, so that it is delivered like any other, and in the history of the first. */
export async function addToMessage(
  database: Database,
  save: (message: NewMessage) => Promise<unknown>,
  { id }: Receipt,
  text: string,
  now: number,
): Promise<boolean> {
  const message = await findMessage(database, id);
  if (!message || (await selectNumber(database, 'select count(*) as n from messages where added_to = $1', [id])) >= maxAdditions)
    return false;
  const { name, email, phone, language, assignedTo, suspect } = message;
  const addition = randomUUID();
  const fields = { name, email, phone, message: `${interpolate(words.addedTo, { number: receiptNumber(id) })}\n${text}` };
  await save({ id: addition, form: 'contact', fields, page: '', language, receivedAt: now, suspect, addedTo: id });
  await changeMessage(database, { id }, { kind: 'added', detail: text, set: { status: 'open' } }, null, now);
  if (assignedTo === null) return true;
  const assign = { kind: 'assigned', detail: assignedTo, set: { assigned_to: assignedTo } } as const;
  await changeMessage(database, { id: addition }, assign, null, now);
  return true;
}

/** Moves the message and what was added to it to the trash. */
export async function withdrawMessage(database: Database, { id }: Receipt, now: number): Promise<void> {
  for (const row of await database.select(idRow, 'select id from messages where id = $1 or added_to = $1', [id]))
    await changeMessage(database, { id: row.id }, { kind: 'withdrawn', set: { trashed_at: now } }, null, now);
}
