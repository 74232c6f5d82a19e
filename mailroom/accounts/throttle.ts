/** Slows down guessing. Counts by a keyed hash, so that no address can be read from the store. */
import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../store/database.ts';

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

const failureRow = z.object({ failures: z.number(), paused_until: z.number() });

/** Counts an attempt before it is checked, so that a hundred at the same moment count as a hundred. */
export async function countAttempt(database: Database, key: string, freeTries: number, now: number): Promise<Attempt> {
  const origin = await hashed(database, key);
  const { failures, pausedUntil } = await database.transaction(async ({ select, run }) => {
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
    await run('update sign_in_failures set paused_until = $2 where origin = $1', [origin, now + pauseAfterFailures(failures, freeTries)]);
    return { failures, pausedUntil: undefined };
  });
  return {
    pausedUntil,
    triesLeft: Math.max(0, freeTries - failures),
    nextPauseUntil: now + pauseAfterFailures(failures, freeTries),
    succeeded: async () => {
      await database.run('delete from sign_in_failures where origin = $1', [origin]);
    },
  };
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
