/** Every statement about deliveries. */
import type { Database, Queries } from './database.ts';

export interface Claimed {
  id: string;
  messageId: string;
  channel: string;
  tries: number;
  since: number;
}

/**
 * Takes some that are due, for as long as the lease. Whoever dies with a lease loses it when the time is over; two
 * processes never hold the same one.
 */
export async function claim(database: Database, now: number, leaseMs: number, lease: string, most: number): Promise<Claimed[]> {
  const rows = await database.transaction((queries) =>
    queries.rows<{ id: string; message_id: string; channel: string; tries: number; since: number }>(
      `update deliveries set leased_until = $2, lease = $3, tries = tries + 1
       where id in (
         select id from deliveries where state = 'waiting' and next_at <= $1 and leased_until <= $1
         order by next_at, id limit $4${database.skipLocked}
       )
       returning id, message_id, channel, tries, since`,
      [now, now + leaseMs, lease, most],
    ),
  );
  return rows.map(({ message_id, ...row }) => ({ ...row, messageId: message_id }));
}

interface Outcome {
  now: number;
  lease: string;
  /** None: delivered. */
  error?: string;
  /** When to try again; none: never, and somebody has to know. */
  nextAt?: number;
}

/** Only while the lease is ours: another process may have taken it over. */
export async function settle(database: Database, id: string, { now, lease, error, nextAt }: Outcome): Promise<void> {
  const state = error === undefined ? 'delivered' : nextAt === undefined ? 'given-up' : 'waiting';
  await database.transaction(async (queries) => {
    const mine = await queries.rows(
      `update deliveries set state = $3, next_at = $4, last_error = $5, leased_until = 0, lease = ''
       where id = $1 and lease = $2 returning id`,
      [id, lease, state, nextAt ?? now, error ?? null],
    );
    if (mine.length) await queries.rows('insert into tries (delivery_id, at, error) values ($1, $2, $3)', [id, now, error ?? null]);
  });
}

/** When the next one is due; leased ones are due again when their lease ends. */
export async function nextDue(queries: Queries): Promise<number | undefined> {
  const [row] = await queries.rows<{ at: number | null }>(
    `select min(case when leased_until > next_at then leased_until else next_at end) as at from deliveries where state = 'waiting'`,
  );
  return row?.at ?? undefined;
}

/** Now, with another seven days: those of one message, or all that failed at least once. */
export async function retry(queries: Queries, now: number, messageId?: string): Promise<number> {
  const which = messageId === undefined ? 'last_error is not null' : 'message_id = $2';
  const rows = await queries.rows(
    `update deliveries set state = 'waiting', next_at = $1, since = $1 where state <> 'delivered' and ${which} returning id`,
    messageId === undefined ? [now] : [now, messageId],
  );
  return rows.length;
}

export interface Delivery {
  id: string;
  channel: string;
  state: 'waiting' | 'delivered' | 'given-up';
  tries: number;
  nextAt: number;
  lastError: string | null;
  log: { at: number; error: string | null }[];
}

export async function deliveriesOf(queries: Queries, messageId: string): Promise<Delivery[]> {
  const rows = await queries.rows<Omit<Delivery, 'nextAt' | 'lastError' | 'log'> & { next_at: number; last_error: string | null }>(
    'select id, channel, state, tries, next_at, last_error from deliveries where message_id = $1 order by channel',
    [messageId],
  );
  const tries = await queries.rows<{ delivery_id: string; at: number; error: string | null }>(
    'select delivery_id, at, error from tries where delivery_id in (select id from deliveries where message_id = $1) order by at',
    [messageId],
  );
  return rows.map(({ next_at, last_error, ...row }) => ({
    ...row,
    nextAt: next_at,
    lastError: last_error,
    log: tries.filter(({ delivery_id }) => delivery_id === row.id).map(({ at, error }) => ({ at, error })),
  }));
}

export interface Alarm {
  channel: string;
  /** When the oldest message that waits because of it came. */
  since: number;
  waiting: number;
  givenUp: number;
  error: string;
  nextAt: number;
}

/** The oldest cause: one channel that fails, with all that waits because of it. */
export async function findAlarm(queries: Queries): Promise<Alarm | undefined> {
  const [oldest] = await queries.rows<{ channel: string; received_at: number; last_error: string }>(
    `select channel, received_at, last_error from deliveries join messages on messages.id = message_id
     where deliveries.state <> 'delivered' and last_error is not null order by received_at limit 1`,
  );
  if (!oldest) return undefined;
  const rows = await queries.rows<{ state: string; n: number; next_at: number }>(
    `select state, count(*) as n, min(next_at) as next_at from deliveries where channel = $1 and state <> 'delivered' group by state`,
    [oldest.channel],
  );
  const of = (state: string) => rows.find((row) => row.state === state);
  return {
    channel: oldest.channel,
    since: oldest.received_at,
    waiting: of('waiting')?.n ?? 0,
    givenUp: of('given-up')?.n ?? 0,
    error: oldest.last_error,
    nextAt: of('waiting')?.next_at ?? 0,
  };
}

/** Which channels of these messages failed and have not been delivered since. */
export async function failing(queries: Queries, messageIds: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (messageIds.length === 0) return found;
  const rows = await queries.rows<{ message_id: string; channel: string }>(
    `select message_id, channel from deliveries where state <> 'delivered' and last_error is not null
     and message_id in (${messageIds.map((_, i) => `$${i + 1}`).join(', ')})`,
    messageIds,
  );
  for (const { message_id, channel } of rows) found.set(message_id, [...(found.get(message_id) ?? []), channel]);
  return found;
}
