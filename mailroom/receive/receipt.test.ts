import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readFacts } from '../../content-model/read.ts';
import { listAudit } from '../audit.ts';
import { trashDays } from '../retention.ts';
import { words } from '../staff-words.ts';
import { changeMessage } from '../store/message-changes.ts';
import { findMessage, listMessages, receiptNumber } from '../store/messages.ts';
import { receiptDays } from '../store/receipts.ts';
import { post, postForm, type Running, startMailroom, submission } from '../testing/fixtures.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';
import { openBrowser, type StaffBrowser, textOf } from '../testing/staff-browsers.ts';
import { onBothStores } from '../testing/stores.ts';
import { visitorWords } from '../visitor-words.ts';
import { businessDayAfter } from './receipt-routes.ts';

const dayMs = 86_400_000;
const texts = visitorWords('en').receipt;
const typed = { name: 'Zenobia Quill', email: 'zenobia@example.com', message: 'A very particular roof.' };

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());

/** Sends a form and opens its receipt. */
async function send(mailroom: Running, change: Record<string, unknown> = {}) {
  const body = submission({ ...typed, ...change });
  const { receipt } = await (await post(mailroom.address, body)).json();
  const visitor = openBrowser(mailroom);
  const opened = await visitor.get(receipt);
  return { id: body.id, receipt: String(receipt), visitor, opened, body };
}

const heading = async (visitor: StaffBrowser, path = '/receipt') => /<h1>(.*?)<\/h1>/.exec(await (await visitor.get(path)).text())?.[1];

