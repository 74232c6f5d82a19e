import { z } from 'zod';
import { hourMs, minuteMs } from '../durations.ts';
import type { Queries } from '../store/database.ts';
import { personRow } from './people.ts';
import { hashToken, newToken } from './tokens.ts';

export const sessionMs = 12 * hourMs;
const seenEveryMs = 5 * minuteMs;

/** Returns the token for the cookie. */
export async function openSession(queries: Queries, personId: string, device: string, now: number): Promise<string> {
  const token = newToken();
  await queries.run(
    'insert into person_sessions (id, person_id, device, created_at, seen_at, expires_at) values ($1, $2, $3, $4, $4, $5)',
    [hashToken(token), personId, device, now, now + sessionMs],
  );
  return token;
}

const sessionRow = personRow.extend({ sessionId: z.string(), since: z.number(), seenAt: z.number() });

export async function findSession(queries: Queries, token: string | undefined, now: number) {
  if (!token) return undefined;
  const [row] = await queries.select(
    sessionRow,
    `select people.*, person_sessions.id as session_id, person_sessions.created_at as since, seen_at
     from person_sessions join people on people.id = person_id
     where person_sessions.id = $1 and expires_at > $2 and closed_at is null`,
    [hashToken(token), now],
  );
  if (!row) return undefined;
  const { sessionId, since, seenAt, ...person } = row;
  // Reading must work while nothing can be written, for example with a full disk.
  if (now - seenAt > seenEveryMs)
    await queries.run('update person_sessions set seen_at = $2 where id = $1', [sessionId, now]).catch(() => {});
  return { id: sessionId, since, person };
}

/** `since`: when the person signed in. */
export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export async function closeSession(queries: Queries, token: string | undefined): Promise<void> {
  if (token) await queries.run('delete from person_sessions where id = $1', [hashToken(token)]);
}

export async function closeSessionById(queries: Queries, personId: string, id: string): Promise<void> {
  await queries.run('delete from person_sessions where person_id = $1 and id = $2', [personId, id]);
}

/** Ends all sessions of a person, and the links that could begin one. */
export async function closeSessionsOf(queries: Queries, personId: string): Promise<void> {
  for (const table of ['person_sessions', 'sign_in_links']) await queries.run(`delete from ${table} where person_id = $1`, [personId]);
}

const deviceRow = z.object({ id: z.string(), device: z.string(), createdAt: z.number(), seenAt: z.number() });

export async function listDevices(queries: Queries, personId: string, now: number) {
  return queries.select(
    deviceRow,
    'select id, device, created_at, seen_at from person_sessions where person_id = $1 and expires_at > $2 order by seen_at desc',
    [personId, now],
  );
}

export async function deleteExpired(queries: Queries, now: number): Promise<void> {
  for (const table of ['person_sessions', 'sign_in_links']) await queries.run(`delete from ${table} where expires_at <= $1`, [now]);
}

/** Names a device after its browser and operating system, such as “Firefox on Linux”. */
export function deviceName(userAgent: string): string {
  const browser = [/\bEdg\//, /\bFirefox\//, /\b(Chrome|CriOS)\//, /\bSafari\//].findIndex((pattern) => pattern.test(userAgent));
  const system = /\b(iPhone|iPad|Android|Windows|Mac OS X|CrOS|Linux)\b/.exec(userAgent)?.[1]?.replace('Mac OS X', 'Mac');
  return [['Edge', 'Firefox', 'Chrome', 'Safari'][browser] ?? 'Browser', system].filter(Boolean).join(' on ');
}
