/** Links that let somebody create an account, or choose a new password. Each works once and expires. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database, Queries } from '../store/database.ts';
import { countOwners, findPerson, type Person, type Role, roles } from './people.ts';
import { hashToken, newToken } from './tokens.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
export const invitationMs = 3 * dayMs;
export const firstOwnerMs = 24 * hourMs;

const invitationRow = z
  .object({ id: z.string(), email: z.string(), role: z.enum(roles), person_id: z.string().nullable(), expires_at: z.number() })
  .transform(({ person_id, expires_at, ...row }) => ({ ...row, personId: person_id, expiresAt: expires_at }));

export type Invitation = z.infer<typeof invitationRow>;

interface NewInvitation {
  /** Empty if the person enters it when joining. */
  email: string;
  role: Role;
  personId?: string;
  lifetimeMs?: number;
}

/** Replaces earlier invitations to the same address. Returns the token for the link. */
export async function invite(
  database: Database,
  { email, role, personId, lifetimeMs = invitationMs }: NewInvitation,
  now: number,
): Promise<string> {
  const token = newToken();
  await database.transaction(async ({ run }) => {
    await run('delete from invitations where email = $1', [email]);
    await run('insert into invitations (id, email, role, person_id, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)', [
      hashToken(token),
      email,
      role,
      personId ?? null,
      now,
      now + lifetimeMs,
    ]);
  });
  return token;
}

/** Invites the first owner if the store has none. Runs at each start and invalidates the previous link. Returns the token for the link. */
export async function inviteFirstOwner(database: Database, now: number): Promise<string | undefined> {
  if ((await countOwners(database)) > 0) return undefined;
  return invite(database, { email: '', role: 'owner', lifetimeMs: firstOwnerMs }, now);
}

const columns = 'id, email, role, person_id, expires_at';

export async function findInvitation(queries: Queries, token: string, now: number): Promise<Invitation | undefined> {
  const [row] = await queries.select(invitationRow, `select ${columns} from invitations where id = $1 and expires_at > $2`, [
    hashToken(token),
    now,
  ]);
  return row;
}

export async function pendingInvitations(queries: Queries, now: number): Promise<Invitation[]> {
  return queries.select(invitationRow, `select ${columns} from invitations where expires_at > $1 and email <> '' order by email`, [now]);
}

export async function withdrawInvitation(queries: Queries, id: string): Promise<void> {
  await queries.run('delete from invitations where id = $1', [id]);
}

interface Joining {
  email: string;
  name: string;
  passwordHash: string;
}

/** Uses up an invitation: creates the account, or sets a new password on an existing account and removes its authenticator app. */
export async function acceptInvitation(database: Database, token: string, joining: Joining, now: number): Promise<Person | undefined> {
  return database.transaction(async (queries) => {
    const [used] = await queries.select(invitationRow, `delete from invitations where id = $1 and expires_at > $2 returning ${columns}`, [
      hashToken(token),
      now,
    ]);
    if (!used) return undefined;
    if (used.personId) {
      await queries.run('update people set password = $2, totp_secret = null, totp_step = 0 where id = $1', [
        used.personId,
        joining.passwordHash,
      ]);
      return findPerson(queries, 'id', used.personId);
    }
    const id = randomUUID();
    await queries.run('insert into people (id, email, name, role, password, totp_step, created_at) values ($1, $2, $3, $4, $5, 0, $6)', [
      id,
      used.email || joining.email,
      joining.name,
      used.role,
      joining.passwordHash,
      now,
    ]);
    return findPerson(queries, 'id', id);
  });
}

/** For a lost password or phone: signs the person out, removes the second factors and returns the token of a new link. */
export async function resetAccount(database: Database, { id, email, role }: Person, now: number): Promise<string> {
  await database.transaction(async ({ run }) => {
    await run("update people set password = '', totp_secret = null, totp_step = 0 where id = $1", [id]);
    for (const table of ['person_sessions', 'known_browsers', 'passkeys', 'recovery_codes'])
      await run(`delete from ${table} where person_id = $1`, [id]);
  });
  return invite(database, { email, role, personId: id }, now);
}
