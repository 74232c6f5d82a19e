/** Slows down guessing. Counts by a keyed hash, so that no address can be read from the store. */
import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database, Queries } from '../store/database.ts';
import { parameterList } from '../store/rows.ts';

const minuteMs = 60_000;
const maxPauseMs = 60 * minuteMs;

/** One minute after the last free try, then two, four … an hour. */
export const pauseAfterFailures = (failures: number, freeTries: number) =>
  failures < freeTries ? 0 : Math.min(minuteMs * 2 ** (failures - freeTries), maxPauseMs);

export interface Attempt {
  /** Set while there is a pause: the attempt must not be checked. */
  pausedUntil: number | undefined;
  /** Tries left if this one fails; 0 starts a pause. */
  triesLeft: number;
  nextPauseUntil: number;
  succeeded(): Promise<void>;
}

/** Who is counted, and how often they may be wrong before a pause. */
interface Limit {
  key: string;
  freeTries: number;
}

const failureRow = z.object({ failures: z.number(), paused_until: z.number() });

/**
 * Counts an attempt before it is checked, so that a hundred at the same moment count as a hundred. With several limits a
 * pause of any of them counts; the tries left are those of the first.
 */
export async function countAttempt(database: Database, limits: [Limit, ...Limit[]], now: number): Promise<Attempt> {
  const origins = await Promise.all(limits.map(({ key }) => hashed(database, key)));
  const { pausedUntil, failures } = await database.transaction(async (queries) => {
    const counted = [];
    for (const [i, { freeTries }] of limits.entries()) {
      const result = await countFailure(queries, origins[i] ?? '', freeTries, now);
      counted.push(result.failures);
      if (result.pausedUntil) return { ...result, failures: counted[0] ?? 0 };
    }
    return { pausedUntil: undefined, failures: counted[0] ?? 0 };
  });
  const [{ freeTries }] = limits;
  return {
    pausedUntil,
    triesLeft: Math.max(0, freeTries - failures),
    nextPauseUntil: now + pauseAfterFailures(failures, freeTries),
    succeeded: async () => {
      await database.run(`delete from sign_in_failures where origin in (${parameterList(origins)})`, origins);
    },
  };
}

async function countFailure({ select, run }: Queries, origin: string, freeTries: number, now: number) {
  const [row] = await select(
    failureRow,
    `insert into sign_in_failures (origin, failures, last_at, paused_until) values ($1, 1, $2, 0)
     on conflict (origin) do update set last_at = $2,
       failures = sign_in_failures.failures + case when sign_in_failures.paused_until > $2 then 0 else 1 end
     returning failures, paused_until`,
    [origin, now],
  );
  const { failures, paused_until: until } = failureRow.parse(row);
  if (until > now) return { failures, pausedUntil: until };
  const pauseMs = pauseAfterFailures(failures, freeTries);
  if (pauseMs) await run('update sign_in_failures set paused_until = $2 where origin = $1', [origin, now + pauseMs]);
  return { failures, pausedUntil: undefined };
}

const keys = new WeakMap<Database, Promise<string>>();

async function hashed(database: Database, key: string): Promise<string> {
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
