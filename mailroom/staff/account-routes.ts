/** A person's own account: devices, password, second factors. */
import { Hono } from 'hono';
import { interpolate } from '../../app/lib/interpolate.ts';
import { listPasskeys, removePasskey } from '../accounts/passkeys.ts';
import { minPasswordLength, passwordQueue, verifyPassword } from '../accounts/passwords.ts';
import { setPassword } from '../accounts/people.ts';
import { countRecoveryCodes, newRecoveryCodes } from '../accounts/second-factor.ts';
import { closeSessionById, closeSessionsOf, listDevices } from '../accounts/sessions.ts';
import { recordAudit } from '../audit.ts';
import { createDates } from '../inbox/dates.ts';
import type { Mailroom } from '../mailroom.ts';
import { sendPage } from '../pages/send-page.ts';
import { plural } from '../plural.ts';
import { words } from '../staff-words.ts';
import { formFields, type StaffContext, type StaffEnv, shellOf } from './context.ts';
import { noticeOf } from './notices.ts';

export function accountRoutes(mailroom: Mailroom): Hono<StaffEnv> {
  const { database, pages, settings, now } = mailroom;
  const app = new Hono<StaffEnv>();

  async function accountPage(c: StaffContext, error?: string) {
    const { id: sessionId, person } = c.var.session;
    const dates = createDates(settings.timeZone);
    const devices = await listDevices(database, person.id, now());
    const passkeys = await listPasskeys(database, person.id);
    return sendPage(
      c,
      pages,
      {
        kind: 'account',
        shell: shellOf(c, 'account'),
        email: person.email,
        role: words.roles[person.role],
        notice: noticeOf(c),
        error,
        devices: devices.map(({ id, device, created_at, seen_at }) => ({
          id,
          name: device,
          since: interpolate(words.account.since, { time: dates.near(created_at, now()) }),
          seen: interpolate(words.people.seen, { time: dates.near(seen_at, now()) }),
          current: id === sessionId,
        })),
        app: person.totpSecret !== null,
        passkeys: passkeys.map(({ id, name }) => ({ id, name })),
        codesLeft: plural(words.account.codes, await countRecoveryCodes(database, person.id)),
      },
      error ? 422 : 200,
    );
  }

  app.get('/', (c) => accountPage(c));

  app.post('/devices', async (c) => {
    const { person } = c.var.session;
    await closeSessionById(database, person.id, (await formFields(c)).get('id'));
    await recordAudit(database, now(), person, 'sign-out');
    return c.redirect('/staff/account?notice=signed-out', 303);
  });

  app.post('/password', async (c) => {
    const { id, person } = c.var.session;
    const form = await formFields(c);
    const isCurrent = await passwordQueue(() => verifyPassword(form.get('current'), person.password), { lane: 0, origin: person.id });
    if (!isCurrent) return accountPage(c, words.account.wrongCurrent);
    if (form.get('new').length < minPasswordLength) return accountPage(c, interpolate(words.join.shortPassword, { n: minPasswordLength }));
    await setPassword(database, person.id, form.get('new'));
    await closeSessionsOf(database, person.id, id);
    await recordAudit(database, now(), person, 'password', person.email);
    return c.redirect('/staff/account?notice=password-changed', 303);
  });

  app.post('/passkeys/remove', async (c) => {
    const { person } = c.var.session;
    if (person.totpSecret === null && (await listPasskeys(database, person.id)).length === 1)
      return accountPage(c, words.account.lastFactor);
    await removePasskey(database, person.id, (await formFields(c)).get('id'));
    await recordAudit(database, now(), person, 'second-factor', person.email, words.people.factors.passkey);
    return c.redirect('/staff/account?notice=passkey-removed', 303);
  });

  app.post('/codes', async (c) => {
    const { person } = c.var.session;
    await recordAudit(database, now(), person, 'second-factor', person.email, words.recovery.title);
    return sendPage(c, pages, { kind: 'recovery-codes', codes: await newRecoveryCodes(database, person.id) });
  });

  return app;
}
