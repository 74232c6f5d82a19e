/** A person's own account: the devices that are signed in. */
import { Hono } from 'hono';
import { interpolate } from '../../app/lib/interpolate.ts';
import { closeSessionById, listDevices } from '../accounts/sessions.ts';
import { recordAudit } from '../audit.ts';
import { createDates } from '../inbox/dates.ts';
import type { Mailroom } from '../mailroom.ts';
import { sendPage } from '../pages/send-page.ts';
import { words } from '../staff-words.ts';
import { formFields, type StaffEnv, shellOf } from './context.ts';
import { noticeOf } from './notices.ts';

export function accountRoutes(mailroom: Mailroom): Hono<StaffEnv> {
  const { database, settings, now } = mailroom;
  const app = new Hono<StaffEnv>();

  app.get('/', async (c) => {
    const { id: sessionId, person } = c.var.session;
    const dates = createDates(settings.timeZone);
    const devices = await listDevices(database, person.id, now());
    return sendPage(c, {
      kind: 'account',
      shell: shellOf(c, 'account'),
      email: person.email,
      role: words.roles[person.role],
      notice: noticeOf(c),
      devices: devices.map(({ id, device, createdAt, seenAt }) => ({
        id,
        name: device,
        since: interpolate(words.account.since, { time: dates.near(createdAt, now()) }),
        seen: interpolate(words.account.seen, { time: dates.near(seenAt, now()) }),
        current: id === sessionId,
      })),
    });
  });

  app.post('/devices', async (c) => {
    const { person } = c.var.session;
    await closeSessionById(database, person.id, (await formFields(c)).get('id'));
    await recordAudit(database, now(), person, 'sign-out');
    return c.redirect('/staff/account?notice=signed-out', 303);
  });

  return app;
}
