/** Routes of the inbox: lists, a message, changes to messages, and decisions of owners. */
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { findPerson } from '../accounts/people.ts';
import { type Action, recordAudit } from '../audit.ts';
import { rememberErased } from '../erased.ts';
import { errorText } from '../error-text.ts';
import { exportCsv } from '../inbox/csv.ts';
import { filterOf, isFolder, type ListQuery, listHref } from '../inbox/folders.ts';
import { listPage } from '../inbox/list-page.ts';
import { type MessageExtra, messagePage } from '../inbox/message-page.ts';
import type { Mailroom } from '../mailroom.ts';
import { sendPage } from '../pages/send-page.ts';
import { plural } from '../plural.ts';
import { runRetention } from '../retention.ts';
import { words } from '../staff-words.ts';
import { retryDeliveries } from '../store/deliveries.ts';
import { eraseMessage } from '../store/erase.ts';
import { type Change, changeMessage } from '../store/message-changes.ts';
import { findMessage, markRead } from '../store/messages.ts';
import { databaseTime } from '../store/sql-helpers.ts';
import { allow, formFields, type StaffContext, type StaffEnv, shellOf } from './context.ts';
import { noticeOf } from './notices.ts';

/** Route parameter that matches only ids, so that no other text from a URL reaches the store. */
const id = ':id{[0-9a-f-]{36}}';
const maxNoteLength = 4000;

type NoticeName = keyof typeof words.notices;

