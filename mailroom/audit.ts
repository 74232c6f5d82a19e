/** The audit trail: who did what, and when. It never contains what a visitor typed. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Person } from './accounts/people.ts';
import { words } from './staff-words.ts';
import type { Queries } from './store/database.ts';
import { count } from './store/sql-helpers.ts';

export type Action = keyof typeof words.audit.actions;

/** Who acted. prompt: a command on the command line. system: the mailroom itself. */
export type Actor = Pick<Person, 'id' | 'name' | 'email'> | 'prompt' | 'system';

export async function recordAudit(queries: Queries, now: number, actor: Actor, action: Action, subject = '', detail = ''): Promise<void> {
  const [id, name] = typeof actor === 'string' ? [null, words.audit[actor]] : [actor.id, `${actor.name} (${actor.email})`];
  await queries.run('insert into audit (id, at, person_id, person, action, subject, detail) values ($1, $2, $3, $4, $5, $6, $7)', [
    randomUUID(),
    now,
    id,
    name,
    action,
    subject,
    detail,
  ]);
}

const auditRow = z.object({
  at: z.number(),
  person: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.string(),
});
export type AuditEntry = z.infer<typeof auditRow>;

/** Newest first. */
export async function listAudit(queries: Queries, limit: number, offset: number): Promise<AuditEntry[]> {
  return queries.select(auditRow, 'select at, person, action, subject, detail from audit order by at desc, id limit $1 offset $2', [
    limit,
    offset,
  ]);
}

export const countAudit = (queries: Queries) => count(queries, 'select count(*) as n from audit');

export const actionText = (action: string) => new Map<string, string>(Object.entries(words.audit.actions)).get(action) ?? action;
