/** Slows down password guessing. Failures are counted under a keyed hash, so that the store reveals no addresses. */
import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database, Queries } from '../store/database.ts';
import { parameterList } from '../store/sql-helpers.ts';

const minuteMs = 60_000;
const maxPauseMs = 60 * minuteMs;

/** How long to pause: one minute after the last free try, then two, four … up to an hour. */
export const pauseAfterFailures = (failures: number, freeTries: number) =>
  failures < freeTries ? 0 : Math.min(minuteMs * 2 ** (failures - freeTries), maxPauseMs);

/** Whose failures are counted together, and how many are free before a pause. */
interface Limit {
  key: string;
  freeTries: number;
}

/** A limit whose key is replaced by the hash under which it is stored. */
type StoredLimit = Omit<Limit, 'key'> & { origin: string };

export interface Attempt {
  /** The end of a running pause. If it is set, the caller must not reveal whether the attempt was right. */
  pausedUntil: number | undefined;
  /** Tries left if this one fails; 0 starts a pause. */
  triesLeft: number;
  nextPauseUntil: number;
}

export const storedLimits = (database: Database, limits: Limit[]): Promise<StoredLimit[]> =>
  Promise.all(limits.map(async ({ key, freeTries }) => ({ origin: await keyedHash(database, key), freeTries })));

const failureRow = z.object({ failures: z.number(), paused_until: z.number() });
const origins = (limits: StoredLimit[]) => limits.map(({ origin }) => origin);

/** The end of the pause, if there is one. Writes nothing. */
export async function findPause(queries: Queries, limits: StoredLimit[], now: number): Promise<number | undefined> {
  const [row] = await queries.select(
    failureRow,
    `select failures, paused_until from sign_in_failures where paused_until > $1 and origin in (${parameterList(origins(limits), 2)})
     order by paused_until desc limit 1`,
    [now, ...origins(limits)],
  );
  return row?.paused_until;
}

/**
 * Counts an attempt as failed, in the caller's transaction and before its result is returned, so that simultaneous
 * attempts all count. Returns the result of the first limit that is paused, or else of the first limit.
 */
export async function countAttempt(queries: Queries, limits: StoredLimit[], now: number): Promise<Attempt> {
  const attempts: Attempt[] = [];
  for (const limit of limits) {
    const attempt = await countOne(queries, limit, now);
    if (attempt.pausedUntil) return attempt;
    attempts.push(attempt);
  }
  return attempts[0] ?? { pausedUntil: undefined, triesLeft: 0, nextPauseUntil: now };
}

async function countOne({ select, run }: Queries, { origin, freeTries }: StoredLimit, now: number): Promise<Attempt> {
  const [row] = await select(
    failureRow,
    `insert into sign_in_failures (origin, failures, last_at, paused_until) values ($1, 1, $2, 0)
     on conflict (origin) do update set last_at = $2,
       failures = sign_in_failures.failures + case when sign_in_failures.paused_until > $2 then 0 else 1 end
     returning failures, paused_until`,
    [origin, now],
  );
  const { failures, paused_until: until } = failureRow.parse(row);
  const pauseMs = pauseAfterFailures(failures, freeTries);
  const attempt = { triesLeft: Math.max(0, freeTries - failures), nextPauseUntil: now + pauseMs };
  if (until > now) return { ...attempt, pausedUntil: until };
  if (pauseMs) await run('update sign_in_failures set paused_until = $2 where origin = $1', [origin, now + pauseMs]);
  return { ...attempt, pausedUntil: undefined };
}

/** Resets the counts after a successful attempt. */
export async function clearFailures(queries: Queries, limits: StoredLimit[]): Promise<void> {
  await queries.run(`delete from sign_in_failures where origin in (${parameterList(origins(limits))})`, origins(limits));
}

const keys = new WeakMap<Database, Promise<string>>();

export async function keyedHash(database: Database, key: string): Promise<string> {
  const secret = keys.get(database) ?? loadSecret(database);
  keys.set(database, secret);
  return createHmac('sha256', await secret)
    .update(key)
    .digest('base64');
}

async function loadSecret(database: Database): Promise<string> {
  await database.run("insert into secrets (name, value) values ('origins', $1) on conflict (name) do nothing", [
    randomBytes(32).toString('base64'),
  ]);
  const [secret] = await database.select(z.object({ value: z.string() }), "select value from secrets where name = 'origins'");
  return secret?.value ?? '';
}
