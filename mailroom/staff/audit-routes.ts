import { Hono } from 'hono';
import { interpolate } from '../../app/lib/interpolate.ts';
import { listAudit } from '../audit.ts';
import { createDates } from '../inbox/dates.ts';
import type { Mailroom } from '../mailroom.ts';
import { sendPage } from '../pages/send-page.ts';
import { words } from '../staff-words.ts';
import { selectNumber } from '../store/sql-helpers.ts';
import { allow, type StaffEnv, shellOf } from './context.ts';

const perPage = 50;
const messageId = /^[0-9a-f-]{36}$/;
const actions = new Map<string, string>(Object.entries(words.audit.actions));

export function auditRoutes(mailroom: Mailroom): Hono<StaffEnv> {
  const { database, settings } = mailroom;
  const app = new Hono<StaffEnv>();
  app.use(allow('owner'));

  app.get('/', async (c) => {
    const dates = createDates(settings.timeZone);
    const total = await selectNumber(database, 'select count(*) as n from audit');
    const page = Math.min(Math.max(1, Math.floor(Number(c.req.query('page')) || 1)), Math.max(1, Math.ceil(total / perPage)));
    const from = (page - 1) * perPage;
    const entries = await listAudit(database, perPage, from);
    return sendPage(c, {
      kind: 'audit',
      shell: shellOf(c, 'audit'),
      entries: entries.map(({ at, person, action, subject, detail }) => ({
        time: dates.short(at),
        person,
        action: actions.get(action) ?? action,
        subject,
        href: messageId.test(subject) ? `/staff/messages/${subject}` : undefined,
        detail,
      })),
      range: total ? interpolate(words.range, { from: from + 1, to: from + entries.length, total }) : '',
      newer: page > 1 ? `/staff/audit?page=${page - 1}` : undefined,
      older: from + entries.length < total ? `/staff/audit?page=${page + 1}` : undefined,
    });
  });

  return app;
}
