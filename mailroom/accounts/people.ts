import { z } from 'zod';
import type { Database, Queries } from '../store/database.ts';
import { changeMessageIn } from '../store/message-changes.ts';
import { idRow, lockPeople, selectNumber } from '../store/sql-helpers.ts';

export const roles = ['reader', 'handler', 'owner'] as const;
export type Role = (typeof roles)[number];

export const isRole = (text: string): text is Role => roles.some((role) => role === text);
export const hasRole = (person: Pick<Person, 'role'>, needed: Role) => roles.indexOf(person.role) >= roles.indexOf(needed);

export const personRow = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  issuer: z.string().nullable(),
  subject: z.string().nullable(),
  createdAt: z.number(),
});

export type Person = z.infer<typeof personRow>;

export async function findPerson(queries: Queries, by: 'id' | 'email', value: string): Promise<Person | undefined> {
  const [person] = await queries.select(personRow, `select * from people where ${by} = $1 and closed_at is null`, [value]);
  return person;
}

/** People with an open account, sorted by name. */
export async function listPeople(queries: Queries): Promise<Person[]> {
  return queries.select(personRow, 'select * from people where closed_at is null order by name, email');
}

/** Names by id, also of people whose account was closed. */
export async function namesOfPeople(queries: Queries): Promise<Map<string, string>> {
  return new Map((await queries.select(personRow, 'select * from people')).map(({ id, name }) => [id, name]));
}

/** Creates an account. Nobody can sign in to it except by its e-mail address or by a link from the prompt. */
export async function addPerson(
  queries: Queries,
  { id, name, email, role }: Pick<Person, 'id' | 'name' | 'email' | 'role'>,
  now: number,
): Promise<Person | undefined> {
  await queries.run('insert into people (id, email, name, role, created_at) values ($1, $2, $3, $4, $5)', [
    id,
    email.toLowerCase(),
    name,
    role,
    now,
  ]);
  return findPerson(queries, 'id', id);
}

/** Who signed in at the office's provider. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Undefined unless the provider has verified it. */
  email: string | undefined;
}

/** The person of an identity: by its subject, or the first time by its e-mail address. A known person keeps the subject. */
export async function findByIdentity(database: Database, { issuer, subject, email }: Identity): Promise<Person | undefined> {
  return database.transaction(async (queries) => {
    await lockPeople(database, queries);
    const sql = 'select * from people where issuer = $1 and subject = $2 and closed_at is null';
    const [known] = await queries.select(personRow, sql, [issuer, subject]);
    if (known || email === undefined) return known;
    // toLowerCase() would turn other characters into letters of the alphabet, such as the Kelvin sign into a k.
    const address = email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    const person = await findPerson(queries, 'email', address);
    if (!person || person.issuer === issuer) return undefined;
    await queries.run('update people set issuer = $2, subject = $3 where id = $1', [person.id, issuer, subject]);
    return person;
  });
}

export const countOwners = (queries: Queries) =>
  selectNumber(queries, "select count(*) as n from people where role = 'owner' and closed_at is null");

/** Returns false for the last owner, because somebody must be able to invite people. */
export async function changeRole(database: Database, id: string, role: Role): Promise<boolean> {
  return database.transaction(async (queries) => {
    if (role !== 'owner' && (await isLastOwner(database, queries, id))) return false;
    await queries.run('update people set role = $2 where id = $1 and closed_at is null', [id, role]);
    return true;
  });
}

/** Closes an account and signs it out. The person's name stays in the history of messages. */
export async function closeAccount(database: Database, id: string, by: string, now: number): Promise<boolean> {
  return database.transaction(async (queries) => {
    if (await isLastOwner(database, queries, id)) return false;
    await queries.run('update people set closed_at = $2, issuer = null, subject = null, email = id where id = $1', [id, now]);
    for (const table of ['person_sessions', 'sign_in_links']) await queries.run(`delete from ${table} where person_id = $1`, [id]);
    for (const message of await queries.select(idRow, 'select id from messages where assigned_to = $1', [id]))
      await changeMessageIn(database, queries, message, { kind: 'unassigned', set: { assigned_to: null } }, by, now);
    return true;
  });
}

/** Two owners who demote each other at once wait for each other here. */
async function isLastOwner(database: Database, queries: Queries, id: string): Promise<boolean> {
  await lockPeople(database, queries);
  return (await findPerson(queries, 'id', id))?.role === 'owner' && (await countOwners(queries)) === 1;
}
