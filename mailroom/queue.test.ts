import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailChannel, signature, webhookChannel } from './channels.ts';
import { createQueue, pauseAfter } from './queue.ts';
import { claim, deliveriesOf, findAlarm, retry } from './store/deliveries.ts';
import { eraseMessage, insertMessages } from './store/messages.ts';
import { message } from './testing/fixtures.ts';
import { messageIdOf, startSmtp, type TestSmtp } from './testing/smtp.ts';
import { overEachStore } from './testing/stores.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());

const email = () => emailChannel({ smtpUrl: smtp.url, to: ['office@example.com'], from: 'info@benchmark.example' });
const header = (mail: string, name: string) =>
  mail.match(new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im'))?.[1]?.replace(/\r\n[ \t]/g, ' ');

test('pauses grow from one minute to six hours', () => {
  expect([1, 2, 3, 4, 9, 10, 50].map((tries) => pauseAfter(tries) / minuteMs)).toEqual([1, 2, 4, 8, 256, 360, 360]);
});

overEachStore((store) => {
  /** A queue whose clock the test moves. */
  async function setUp(channels = [email()], tryMs?: number) {
    const database = await store.open();
    const clock = { now: Date.now() + minuteMs };
    const said: string[] = [];
    const queue = createQueue({ database, channels, log: (sentence) => said.push(sentence), now: () => clock.now, tryMs });
    return { database, clock, said, queue };
  }

  test('an e-mail: from the site, answer to the visitor, a fixed Message-ID, all fields as text', async () => {
    smtp.behave('accept');
    const { database, queue } = await setUp();
    const one = message({ fields: { name: 'Ana Ruiz', email: 'ana@example.com', phone: '', message: 'Two roofs.\n<b>Both</b> leak.' } });
    await insertMessages(database, [one], ['email']);
    expect(await queue.deliverDue()).toBe(1);
    const mail = smtp.received.at(-1)!;
    expect(header(mail, 'From')).toBe('info@benchmark.example');
    expect(header(mail, 'Reply-To')).toBe('Ana Ruiz <ana@example.com>');
    expect(header(mail, 'To')).toBe('office@example.com');
    expect(header(mail, 'Subject')).toBe('Contact: Two roofs');
    expect(messageIdOf(mail)).toBe(`<${one.id}@benchmark.example>`);
    expect(header(mail, 'Content-Type')).toMatch(/^text\/plain/);
    expect(mail).toContain('<b>Both</b> leak.');
    expect(await queue.deliverDue()).toBe(0);
    expect((await deliveriesOf(database, one.id))[0]).toMatchObject({ state: 'delivered', tries: 1, lastError: null });
  });

  test('header injection in name, e-mail and message starts no header and adds no recipient', async () => {
    smtp.behave('accept');
    const { database, queue } = await setUp();
    const evil = 'x\r\nBcc: victim@example.com\r\n\r\nHello';
    await insertMessages(
      database,
      [
        message({ fields: { name: evil, email: 'a@example.com\r\nBcc: v@example.com', phone: evil, message: evil } }),
        message({ fields: { name: 'x', email: 'a,b<c@example.com', phone: '', message: 'x' } }),
      ],
      ['email'],
    );
    const before = smtp.received.length;
    expect(await queue.deliverDue()).toBe(2);
    const mails = smtp.received.slice(before);
    for (const mail of mails) {
      const [head = ''] = mail.split('\r\n\r\n');
      expect(head).not.toMatch(/^Bcc:/im);
      expect(header(head, 'To')).toBe('office@example.com');
      expect(header(head, 'Reply-To')).toBeUndefined();
    }
  });

  test('a server that refuses: the message waits, the inbox says so, and it is delivered in the end', async () => {
    smtp.behave('refuse');
    const { database, clock, queue } = await setUp();
    const one = message({ receivedAt: clock.now });
    await insertMessages(database, [one], ['email']);
    expect(await queue.deliverDue()).toBe(1);
    expect(await findAlarm(database)).toMatchObject({
      channel: 'email',
      waiting: 1,
      givenUp: 0,
      since: one.receivedAt,
      nextAt: clock.now + minuteMs,
    });
    expect((await findAlarm(database))?.error).toContain('421');
    expect(await queue.deliverDue()).toBe(0);
    clock.now += minuteMs;
    expect(await queue.deliverDue()).toBe(1);
    smtp.behave('accept');
    clock.now += 2 * minuteMs;
    expect(await queue.deliverDue()).toBe(1);
    expect(await findAlarm(database)).toBeUndefined();
    expect(smtp.received.filter((mail) => messageIdOf(mail).includes(one.id))).toHaveLength(1);
    const [delivery] = await deliveriesOf(database, one.id);
    expect(delivery).toMatchObject({ state: 'delivered', tries: 3 });
    expect(delivery?.log.map(({ error }) => error === null)).toEqual([false, false, true]);
  });

  test('a server that hangs: given up after a while, tried again', async () => {
    smtp.behave('hang');
    const { database, clock, queue } = await setUp([email()], 2000);
    const one = message({ receivedAt: clock.now });
    await insertMessages(database, [one], ['email']);
    await queue.deliverDue();
    expect((await deliveriesOf(database, one.id))[0]).toMatchObject({ state: 'waiting', lastError: 'no answer in time' });
    smtp.behave('accept');
    clock.now += minuteMs;
    await queue.deliverDue();
    expect((await deliveriesOf(database, one.id))[0]?.state).toBe('delivered');
  });

  test('a server that takes it and dies: sent again under the same Message-ID', async () => {
    smtp.behave('die');
    const { database, clock, queue } = await setUp();
    const one = message({ receivedAt: clock.now });
    await insertMessages(database, [one], ['email']);
    await queue.deliverDue();
    expect((await deliveriesOf(database, one.id))[0]?.state).toBe('waiting');
    smtp.behave('accept');
    clock.now += minuteMs;
    await queue.deliverDue();
    expect((await deliveriesOf(database, one.id))[0]?.state).toBe('delivered');
    const copies = smtp.received.map(messageIdOf).filter((id) => id.includes(one.id));
    expect(copies.length).toBe(2);
    expect(new Set(copies).size).toBe(1);
  });

  test('after seven days: an alarm in the inbox and in the log; a retry starts another seven', async () => {
    smtp.behave('refuse');
    const { database, clock, said, queue } = await setUp();
    const begun = clock.now;
    const one = message({ receivedAt: begun });
    await insertMessages(database, [one], ['email']);
    let tries = 0;
    while (said.length === 0 && clock.now < begun + 10 * dayMs) {
      tries += await queue.deliverDue();
      clock.now += 6 * 60 * minuteMs;
    }
    expect(said[0]).toMatch(/^ALARM: message .* could not be delivered \(email\) in seven days/);
    expect(said[0]).not.toContain('Ana');
    expect(clock.now - begun).toBeGreaterThan(6.5 * dayMs);
    expect(clock.now - begun).toBeLessThan(7.6 * dayMs);
    expect(await findAlarm(database)).toMatchObject({ givenUp: 1, waiting: 0 });
    clock.now += 30 * dayMs;
    expect(await queue.deliverDue()).toBe(0);
    expect(await retry(database, clock.now)).toBe(1);
    smtp.behave('accept');
    expect(await queue.deliverDue()).toBe(1);
    expect(await findAlarm(database)).toBeUndefined();
    expect(tries).toBeGreaterThan(20);
  });

  test('a process that died with a lease: another one delivers when the lease is over', async () => {
    smtp.behave('accept');
    const { database, clock, queue } = await setUp();
    await insertMessages(database, [message({ receivedAt: clock.now })], ['email']);
    expect(await claim(database, clock.now, 90_000, 'of the dead', 5)).toHaveLength(1);
    expect(await queue.deliverDue()).toBe(0);
    clock.now += 90_000;
    expect(await queue.deliverDue()).toBe(1);
  });

  test('erased while it waits: nothing is sent, nothing breaks', async () => {
    smtp.behave('accept');
    const { database, queue } = await setUp();
    const one = message();
    await insertMessages(database, [one], ['email']);
    const before = smtp.received.length;
    await eraseMessage(database, one.id);
    expect(await queue.deliverDue()).toBe(0);
    expect(smtp.received).toHaveLength(before);
  });

  test('a webhook: signed, with an idempotency key; a refusal is tried again, a redirect is not followed', async () => {
    const asked: { headers: IncomingMessage['headers']; body: string }[] = [];
    let status = 500;
    const server = createServer(async (request, response) => {
      asked.push({ headers: request.headers, body: await text(request) });
      response.writeHead(status, { Location: 'http://127.0.0.1:1/' }).end();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/crm`;
    const secret = 'a secret of the office';
    const { database, clock, queue } = await setUp([webhookChannel({ url, secret })]);
    const one = message({ receivedAt: clock.now, suspect: 'trap' });
    await insertMessages(database, [one], ['webhook']);
    for (status of [500, 302, 204]) {
      await queue.deliverDue();
      clock.now += 10 * minuteMs;
    }
    server.close();
    expect(asked).toHaveLength(3);
    const { headers, body } = asked[2]!;
    expect(JSON.parse(body)).toEqual({
      id: one.id,
      form: 'contact',
      fields: one.fields,
      page: '/about',
      receivedAt: new Date(one.receivedAt).toISOString(),
      suspect: 'trap',
    });
    const [, seconds, given] = String(headers['x-mailroom-signature']).match(/^t=(\d+),v1=([0-9a-f]{64})$/) ?? [];
    expect(given).toBe(signature(secret, Number(seconds), body));
    expect(headers['idempotency-key']).toBe(one.id);
    const [delivery] = await deliveriesOf(database, one.id);
    expect(delivery?.log.map(({ error }) => error)).toEqual(['the CRM answered 500', expect.any(String), null]);
  });
});
