/** Routes for owners: accounts, roles and invitations. */
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { looksLikeEmail } from '../../app/lib/detect-contact.ts';
import { addPerson, changeRole, closeAccount, findPerson, isRole, listPeople } from '../accounts/people.ts';
import { recordAudit } from '../audit.ts';
import type { Mailroom } from '../mailroom.ts';
import type { PeoplePage } from '../pages/page-data.ts';
import { sendPage } from '../pages/send-page.ts';
import { words } from '../staff-words.ts';
import { allow, formFields, type StaffContext, type StaffEnv, shellOf } from './context.ts';
import { noticeOf } from './notices.ts';

/** Matches only ids: PostgreSQL rejects NUL. */
const id = ':id{[0-9a-f-]{36}}';
/** Changes need a sign-in that is not older than this. */
const freshMs = 15 * 60_000;

export function peopleRoutes(mailroom: Mailroom): Hono<StaffEnv> {
  const { database, now } = mailroom;
  const app = new Hono<StaffEnv>();
  app.use(allow('owner'));

  const mustSignInAgain = (c: StaffContext) => now() - c.var.session.since > freshMs;

  async function peoplePage(c: StaffContext, extra: Pick<PeoplePage, 'error' | 'values'> = {}, status: 200 | 403 | 422 = 422) {
    const people = (await listPeople(database)).map((person) => ({ ...person, isYou: person.id === c.var.session.person.id }));
    const page = {
      kind: 'people',
      shell: shellOf(c, 'people'),
      people,
      notice: noticeOf(c),
      mustSignInAgain: mustSignInAgain(c),
      ...extra,
    } as const;
    return sendPage(c, page, status);
  }

  app.get('/', (c) => peoplePage(c, {}, 200));

  // Somebody who copied a cookie must not turn it into an account.
  app.use(async (c, next) => {
    if (c.req.method !== 'POST' || !mustSignInAgain(c)) return next();
    const form = await formFields(c);
    return peoplePage(c, { values: { name: form.get('name'), email: form.get('email') } }, 403);
  });

  app.post('/invite', async (c) => {
    const form = await formFields(c);
    const [name, email, role] = [form.get('name').slice(0, 80), form.get('email').toLowerCase(), form.get('role')];
    const refuse = (error: string) => peoplePage(c, { error, values: { name, email } });
    if (!name) return refuse(words.people.missingName);
    if (!looksLikeEmail(email) || !isRole(role)) return refuse(words.people.badEmail);
    if (await findPerson(database, 'email', email)) return refuse(words.people.taken);
    await addPerson(database, { id: randomUUID(), name, email, role }, now());
    await recordAudit(database, now(), c.var.session.person, 'invite', email, words.roles[role]);
    return c.redirect('/staff/people?notice=invited', 303);
  });

  app.post(`/${id}/role`, async (c) => {
    const person = await findPerson(database, 'id', c.req.param('id'));
    const role = (await formFields(c)).get('role');
    if (!person || !isRole(role)) return sendPage(c, { kind: 'not-found' }, 404);
    if (!(await changeRole(database, person.id, role))) return peoplePage(c, { error: words.people.lastOwner });
    await recordAudit(database, now(), c.var.session.person, 'role', person.email, `${words.roles[person.role]} → ${words.roles[role]}`);
    return c.redirect('/staff/people?notice=role-changed', 303);
  });

  app.post(`/${id}/close`, async (c) => {
    const person = await findPerson(database, 'id', c.req.param('id'));
    if (!person) return sendPage(c, { kind: 'not-found' }, 404);
    if (!(await closeAccount(database, person.id, c.var.session.person.id, now()))) return peoplePage(c, { error: words.people.lastOwner });
    await recordAudit(database, now(), c.var.session.person, 'close', person.email);
    return c.redirect('/staff/people?notice=closed', 303);
  });

  return app;
}
