/** Routes for owners: accounts, roles and invitations. */
import { Hono } from 'hono';
import { looksLikeEmail } from '../../app/lib/detect-contact.ts';
import { interpolate } from '../../app/lib/interpolate.ts';
import { invitationMs, invite, pendingInvitations, resetAccount, withdrawInvitation } from '../accounts/invitations.ts';
import { listPasskeys } from '../accounts/passkeys.ts';
import { changeRole, closeAccount, findPerson, isRole, listPeople, type Person } from '../accounts/people.ts';
import { lastSeen } from '../accounts/sessions.ts';
import { recordAudit } from '../audit.ts';
import { createDates } from '../inbox/dates.ts';
import type { Mailroom } from '../mailroom.ts';
import type { PeoplePage, PersonRow } from '../pages/page-data.ts';
import { sendPage } from '../pages/send-page.ts';
import { words } from '../staff-words.ts';
import { allow, formFields, originOf, type StaffContext, type StaffEnv, shellOf } from './context.ts';
import { noticeOf } from './notices.ts';

export function peopleRoutes(mailroom: Mailroom): Hono<StaffEnv> {
  const { database, pages, settings, now } = mailroom;
  const dates = createDates(settings.timeZone);
  const app = new Hono<StaffEnv>();
  app.use(allow('owner', mailroom));

  async function peoplePage(c: StaffContext, extra: Pick<PeoplePage, 'error' | 'link' | 'email'> = {}) {
    const people = await listPeople(database);
    const seen = await lastSeen(database);
    const rows = await Promise.all(people.map((person) => personRow(c, person, seen.get(person.id))));
    const invitations = await pendingInvitations(database, now());
    return sendPage(
      c,
      pages,
      {
        kind: 'people',
        shell: shellOf(c, 'people'),
        people: rows,
        invitations: invitations.map(({ id, email, role, expiresAt }) => ({
          id,
          email,
          role: words.roles[role],
          until: interpolate(words.people.until, { time: dates.near(expiresAt, now()) }),
        })),
        notice: noticeOf(c),
        ...extra,
      },
      extra.error ? 422 : 200,
    );
  }

  async function personRow(c: StaffContext, person: Person, seen: number | undefined): Promise<PersonRow> {
    const { id, name, email, role, totpSecret } = person;
    const passkeys = await listPasskeys(database, id);
    const factors = [totpSecret && words.people.factors.totp, passkeys.length && words.people.factors.passkey].filter(Boolean);
    return {
      id,
      name,
      email,
      role,
      isYou: id === c.var.session.person.id,
      factors: factors.join(', ') || words.people.factors.none,
      seen: seen ? interpolate(words.people.seen, { time: dates.near(seen, now()) }) : words.people.never,
    };
  }

  const linkPage = (c: StaffContext, token: string, email: string) =>
    peoplePage(c, {
      link: {
        url: `${originOf(c, mailroom)}/staff/join?token=${token}`,
        text: interpolate(words.people.link, { email, until: dates.short(now() + invitationMs) }),
      },
    });

  app.get('/', (c) => peoplePage(c));

  app.post('/invite', async (c) => {
    const form = await formFields(c);
    const email = form.get('email').toLowerCase();
    const role = form.get('role');
    if (!looksLikeEmail(email) || !isRole(role)) return peoplePage(c, { error: words.people.badEmail, email });
    if (await findPerson(database, 'email', email)) return peoplePage(c, { error: words.people.taken, email });
    const token = await invite(database, { email, role }, now());
    await recordAudit(database, now(), c.var.session.person, 'invite', email, words.roles[role]);
    return linkPage(c, token, email);
  });

  app.post('/withdraw', async (c) => {
    await withdrawInvitation(database, (await formFields(c)).get('id'));
    return c.redirect('/staff/people', 303);
  });

  app.post('/:id/role', async (c) => {
    const person = await findPerson(database, 'id', c.req.param('id'));
    const role = (await formFields(c)).get('role');
    if (!person || !isRole(role)) return sendPage(c, pages, { kind: 'not-found' }, 404);
    if (!(await changeRole(database, person.id, role))) return peoplePage(c, { error: words.people.lastOwner });
    await recordAudit(database, now(), c.var.session.person, 'role', person.email, `${words.roles[person.role]} → ${words.roles[role]}`);
    return c.redirect('/staff/people?notice=role-changed', 303);
  });

  app.post('/:id/reset', async (c) => {
    const person = await findPerson(database, 'id', c.req.param('id'));
    if (!person) return sendPage(c, pages, { kind: 'not-found' }, 404);
    const token = await resetAccount(database, person, now());
    await recordAudit(database, now(), c.var.session.person, 'reset', person.email);
    return linkPage(c, token, person.email);
  });

  app.post('/:id/close', async (c) => {
    const person = await findPerson(database, 'id', c.req.param('id'));
    if (!person) return sendPage(c, pages, { kind: 'not-found' }, 404);
    if (!(await closeAccount(database, person.id, now()))) return peoplePage(c, { error: words.people.lastOwner });
    await recordAudit(database, now(), c.var.session.person, 'close', person.email);
    return c.redirect('/staff/people?notice=closed', 303);
  });

  return app;
}