export function messageRoutes(mailroom: Mailroom): Hono<StaffEnv> {
  const { database, settings, queues, now, log } = mailroom;
  const app = new Hono<StaffEnv>();
  const handler = allow('handler');
  const owner = allow('owner');

  const queryOf = (c: StaffContext): ListQuery => ({
    folder: c.req.query('folder') ?? '',
    search: (c.req.query('q') ?? '').replaceAll('\0', '').trim().slice(0, 200),
    page: Math.max(1, Math.floor(Number(c.req.query('page')) || 1)),
  });
  const wakeQueues = () => {
    for (const queue of queues) queue.wake();
  };

  app.get('/', async (c) => {
    const { person } = c.var.session;
    const changed = Number(c.req.query('changed') ?? Number.NaN);
    const stale = Number(c.req.query('stale') ?? 0);
    const bulk = Number.isInteger(changed)
      ? [plural(words.bulk.result, changed), stale > 0 ? plural(words.bulk.stale, stale) : ''].filter(Boolean).join(' ')
      : undefined;
    const page = await listPage(mailroom, person, queryOf(c), noticeOf(c) ?? bulk);
    return sendPage(c, { shell: shellOf(c, 'inbox'), ...page });
  });

  app.get('/messages.csv', handler, async (c) => {
    const { person } = c.var.session;
    const query = queryOf(c);
    // The search itself may be a visitor's name, so the audit gets only the folder.
    await recordAudit(database, now(), person, 'export', isFolder(query.folder) ? query.folder : '');
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="messages-${new Date(now()).toISOString().slice(0, 10)}.csv"`);
    return stream(c, async (file) => {
      for await (const part of exportCsv(database, filterOf(query, person), person)) await file.write(part);
    });
  });

  app.get(`/messages/${id}`, async (c) => {
    const { person } = c.var.session;
    // A link on another site must not mark messages as read.
    if (c.req.header('sec-fetch-site') !== 'cross-site') {
      const message = await findMessage(database, c.req.param('id'), person);
      try {
        if (message) await recordAudit(database, now(), person, 'read', message.id);
        await markRead(database, c.req.param('id'), person, now());
      } catch (error) {
        log('error', 'It could not be recorded who read a message.', { message: c.req.param('id'), error: errorText(error) });
      }
    }
    const isAnswering = c.req.query('answered') !== undefined;
    return showMessage(c, c.req.param('id'), { notice: noticeOf(c), isAnswering });
  });

  async function showMessage(c: StaffContext, messageId: string, extra: MessageExtra, status: 200 | 409 = 200): Promise<Response> {
    const page = await messagePage(mailroom, c.var.session.person, messageId, extra);
    return page ? sendPage(c, { shell: shellOf(c, 'inbox'), ...page }, status) : sendPage(c, { kind: 'not-found' }, 404);
  }

  /** Changes a message, unless a colleague has changed it since the person saw it. */
  async function change(c: StaffContext, messageId: string, action: Action, make: Change, version?: number): Promise<Response | undefined> {
    const { person } = c.var.session;
    const result = await changeMessage(database, { id: messageId, version }, make, person.id, now());
    if (result !== 'changed') return showMessage(c, messageId, { isRefused: true }, 409);
    await recordAudit(database, now(), person, action, messageId);
    return undefined;
  }

  const versionOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : -1);

  /** Adds a route that changes a message and then redirects to the list. */
  function changeAndContinue(path: string, action: Action, notice: NoticeName, make: () => Change) {
    app.post(`/messages/${id}/${path}`, handler, async (c) => {
      const version = versionOf((await formFields(c)).get('version'));
      return (await change(c, c.req.param('id'), action, make(), version)) ?? c.redirect(listHref({ notice }), 303);
    });
  }
  changeAndContinue('done', 'status', 'done', () => ({ kind: 'done', set: { status: 'done' } }));
  changeAndContinue('reopen', 'status', 'reopened', () => ({ kind: 'reopened', set: { status: 'open' } }));
  changeAndContinue('trust', 'trust', 'trusted', () => ({ kind: 'trusted', set: { suspect: null } }));
  changeAndContinue('trash', 'trash', 'trashed', () => ({ kind: 'trashed', set: { trashed_at: now() } }));
  changeAndContinue('restore', 'restore', 'restored', () => ({ kind: 'restored', set: { trashed_at: null } }));

  const backTo = (c: StaffContext, messageId: string, notice: NoticeName) =>
    c.redirect(`/staff/messages/${messageId}?notice=${notice}`, 303);

  /** Marks the message as answered before the e-mail is written, so that two people do not answer the same one. */
  app.post(`/messages/${id}/answer`, handler, async (c) => {
    const version = versionOf((await formFields(c)).get('version'));
    const messageId = c.req.param('id');
    const set = { status: 'answered', assigned_to: c.var.session.person.id } as const;
    const refused = await change(c, messageId, 'answer', { kind: 'answered', set }, version);
    return refused ?? c.redirect(`/staff/messages/${messageId}?answered`, 303);
  });

  /** Also takes an assignment away, if nobody was chosen. */
  async function assignment(personId: string): Promise<Change> {
    const assignee = await findPerson(database, 'id', personId);
    return assignee
      ? { kind: 'assigned', detail: assignee.id, set: { assigned_to: assignee.id } }
      : { kind: 'unassigned', set: { assigned_to: null } };
  }

  app.post(`/messages/${id}/assign`, handler, async (c) => {
    const form = await formFields(c);
    const make = await assignment(form.get('person'));
    return (await change(c, c.req.param('id'), 'assign', make, versionOf(form.get('version')))) ?? backTo(c, c.req.param('id'), 'assigned');
  });

  app.post(`/messages/${id}/note`, handler, async (c) => {
    const detail = (await formFields(c)).get('note').slice(0, maxNoteLength);
    if (!detail) return c.redirect(`/staff/messages/${c.req.param('id')}`, 303);
    return (await change(c, c.req.param('id'), 'note', { kind: 'note', detail })) ?? backTo(c, c.req.param('id'), 'noted');
  });

  app.post(`/messages/${id}/erase`, owner, async (c) => {
    const message = await findMessage(database, c.req.param('id'));
    if (!message) return sendPage(c, { kind: 'not-found' }, 404);
    await eraseMessage(database, message.id);
    await rememberErased(database, settings.dataFolder, message.id, now());
    await recordAudit(database, now(), c.var.session.person, 'erase', message.id);
    return c.redirect(listHref({ folder: message.trashedAt === null ? '' : 'trash', notice: 'erased' }), 303);
  });

  /** The form names each selected message with the version that the person saw: id@version. */
  app.post('/bulk', handler, async (c) => {
    const form = await formFields(c);
    const { person } = c.var.session;
    const action = form.get('action');
    const href = `http://staff.invalid${form.get('href')}`;
    if ((action !== 'assign' && action !== 'done') || !URL.canParse(href)) return sendPage(c, { kind: 'bad-request' }, 422);
    const selected = form.all('message').flatMap((text) => {
      const [, messageId, version] = /^([0-9a-f-]{36})@(\d{1,9})$/.exec(text) ?? [];
      return messageId ? [{ id: messageId, version: Number(version) }] : [];
    });
    const make: Change = action === 'assign' ? await assignment(form.get('person')) : { kind: 'done', set: { status: 'done' } };
    let changed = 0;
    for (const view of selected) {
      if ((await changeMessage(database, view, make, person.id, now())) !== 'changed') continue;
      await recordAudit(database, now(), person, action === 'assign' ? 'assign' : 'status', view.id);
      changed += 1;
    }
    const query = new URL(href).searchParams;
    query.set('changed', String(changed));
    query.set('stale', String(selected.length - changed));
    return c.redirect(`/staff?${query}`, 303);
  });

  /** One message, or all whose delivery has failed. */
  app.on('POST', ['/retry', `/messages/${id}/retry`], handler, async (c) => {
    const messageId = c.req.param('id');
    await retryDeliveries(database, messageId);
    await recordAudit(database, now(), c.var.session.person, 'retry', messageId);
    wakeQueues();
    return messageId ? backTo(c, messageId, 'retried') : c.redirect(listHref({ notice: 'retried' }), 303);
  });

  app.post('/retention', owner, async (c) => {
    await recordAudit(database, now(), c.var.session.person, 'retention');
    await runRetention(mailroom, await databaseTime(database), true);
    return c.redirect(listHref({ notice: 'retention-approved' }), 303);
  });

  return app;
}
