import { z } from 'zod';
import { hourMs } from '../durations.ts';
import type { Database, Queries } from './database.ts';
import { placeholders } from './sql-helpers.ts';

/** The longest that the mailroom ever waits or leases. A later time is from a clock that was wrong, and counts as now. */
const maxAheadMs = { next_at: 7 * hourMs, leased_until: hourMs / 3 };

/** SQL for the milliseconds until the time in a column; 0 or less if it has passed. */
const msUntil = (column: keyof typeof maxAheadMs, { clock }: Database) =>
  `(case when ${column} > ${clock} + ${maxAheadMs[column]} then 0 else ${column} - ${clock} end)`;

const claimedRow = z.object({ id: z.string(), messageId: z.string(), recipient: z.string(), tries: z.number(), ageMs: z.number() });

/** A delivery that this process holds a lease on. ageMs counts from its creation, or from the last retry by staff. */
export type ClaimedDelivery = z.infer<typeof claimedRow>;

/**
 * Leases the next due delivery of a channel. If the process dies, the lease expires and another process takes
 * the delivery over; two processes never hold the same one.
 */
export async function claimDelivery(
  database: Database,
  channel: string,
  lease: string,
  leaseMs: number,
): Promise<ClaimedDelivery | undefined> {
  const { clock, skipLocked } = database;
  const [row] = await database.transaction((queries) =>
    queries.select(
      claimedRow,
      `update deliveries set leased_until = ${clock} + $2, lease = $3, tries = tries + 1
       where id in (
         select id from deliveries where channel = $1 and state = 'waiting' and ${msUntil('next_at', database)} <= 0
           and ${msUntil('leased_until', database)} <= 0
           and exists (select 1 from messages where messages.id = message_id and trashed_at is null)
         order by next_at, id limit 1${skipLocked}
       )
       returning id, message_id, recipient, tries, ${clock} - since as age_ms`,
      [channel, leaseMs, lease],
    ),
  );
  return row;
}

/** The outcome of a try: delivered, or an error with the time until the next try. Without a next try the delivery is given up. */
export interface Outcome {
  error?: string;
  retryAfterMs?: number;
}

/** Records the outcome of a try, if the lease is still ours. */
export async function completeDelivery(
  database: Database,
  id: string,
  lease: string,
  { error, retryAfterMs }: Outcome = {},
): Promise<void> {
  const state = error === undefined ? 'delivered' : retryAfterMs === undefined ? 'given-up' : 'waiting';
  await database.transaction(async (queries) => {
    const updated = await queries.run(
      `update deliveries set state = $3, next_at = ${database.clock} + $4, last_error = $5, leased_until = 0, lease = ''
       where id = $1 and lease = $2`,
      [id, lease, state, retryAfterMs ?? 0, error ?? null],
    );
    if (updated) await queries.run(`insert into tries (delivery_id, at, error) values ($1, ${database.clock}, $2)`, [id, error ?? null]);
  });
}

const waitRow = z.object({ wait: z.number().nullable() });

/** Milliseconds until a delivery of the channel is due; a leased one is due when its lease expires. */
export async function nextDueMs(database: Database, channel: string): Promise<number | undefined> {
  const [next, leased] = [msUntil('next_at', database), msUntil('leased_until', database)];
  const [row] = await database.select(
    waitRow,
    `select min(case when ${leased} > ${next} then ${leased} else ${next} end) as wait
     from deliveries where channel = $1 and state = 'waiting'
       and exists (select 1 from messages where messages.id = message_id and trashed_at is null)`,
    [channel],
  );
  return row?.wait ?? undefined;
}

/** Makes deliveries due now, for another seven days: those of one message, or all that have failed. */
export async function retryDeliveries(database: Database, messageId?: string): Promise<number> {
  const { clock } = database;
  const which = messageId === undefined ? 'last_error is not null' : 'message_id = $1';
  return database.run(
    `update deliveries set state = 'waiting', next_at = ${clock}, since = ${clock} where state <> 'delivered' and ${which}`,
    messageId === undefined ? [] : [messageId],
  );
}

const deliveryRow = z.object({
  id: z.string(),
  channel: z.string(),
  recipient: z.string(),
  state: z.enum(['waiting', 'delivered', 'given-up']),
  nextAt: z.number(),
});
const tryRow = z.object({ deliveryId: z.string(), at: z.number(), error: z.string().nullable() });

export async function deliveriesOf(queries: Queries, messageId: string) {
  const rows = await queries.select(
    deliveryRow,
    'select id, channel, recipient, state, next_at from deliveries where message_id = $1 order by channel, recipient',
    [messageId],
  );
  const tries = await queries.select(
    tryRow,
    'select delivery_id, at, error from tries where delivery_id in (select id from deliveries where message_id = $1) order by at',
    [messageId],
  );
  return rows.map(({ id, ...row }) => ({
    ...row,
    tries: tries.filter(({ deliveryId }) => deliveryId === id).map(({ at, error }) => ({ at, error })),
  }));
}

export type Delivery = Awaited<ReturnType<typeof deliveriesOf>>[number];

const failedRow = z.object({ channel: z.string(), recipient: z.string(), receivedAt: z.number(), lastError: z.string() });
const stateRow = z.object({ state: z.string(), n: z.number(), nextAt: z.number() });

/** The channel and recipient with the oldest failure, and how many of their deliveries are waiting or given up. */
export async function findAlarm(queries: Queries, ofChannel?: string) {
  const [oldest] = await queries.select(
    failedRow,
    `select channel, recipient, received_at, last_error from deliveries join messages on messages.id = message_id
     where deliveries.state <> 'delivered' and last_error is not null and trashed_at is null
     ${ofChannel === undefined ? '' : 'and channel = $1'} order by received_at limit 1`,
    ofChannel === undefined ? [] : [ofChannel],
  );
  if (!oldest) return undefined;
  const { channel, recipient } = oldest;
  const rows = await queries.select(
    stateRow,
    `select deliveries.state as state, count(*) as n, min(next_at) as next_at from deliveries join messages on messages.id = message_id
     where channel = $1 and recipient = $2 and deliveries.state <> 'delivered' and trashed_at is null group by deliveries.state`,
    [channel, recipient],
  );
  const byState = (state: string) => rows.find((row) => row.state === state);
  return {
    channel,
    recipient,
    /** When the oldest undelivered message arrived. */
    since: oldest.receivedAt,
    waiting: byState('waiting')?.n ?? 0,
    givenUp: byState('given-up')?.n ?? 0,
    error: oldest.lastError,
    nextAt: byState('waiting')?.nextAt ?? 0,
  };
}

export type Alarm = NonNullable<Awaited<ReturnType<typeof findAlarm>>>;

const failingRow = z.object({ messageId: z.string(), channel: z.string() });

/** The channels that failed to deliver each of these messages and have not delivered it since. */
export async function failingChannels(queries: Queries, messageIds: string[]): Promise<Map<string, string[]>> {
  const failing = new Map<string, string[]>();
  if (messageIds.length === 0) return failing;
  const rows = await queries.select(
    failingRow,
    `select distinct message_id, channel from deliveries where state <> 'delivered' and last_error is not null
     and message_id in ${placeholders([messageIds])}`,
    messageIds,
  );
  for (const { messageId, channel } of rows) failing.set(messageId, [...(failing.get(messageId) ?? []), channel]);
  return failing;
}
