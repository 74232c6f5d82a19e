/** The audit trail: who did what, and when. It never contains what a visitor typed. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Person } from './accounts/people.ts';
import { words } from './staff-words.ts';
import type { Queries } from './store/database.ts';

export type Action = keyof typeof words.audit.actions;

/** Who acted. prompt: a command on the command line. system: the mailroom itself. */
export type Actor = Pick<Person, 'id' | 'name' | 'email'> | 'prompt' | 'system';

export async function recordAudit(queries: Queries, now: number, actor: Actor, action: Action, subject = '', detail = ''): Promise<void> {
  const [id, name] = typeof actor === 'string' ? [null, words.audit[actor]] : [actor.id, `${actor.name} (${actor.email})`];
  const values = [randomUUID(), now, id, name, action, subject, detail];
  await queries.run('insert into audit (id, at, person_id, person, action, subject, detail) values ($1, $2, $3, $4, $5, $6, $7)', values);
}

const auditRow = z.object({
  at: z.number(),
  person: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.string(),
});

/** Newest first. */
export const listAudit = (queries: Queries, limit: number, offset: number) =>
  queries.select(auditRow, 'select * from audit order by at desc, id limit $1 offset $2', [limit, offset]);
