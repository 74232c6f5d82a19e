/** The one password of the office, the sessions it opens, and the patience with whoever guesses. */
import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { network } from './limits.ts';
import type { Database, Queries } from './store/database.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const sessionMs = 12 * hourMs;
export const freeTries = 5;
const longestPauseMs = hourMs;
export const shortestPassword = 12;

/** 32 MB and some fifty milliseconds for each guess. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const keyLength = 32;

/** One after the other: a crowd of guesses must not take all processors and memory. */
let last: Promise<unknown> = Promise.resolve();
function derive(password: string, salt: Buffer): Promise<Buffer> {
  const mine = last.then(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key))),
      ),
  );
  last = mine.catch(() => {});
  return mine;
}

async function hashed(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt:${cost.N}:${cost.r}:${cost.p}:${salt.toString('base64')}:${(await derive(password, salt)).toString('base64')}`;
}

async function matches(password: string, stored: string): Promise<boolean> {
  const [salt = '', key = ''] = stored.split(':').slice(4);
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64')), Buffer.from(key, 'base64'));
}

/** A hundred bits, without letters that look like others. */
export function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  // 248 is the last multiple of 31 in a byte: what lies above would make some letters likelier
  const picked: string[] = [];
  while (picked.length < 20)
    for (const byte of randomBytes(20)) if (byte < 248 && picked.length < 20) picked.push(letters[byte % letters.length]!);
  return picked.join('').replace(/.{5}(?=.)/g, '$&-');
}

const readSecret = async (queries: Queries, name: string) =>
  (await queries.rows<{ value: string }>('select value from secrets where name = $1', [name]))[0]?.value;

/** The first start makes a password, and is the only one to know it. Of two processes that start together, one. */
export async function makeFirstPassword(database: Database): Promise<string | undefined> {
  if (await readSecret(database, 'password')) return undefined;
  const password = newPassword();
  const made = await database.rows(
    "insert into secrets (name, value) values ('password', $1) on conflict (name) do nothing returning name",
    [await hashed(password)],
  );
  return made.length ? password : undefined;
}

/** Signs everybody out, everywhere. */
export async function setPassword(database: Database, password: string): Promise<void> {
  const value = await hashed(password);
  await database.transaction(async ({ rows }) => {
    await rows("insert into secrets (name, value) values ('password', $1) on conflict (name) do update set value = excluded.value", [
      value,
    ]);
    await rows('delete from sessions');
    await rows('delete from wrong_passwords');
  });
}

/** Where guesses come from, so that it can be told apart but not read: a hash with a key that stays in the store. */
async function originOf(database: Database, address: string): Promise<string> {
  await database.rows("insert into secrets (name, value) values ('origins', $1) on conflict (name) do nothing", [
    randomBytes(32).toString('base64'),
  ]);
  return createHmac('sha256', (await readSecret(database, 'origins')) ?? '')
    .update(network(address))
    .digest('base64');
}

/** One minute after the fifth wrong password, then two, four … an hour. */
export const pauseAfterFailures = (failures: number) =>
  failures < freeTries ? 0 : Math.min(minuteMs * 2 ** (failures - freeTries), longestPauseMs);

export type SignInResult = { session: string } | { triesLeft: number } | { pausedUntil: number };

/** A try is counted before the password is looked at: a hundred at once are a hundred tries. */
export async function signIn(database: Database, password: string, address: string, now: number): Promise<SignInResult> {
  const origin = await originOf(database, address);
  const { failures, pausedUntil } = await database.transaction(async ({ rows }) => {
    const [row] = await rows<{ failures: number; paused_until: number }>(
      `insert into wrong_passwords (origin, failures, last_at, paused_until) values ($1, 1, $2, 0)
       on conflict (origin) do update set last_at = $2,
         failures = wrong_passwords.failures + case when wrong_passwords.paused_until > $2 then 0 else 1 end
       returning failures, paused_until`,
      [origin, now],
    );
    if (row!.paused_until > now) return { failures: row!.failures, pausedUntil: row!.paused_until };
    await rows('update wrong_passwords set paused_until = $2 where origin = $1', [origin, now + pauseAfterFailures(row!.failures)]);
    return { failures: row!.failures, pausedUntil: 0 };
  });
  if (pausedUntil) return { pausedUntil };
  const stored = await readSecret(database, 'password');
  if (stored && (await matches(password, stored))) {
    await database.rows('delete from wrong_passwords where origin = $1', [origin]);
    return { session: await openSession(database, now) };
  }
  return failures < freeTries ? { triesLeft: freeTries - failures } : { pausedUntil: now + pauseAfterFailures(failures) };
}

const sessionId = (token: string) => createHash('sha256').update(token).digest('hex');

async function openSession(database: Database, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.rows('insert into sessions (id, expires_at) values ($1, $2)', [sessionId(token), now + sessionMs]);
  return token;
}

export async function isSignedIn(queries: Queries, token: string | undefined, now: number): Promise<boolean> {
  if (!token) return false;
  return (await queries.rows('select id from sessions where id = $1 and expires_at > $2', [sessionId(token), now])).length > 0;
}

export async function signOut(queries: Queries, token: string | undefined): Promise<void> {
  if (token) await queries.rows('delete from sessions where id = $1', [sessionId(token)]);
}

const dayMs = 24 * hourMs;

export async function forgetOldSignIns(queries: Queries, now: number): Promise<void> {
  await queries.rows('delete from sessions where expires_at <= $1', [now]);
  await queries.rows('delete from wrong_passwords where last_at <= $1', [now - dayMs]);
}
