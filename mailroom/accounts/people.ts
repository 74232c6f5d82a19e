import { z } from 'zod';
import type { Database, Queries } from '../store/database.ts';
import { count, parameterList } from '../store/sql-helpers.ts';
import { hashPassword } from './passwords.ts';

export const roles = ['reader', 'handler', 'owner'] as const;
export type Role = (typeof roles)[number];

export const isRole = (text: string): text is Role => roles.some((role) => role === text);
export const hasRole = (person: Pick<Person, 'role'>, needed: Role) => roles.indexOf(person.role) >= roles.indexOf(needed);

export const personRow = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(roles),
    password: z.string(),
    totp_secret: z.string().nullable(),
    totp_step: z.number(),
    created_at: z.number(),
    closed_at: z.number().nullable(),
  })
  .transform(({ totp_secret, totp_step, created_at, closed_at, ...row }) => ({
    ...row,
    totpSecret: totp_secret,
    totpStep: totp_step,
    createdAt: created_at,
    closedAt: closed_at,
  }));

export type Person = z.infer<typeof personRow>;

export const personColumns =
  'people.id, people.email, people.name, people.role, people.password, people.totp_secret, people.totp_step, people.created_at, people.closed_at';

export async function findPerson(queries: Queries, by: 'id' | 'email', value: string): Promise<Person | undefined> {
  const [person] = await queries.select(personRow, `select ${personColumns} from people where ${by} = $1 and closed_at is null`, [value]);
  return person;
}

/** People with an open account, sorted by name. */
export async function listPeople(queries: Queries): Promise<Person[]> {
  return queries.select(personRow, `select ${personColumns} from people where closed_at is null order by name, email`);
}

/** Names by id, also of people whose account was closed. */
export async function namesOf(queries: Queries, ids: (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter((id): id is string => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await queries.select(
    z.object({ id: z.string(), name: z.string() }),
    `select id, name from people where id in (${parameterList(wanted)})`,
    wanted,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function setPassword(queries: Queries, id: string, password: string): Promise<void> {
  await queries.run('update people set password = $2 where id = $1', [id, await hashPassword(password)]);
}

export const countOwners = (queries: Queries) =>
  count(queries, "select count(*) as n from people where role = 'owner' and closed_at is null");

/** Returns false for the last owner, because somebody must be able to invite people. */
export async function changeRole(database: Database, id: string, role: Role): Promise<boolean> {
  return database
    .transaction(async (queries) => {
      await queries.run('update people set role = $2 where id = $1 and closed_at is null', [id, role]);
      return keepOwner(queries);
    })
    .catch(rolledBack);
}

/** Closes an account and signs it out. The person's name stays in the history of messages. */
export async function closeAccount(database: Database, id: string, now: number): Promise<boolean> {
  return database
    .transaction(async (queries) => {
      await queries.run("update people set closed_at = $2, password = '', totp_secret = null, email = id where id = $1", [id, now]);
      for (const table of ['person_sessions', 'known_browsers', 'passkeys', 'recovery_codes', 'invitations'])
        await queries.run(`delete from ${table} where person_id = $1`, [id]);
      await queries.run('update messages set assigned_to = null, version = version + 1 where assigned_to = $1', [id]);
      return keepOwner(queries);
    })
    .catch(rolledBack);
}

class LastOwnerError extends Error {}

async function keepOwner(queries: Queries): Promise<true> {
  if ((await countOwners(queries)) === 0) throw new LastOwnerError();
  return true;
}

function rolledBack(error: unknown): false {
  if (error instanceof LastOwnerError) return false;
  throw error;
}