onBothStores((test) => {
  test('a receipt shows each station with its time, and nothing that was typed', async ({ mailroom, ana }) => {
    const { id, receipt, visitor, opened } = await send(mailroom);
    expect(receipt).toMatch(/^\/receipt\/[\w-]{22}$/);
    expect([opened.status, opened.headers.get('location'), opened.headers.get('referrer-policy')]).toEqual([
      303,
      '/receipt',
      'no-referrer',
    ]);
    expect(opened.headers.getSetCookie()[0]).toMatch(/^__Host-receipt=.*HttpOnly; Secure; SameSite=Lax/);
    expect(await heading(visitor)).toBe(texts.states.received.heading);
    const page = await visitor.get('/receipt');
    expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    const text = textOf(await page.text());
    expect(text).toContain(`Receipt ${receiptNumber(id)}. We aim to answer a message within 2 business days. That is by Monday, July 20.`);
    expect(text).toContain('Thu, Jul 16, 2:40 PM');
    expect(text).toContain(texts.notNotice);
    expect(await (await visitor.get('/receipt')).text()).toContain('href="/service"');
    expect(text).not.toMatch(/Zenobia|zenobia|roof/i);

    await ana.get(`/staff/messages/${id}`);
    expect(await heading(visitor)).toBe(texts.states.read.heading);
    await ana.post(`/staff/messages/${id}/assign`, { version: '0', person: ana.person.id });
    expect(await heading(visitor)).toBe(texts.states.withPerson.heading);
    mailroom.clock.now += 4 * dayMs;
    expect(await heading(visitor)).toBe(texts.states.withPerson.heading);
    mailroom.clock.now += dayMs;
    expect(await heading(visitor)).toBe(texts.states.late.heading);
    await changeMessage(
      mailroom.database,
      { id, version: 1 },
      { kind: 'answered', set: { status: 'answered' } },
      ana.person.id,
      mailroom.clock.now,
    );
    expect(await heading(visitor)).toBe(texts.states.answered.heading);
    mailroom.clock.now += 91 * dayMs;
    expect(await heading(visitor)).toBe(texts.states.unknown.heading);
  });

  test('what the sender adds is stored, delivered, assigned to the same person and in the history; it reopens the message', async ({
    database,
  }) => {
    const mailroom = await startMailroom({ database, environment: { SMTP_URL: smtp.url, MAIL_TO: 'office@example.com' } });
    const { hire } = await import('../testing/staff-browsers.ts');
    const ana = await hire(mailroom, 'Ana', 'handler');
    const { id, visitor } = await send(mailroom);
    await ana.post(`/staff/messages/${id}/assign`, { version: '0', person: ana.person.id });
    await ana.post(`/staff/messages/${id}/answer`, { version: '1' });
    expect((await visitor.post('/receipt/add', { add: '' })).status).toBe(422);
    expect((await visitor.post('/receipt/add', { add: 'The gutters too.' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
    const json = { 'Content-Type': 'application/json', origin: 'https://elsewhere.example' };
    expect((await visitor.post('/receipt/withdraw', {}, json)).status).toBe(415);
    const added = await visitor.post('/receipt/add', { add: 'The gutters too.' });
    expect([added.status, added.headers.get('location')]).toEqual([303, '/receipt?added']);
    expect(await visitor.read('/receipt?added')).toContain(texts.add.added);
    expect(await visitor.read('/receipt?added')).not.toContain('gutters');
    const [addition] = await listMessages(database, { search: 'gutters' }, { limit: 10 });
    const found = await listMessages(database, { search: 'gutters' }, { limit: 10 });
    expect(found.map((message) => message.id)).toContain(id);
    const second = found.find((message) => message.id !== id) ?? addition!;
    expect(second).toMatchObject({ name: 'Zenobia Quill', email: 'zenobia@example.com', assignedTo: ana.person.id });
    expect(second.subject).toBe(`Added to receipt ${receiptNumber(id)}`);
    expect(await findMessage(database, id)).toMatchObject({ status: 'open' });
    const waiting = await database.select(z.object({ messageId: z.string() }), 'select message_id from deliveries where channel = $1', [
      'email',
    ]);
    expect(waiting.map(({ messageId }) => messageId)).toContain(second.id);
    expect(await ana.read(`/staff/messages/${id}`)).toContain(words.events.added);
    expect((await listMessages(database, { search: receiptNumber(id) }, { limit: 10 })).length).toBe(2);
    for (let i = 0; i < 9; i += 1) expect((await visitor.post('/receipt/add', { add: `${i}` })).status).toBe(303);
    const refused = await visitor.post('/receipt/add', { add: 'One more.' });
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('One more.')]);
  });

  test('a withdrawn message goes to the trash with what was added; staff see who did it', async ({ mailroom, ana }) => {
    const { id, visitor } = await send(mailroom);
    await visitor.post('/receipt/add', { add: 'The gutters too.' });
    expect((await visitor.post('/receipt/withdraw')).status).toBe(303);
    expect((await visitor.post('/receipt/withdraw')).status).toBe(303);
    expect(await heading(visitor)).toBe(texts.states.withdrawn.heading);
    expect(await visitor.read('/receipt')).toContain('It will be deleted by Saturday, August 15,');
    expect((await visitor.post('/receipt/add', { add: 'x' })).status).toBe(404);
    expect(await ana.read('/staff')).toContain('All 0');
    expect(await ana.read('/staff?folder=trash')).toContain('Added to receipt');
    expect(await ana.read(`/staff/messages/${id}`)).toContain(words.events.withdrawn);
    expect(JSON.stringify(await listAudit(mailroom.database, 50, 0))).not.toMatch(/roof|gutters/);
  });

  test('made-up, changed and ended receipts all read the same', async ({ mailroom, owner }) => {
    const { id, receipt, visitor } = await send(mailroom);
    const page = async (path: string) => {
      const stranger = openBrowser(mailroom);
      await stranger.get(path);
      const answer = await stranger.get('/receipt');
      return `${answer.status} ${await answer.text()}`;
    };
    const unknown = await page('/receipt/x');
    expect(unknown).toMatch(/^404/);
    const token = receipt.split('/').at(-1)!;
    const changed = (token[0] === 'a' ? 'b' : 'a') + token.slice(1);
    for (const wrong of [changed, token.slice(0, -2), `${token}A`, id, receiptNumber(id), 'A'.repeat(22)])
      expect(await page(`/receipt/${wrong}`)).toBe(unknown);
    expect(await (await openBrowser(mailroom).get('/receipt')).text()).toBe(unknown.slice(4));
    const stored = JSON.stringify(await mailroom.database.select(z.unknown(), 'select * from messages'));
    expect(stored).not.toContain(token);
    await owner.post(`/staff/messages/${id}/erase`);
    expect(`404 ${await (await visitor.get('/receipt')).text()}`).toBe(unknown);
  });

  test('the same message again has the same receipt; another text under the same id is another message', async ({ mailroom }) => {
    const { body, receipt } = await send(mailroom);
    expect((await (await post(mailroom.address, body)).json()).receipt).toBe(receipt);
    const other = await (await post(mailroom.address, { ...body, id: String(body.id).toUpperCase(), message: 'Something else.' })).json();
    expect(other.id).not.toBe(body.id);
    expect(other.receipt).not.toBe(receipt);
    expect(await listMessages(mailroom.database, {}, { limit: 10 })).toHaveLength(2);
  });

  test('without scripts the result page has the link; who repeats somebody else’s text gets none', async ({ mailroom }) => {
    const fields = { form: 'contact', phone: '', ...typed };
    const visitor = openBrowser(mailroom);
    const answer = await visitor.post('/messages', fields);
    expect(answer.status).toBe(303);
    expect(await (await visitor.get('/messages/sent?from=%2Fabout')).text()).toMatch(/href="\/receipt\/[\w-]{22}"/);
    expect(await heading(visitor)).toBe(texts.states.received.heading);
    const stranger = openBrowser(mailroom);
    await stranger.post('/messages', fields);
    expect(await (await stranger.get('/messages/sent?from=%2Fabout')).text()).not.toContain('/receipt/');
    const reader = await postForm(mailroom.address, { form: 'newsletter', email: 'a@example.com', terms: 'yes' });
    expect(reader.headers.getSetCookie().join()).not.toMatch(/receipt=[\w-]{22}/);
  });

  test('a Spanish form has a Spanish receipt', async ({ mailroom }) => {
    const { receipt, visitor } = await send(mailroom, { page: '/es/acerca', lang: 'es' });
    expect(receipt).toMatch(/^\/es\/receipt\//);
    const spanish = await visitor.read('/es/receipt');
    expect(spanish).toContain(visitorWords('es').receipt.states.received.heading);
    expect(spanish).toContain('lunes, 20 de julio');
    expect(await heading(visitor)).toBe(texts.states.received.heading);
  });

  test('the link is mailed to the sender with nothing that was typed; not for suspect messages, and five times an hour', async ({
    database,
  }) => {
    const mailroom = await startMailroom({ database, environment: { SMTP_URL: smtp.url, MAIL_TO: 'office@example.com' } });
    const email = `sender-${Math.random()}@example.com`;
    const mails = () => smtp.received.filter((mail) => mail.includes(`To: ${email}`));
    await send(mailroom, { email, openMs: 100 });
    const { receipt } = await send(mailroom, { email });
    await expect.poll(() => mails().length).toBe(1);
    const mail = mails()[0]!.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(mail).toContain(`https://x.example${receipt}`);
    expect(mail).not.toMatch(/Zenobia|roof/);
    for (let i = 0; i < 8; i += 1) await send(mailroom, { email });
    await expect.poll(() => mails().length).toBe(4);
  });
});

test('business days are from Monday to Friday, by the calendar of the office', () => {
  const after = (time: string) => new Date(businessDayAfter(Date.parse(time), 2, 'America/Chicago')).toISOString().slice(0, 10);
  expect(after('2026-11-18T22:12:00Z')).toBe('2026-11-20');
  expect(after('2026-11-20T18:00:00Z')).toBe('2026-11-24');
  expect(after('2026-11-21T03:00:00Z')).toBe('2026-11-24');
  expect(after('2026-11-22T18:00:00Z')).toBe('2026-11-24');
  expect(after('2026-12-31T18:00:00Z')).toBe('2027-01-04');
});

test('the days that the firm undertakes are those of the mailroom', () => {
  const days = (fact: string) => readFacts().get(fact)?.figure;
  expect([days('promise-withdraw'), days('promise-receipt')]).toEqual([`${trashDays} days`, `${receiptDays} days`]);
});
