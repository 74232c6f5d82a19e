/** Links that sign a person in. Each works once and expires. Who asked by e-mail can use the link only in the same browser. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hourMs, minuteMs } from '../durations.ts';
import type { Database, Queries } from '../store/database.ts';
import { lockPeople } from '../store/sql-helpers.ts';
import { addPerson, countOwners, findPerson, type Person } from './people.ts';
import { hashToken, newToken } from './tokens.ts';

export const emailLinkMs = 10 * minuteMs;
export const promptLinkMs = hourMs;
export const firstOwnerMs = 24 * hourMs;

interface NewLink {
  /** Null for the link that makes the first owner. */
  personId: string | null;
  /** The cookie of the browser that asked for the link; empty if the link works in every browser. */
  browser?: string;
  lifetimeMs: number;
}

/** Returns the token of a new link. */
export async function makeLink(queries: Queries, { personId, browser = '', lifetimeMs }: NewLink, now: number): Promise<string> {
  const token = newToken();
  await queries.run('insert into sign_in_links (id, person_id, browser, expires_at) values ($1, $2, $3, $4)', [
    hashToken(token),
    personId,
    browser && hashToken(browser),
    now + lifetimeMs,
  ]);
  return token;
}

/** A link that makes the first owner, or undefined if there is one. */
export async function firstOwnerLink(queries: Queries, now: number): Promise<string | undefined> {
  return (await countOwners(queries)) > 0 ? undefined : makeLink(queries, { personId: null, lifetimeMs: firstOwnerMs }, now);
}

const linkRow = z.object({ personId: z.string().nullable(), browser: z.string() });

/** elsewhere: somebody asked for it in another browser. */
export type FoundLink = { person: Person | 'first owner'; byEmail: boolean } | 'elsewhere' | undefined;

export async function findLink(queries: Queries, token: string, browser: string, now: number): Promise<FoundLink> {
  const [link] = await queries.select(linkRow, 'select person_id, browser from sign_in_links where id = $1 and expires_at > $2', [
    hashToken(token),
    now,
  ]);
  if (!link) return undefined;
  if (link.browser !== '' && link.browser !== hashToken(browser)) return 'elsewhere';
  if (link.personId === null) return (await countOwners(queries)) > 0 ? undefined : { person: 'first owner', byEmail: false };
  const person = await findPerson(queries, 'id', link.personId);
  return person && { person, byEmail: link.browser !== '' };
}

/** Uses a link up, and returns the person whom it signs in. The first owner's link creates that account. */
export async function takeLink(
  database: Database,
  token: string,
  browser: string,
  owner: { name: string; email: string },
  now: number,
): Promise<Person | undefined> {
  return database.transaction(async (queries) => {
    await lockPeople(database, queries);
    const found = await findLink(queries, token, browser, now);
    if (!found || found === 'elsewhere') return undefined;
    if ((await queries.run('delete from sign_in_links where id = $1', [hashToken(token)])) === 0) return undefined;
    return found.person === 'first owner' ? addPerson(queries, { id: randomUUID(), ...owner, role: 'owner' }, now) : found.person;
  });
}
