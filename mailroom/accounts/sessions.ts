import { z } from 'zod';
import type { Queries } from '../store/database.ts';
import { idRow } from '../store/sql-helpers.ts';
import { type Person, personColumns, personRow } from './people.ts';
import { hashToken, newToken } from './tokens.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
export const sessionMs = 12 * hourMs;
/** Lifetime of a session that has passed the password check but not the second factor. */
const unfinishedMs = { password: 10 * minuteMs, setup: hourMs };
const seenEveryMs = 5 * minuteMs;
export const knownBrowserMs = 180 * dayMs;

/** password: the second factor has not been checked yet. setup: the account has no second factor yet. full: signed in. */
export type Stage = 'password' | 'setup' | 'full';

/** Returns the token for the cookie. */
export async function openSession(queries: Queries, personId: string, stage: Stage, device: string, now: number): Promise<string> {
  const token = newToken();
  const lifetimeMs = stage === 'full' ? sessionMs : unfinishedMs[stage];
  await queries.run(
    'insert into person_sessions (id, person_id, stage, device, created_at, seen_at, expires_at) values ($1, $2, $3, $4, $5, $5, $6)',
    [hashToken(token), personId, stage, device, now, now + lifetimeMs],
  );
  return token;
}

export interface Session {
  id: string;
  person: Person;
}

const sessionRow = z.object({ session_id: z.string(), seen_at: z.number() }).and(personRow);

export async function findSession(queries: Queries, token: string | undefined, stage: Stage, now: number): Promise<Session | undefined> {
  if (!token) return undefined;
  const [row] = await queries.select(
    sessionRow,
    `select person_sessions.id as session_id, seen_at, ${personColumns} from person_sessions join people on people.id = person_id
     where person_sessions.id = $1 and stage = $2 and expires_at > $3 and closed_at is null`,
    [hashToken(token), stage, now],
  );
  if (!row) return undefined;
  const { session_id, seen_at, ...person } = row;
  if (now - seen_at > seenEveryMs) await queries.run('update person_sessions set seen_at = $2 where id = $1', [session_id, now]);
  return { id: session_id, person };
}

export async function closeSession(queries: Queries, token: string | undefined): Promise<void> {
  if (token) await queries.run('delete from person_sessions where id = $1', [hashToken(token)]);
}

export async function closeSessionById(queries: Queries, personId: string, id: string): Promise<void> {
  await queries.run('delete from person_sessions where person_id = $1 and id = $2', [personId, id]);
}

/** Ends all sessions of a person, except the one with the id `except`. */
export async function closeSessionsOf(queries: Queries, personId: string, except = ''): Promise<void> {
  await queries.run('delete from person_sessions where person_id = $1 and id <> $2', [personId, except]);
}

const deviceRow = z.object({ id: z.string(), device: z.string(), created_at: z.number(), seen_at: z.number() });

export async function listDevices(queries: Queries, personId: string, now: number) {
  return queries.select(
    deviceRow,
    "select id, device, created_at, seen_at from person_sessions where person_id = $1 and stage = 'full' and expires_at > $2 order by seen_at desc",
    [personId, now],
  );
}

/** When each person with a session was last seen. */
export async function lastSeen(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries.select(
    z.object({ person_id: z.string(), seen: z.number() }),
    'select person_id, max(seen_at) as seen from person_sessions group by person_id',
  );
  return new Map(rows.map(({ person_id, seen }) => [person_id, seen]));
}

/** Remembers a browser after a full sign-in. Returns the token for its cookie. */
export async function rememberBrowser(queries: Queries, personId: string, now: number): Promise<string> {
  const token = newToken();
  await queries.run('insert into known_browsers (id, person_id, expires_at) values ($1, $2, $3)', [
    hashToken(token),
    personId,
    now + knownBrowserMs,
  ]);
  return token;
}

export async function isKnownBrowser(queries: Queries, token: string | undefined, email: string, now: number): Promise<boolean> {
  if (!token) return false;
  const rows = await queries.select(
    idRow,
    `select known_browsers.id from known_browsers join people on people.id = person_id
     where known_browsers.id = $1 and email = $2 and expires_at > $3 and closed_at is null`,
    [hashToken(token), email, now],
  );
  return rows.length > 0;
}

export async function deleteExpired(queries: Queries, now: number): Promise<void> {
  for (const table of ['person_sessions', 'known_browsers', 'invitations', 'challenges'])
    await queries.run(`delete from ${table} where expires_at <= $1`, [now]);
  await queries.run('delete from sign_in_failures where last_at <= $1', [now - dayMs]);
}

/** Names a device after its browser and operating system, such as “Firefox on Linux”. */
export function deviceName(userAgent: string): string {
  const browser = [/\bEdg\//, /\bFirefox\//, /\b(Chrome|CriOS)\//, /\bSafari\//].findIndex((pattern) => pattern.test(userAgent));
  const system = /\b(iPhone|iPad|Android|Windows|Mac OS X|CrOS|Linux)\b/.exec(userAgent)?.[1]?.replace('Mac OS X', 'Mac');
  return [['Edge', 'Firefox', 'Chrome', 'Safari'][browser] ?? 'Browser', system].filter(Boolean).join(' on ');
}
