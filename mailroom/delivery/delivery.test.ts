import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { words } from '../staff-words.ts';
import type { Database } from '../store/database.ts';
import { claimDelivery, deliveriesOf, findAlarm, retryDeliveries } from '../store/deliveries.ts';
import { eraseMessage } from '../store/erase.ts';
import { changeMessage } from '../store/message-changes.ts';
import { insertMessages, type Message, type NewMessage } from '../store/messages.ts';
import { selectNumber } from '../store/sql-helpers.ts';
import { deliverWaiting } from '../store/waiting-messages.ts';
import { type LogLine, message, messages, passTime, startMailroom, withRelease } from '../testing/fixtures.ts';
import { messageIdOf, startSmtp, type TestSmtp } from '../testing/smtp.ts';
import { hire } from '../testing/staff-browsers.ts';
import { onBothStores } from '../testing/stores.ts';
import type { Channel } from './channel.ts';
import { emailChannel } from './email.ts';
import { failureText } from './failure-text.ts';
import { createQueue, pauseAfter } from './queue.ts';
import { createWatch } from './watch.ts';
import { signature, webhookChannel } from './webhook.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
beforeEach(() => {
  smtp.reply = 'accept';
});
afterAll(() => smtp.stop());

const email = (to = ['office@example.com']) => emailChannel({ smtpUrl: smtp.url, to, from: 'info@benchmark.example' }, 'https://x.example');
const targetsOf = ({ name, recipients }: Channel) => recipients.map((recipient) => ({ channel: name, recipient }));
/** The mails of a message, by their Message-ID. */
const mailsOf = ({ id }: NewMessage) => smtp.received.filter((mail) => messageIdOf(mail) === `<${id}@benchmark.example>`);
const header = (mail: string, name: string) =>
  mail.match(new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im'))?.[1]?.replace(/\r\n[ \t]/g, ' ');

test('pauses between attempts grow from one minute to six hours', () => {
  expect([1, 2, 3, 4, 9, 10, 50].map((tries) => pauseAfter(tries) / minuteMs)).toEqual([1, 2, 4, 8, 256, 360, 360]);
});

onBothStores((test) => {
  /** A queue, and messages that wait in it: one, unless the test brings its own. */
  async function setUp(
    database: Database,
    { channel = email(), waiting = [message()] }: { channel?: Channel; waiting?: NewMessage[] } = {},
  ) {
    const logged: LogLine[] = [];
    if (waiting.length) await insertMessages(database, waiting, targetsOf(channel));
    const queue = createQueue(database, channel, (level, text, details = {}) => logged.push({ level, message: text, details }));
    const [one] = waiting;
    /** The first delivery of the first message. */
    const delivery = async () => (await deliveriesOf(database, one!.id))[0]!;
    return { logged, queue, one: one!, delivery };
  }

  test('an e-mail has the site’s address, Reply-To the visitor, a fixed Message-ID and all fields as text', async ({ database }) => {
    const fields = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '', message: 'Two roofs.\n<b>Both</b> leak.' };
    const { queue, one, delivery } = await setUp(database, { waiting: [message({ fields })] });
    expect(await queue.deliverDue()).toBe(1);
    const [mail = ''] = mailsOf(one);
    expect(header(mail, 'From')).toBe('info@benchmark.example');
    expect(header(mail, 'Reply-To')).toBe('Ana Ruiz <ana@example.com>');
    expect(header(mail, 'To')).toBe('office@example.com');
    expect(header(mail, 'Subject')).toBe('Contact: Two roofs');
    expect(header(mail, 'Content-Type')).toMatch(/^text\/plain/);
    expect(mail).toContain('<b>Both</b> leak.');
    expect(mail).toContain(`https://x.example/staff/messages/${one.id}`);
    expect(await queue.deliverDue()).toBe(0);
    expect(await delivery()).toMatchObject({ state: 'delivered', tries: [{ error: null }] });
  });

  test('recording the outcome is retried when the store fails, and nothing is sent twice', async ({ database }) => {
    let fails = false;
    const failing: Database = {
      ...database,
      async transaction(work) {
        if (!fails) return database.transaction(work);
        fails = false;
        throw new Error('the database system is starting up');
      },
    };
    const send = vi.fn(async () => {
      fails = true;
    });
    const { queue, delivery } = await setUp(failing, { channel: { ...email(), send } });
    await queue.deliverDue();
    expect(await queue.deliverDue()).toBe(0);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await delivery()).toMatchObject({ state: 'delivered' });
  });

  test('header injection in name, e-mail and message starts no header and adds no recipient', async ({ database }) => {
    const evil = 'x\r\nBcc: victim@example.com\r\n\r\nHello';
    const waiting = [
      message({ fields: { name: evil, email: 'a@example.com\r\nBcc: v@example.com', phone: evil, message: evil } }),
      message({ fields: { name: 'x', email: 'a,b<c@example.com', phone: '', message: 'x' } }),
    ];
    const { queue } = await setUp(database, { waiting });
    await queue.deliverDue();
    const mails = waiting.flatMap(mailsOf);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      const [head = ''] = mail.split('\r\n\r\n');
      expect(head).not.toMatch(/^Bcc:/im);
      expect(header(head, 'To')).toBe('office@example.com');
      expect(header(head, 'Reply-To')).toBeUndefined();
    }
  });

  test('a refused message is retried, shown as failed in the inbox, and delivered in the end', async ({ database }) => {
    smtp.reply = 'refuse';
    const { queue, one, delivery } = await setUp(database);
    expect(await queue.deliverDue()).toBe(1);
    expect(await findAlarm(database)).toMatchObject({
      channel: 'email',
      recipient: 'office@example.com',
      waiting: 1,
      givenUp: 0,
      since: one.receivedAt,
      error: expect.stringContaining('421'),
    });
    expect(await queue.deliverDue()).toBe(0);
    await passTime(database, minuteMs);
    expect(await queue.deliverDue()).toBe(1);
    smtp.reply = 'accept';
    await passTime(database, 2 * minuteMs);
    expect(await queue.deliverDue()).toBe(1);
    expect(await findAlarm(database)).toBeUndefined();
    expect(mailsOf(one)).toHaveLength(1);
    const { state, tries } = await delivery();
    expect([state, ...tries.map(({ error }) => error === null)]).toEqual(['delivered', false, false, true]);
  });

  test('a server that does not reply is tried again', async ({ database }) => {
    smtp.reply = 'hang';
    const { queue, delivery } = await setUp(database, { channel: { ...email(), timeoutMs: 2000 } });
    await queue.deliverDue();
    expect(await delivery()).toMatchObject({ state: 'waiting', tries: [{ error: words.errors.ETIMEDOUT }] });
    smtp.reply = 'accept';
    await passTime(database, minuteMs);
    await queue.deliverDue();
    expect((await delivery()).state).toBe('delivered');
  });

  test('after a broken connection the mail is sent again with the same Message-ID', async ({ database }) => {
    smtp.reply = 'die';
    const { queue, one, delivery } = await setUp(database);
    await queue.deliverDue();
    expect((await delivery()).state).toBe('waiting');
    smtp.reply = 'accept';
    await passTime(database, minuteMs);
    await queue.deliverDue();
    expect((await delivery()).state).toBe('delivered');
    expect(mailsOf(one)).toHaveLength(2);
  });

  test('after seven days the inbox and the log show an alarm; a retry by staff allows seven more days', async ({ database }) => {
    smtp.reply = 'refuse';
    const { logged, queue } = await setUp(database);
    let tries = 0;
    let passed = 0;
    while (logged.length === 0 && passed < 10 * dayMs) {
      tries += await queue.deliverDue();
      await passTime(database, 6 * 60 * minuteMs);
      passed += 6 * 60 * minuteMs;
    }
    expect(logged[0]).toMatchObject({ level: 'error', message: expect.stringMatching(/^ALARM: /), details: { channel: 'email' } });
    expect(JSON.stringify(logged)).not.toContain('Ana');
    expect(passed).toBeGreaterThan(6.5 * dayMs);
    expect(passed).toBeLessThan(7.6 * dayMs);
    expect(tries).toBeGreaterThan(20);
    expect(await findAlarm(database)).toMatchObject({ givenUp: 1, waiting: 0 });
    await passTime(database, 30 * dayMs);
    expect(await queue.deliverDue()).toBe(0);
    expect(await retryDeliveries(database)).toBe(1);
    smtp.reply = 'accept';
    expect(await queue.deliverDue()).toBe(1);
    expect(await findAlarm(database)).toBeUndefined();
  });

  test('a delivery whose process died is taken over when its lease expires', async ({ database }) => {
    const { queue } = await setUp(database);
    expect(await claimDelivery(database, 'email', 'of the dead process', 90_000)).toBeDefined();
    expect(await queue.deliverDue()).toBe(0);
    await passTime(database, 90_000);
    expect(await queue.deliverDue()).toBe(1);
  });

  test('the time limit of an e-mail is the one that RFC 5321 requires, and its lease is longer', async ({ database }) => {
    const reply = withRelease();
    const channel = { ...email(), send: () => reply.promise };
    expect(channel.timeoutMs).toBeGreaterThan(10 * minuteMs);
    const { queue } = await setUp(database, { channel });
    const delivering = queue.deliverDue();
    const longer = `select id from deliveries where leased_until - ${database.clock} > ${channel.timeoutMs}`;
    await expect.poll(() => database.select(z.unknown(), longer)).toHaveLength(1);
    reply.release();
    expect(await delivering).toBe(1);
  });

  test('a slow reply causes no duplicate and delays no other delivery of the channel', async ({ database }) => {
    smtp.delayMs = 1500;
    const waiting = messages(10);
    const { queue } = await setUp(database, { waiting });
    // A second queue, as in another process, that looks for due deliveries at the same time.
    const other = createQueue(database, email(), () => {});
    const started = performance.now();
    await Promise.all([queue.deliverDue(), other.deliverDue()]);
    smtp.delayMs = 0;
    expect(performance.now() - started).toBeLessThan(6 * 1500);
    expect(await other.deliverDue()).toBe(0);
    expect(waiting.map((one) => mailsOf(one).length)).toEqual(Array(10).fill(1));
  });

  test('a refused recipient is named in the failed delivery; the other recipient gets the message once', async ({ database }) => {
    smtp.refusedRecipient = 'gone@example.com';
    const { queue, one } = await setUp(database, { channel: email(['office@example.com', 'gone@example.com']) });
    const before = smtp.envelopes.length;
    await queue.deliverDue();
    await passTime(database, minuteMs);
    await queue.deliverDue();
    smtp.refusedRecipient = '';
    expect(smtp.envelopes.slice(before)).toEqual([['office@example.com']]);
    expect(await findAlarm(database)).toMatchObject({ recipient: 'gone@example.com', waiting: 1 });
    const deliveries = await deliveriesOf(database, one.id);
    expect(deliveries).toMatchObject([
      { recipient: 'gone@example.com', state: 'waiting' },
      { recipient: 'office@example.com', state: 'delivered' },
    ]);
    expect(deliveries[0]?.tries[0]?.error).toMatch(/refused gone@example\.com: 550/);
  });

  test('a channel that hangs does not delay other channels', async ({ database }) => {
    const reply = withRelease();
    const { queue } = await setUp(database, { channel: { ...email(), send: () => reply.promise }, waiting: messages(12) });
    const webhook: Channel = { name: 'webhook', recipients: [''], timeoutMs: 60_000, send: vi.fn() };
    const other = await setUp(database, { channel: webhook, waiting: messages(12) });
    const delivering = queue.deliverDue();
    expect(await other.queue.deliverDue()).toBe(12);
    expect(webhook.send).toHaveBeenCalledTimes(12);
    reply.release();
    expect(await delivering).toBe(12);
  });

  test('a new channel gets the earlier messages that are still open, once, and so does one that was off', async ({ database }) => {
    const [open, done, trashed, later] = messages(4) as [NewMessage, NewMessage, NewMessage, NewMessage];
    await insertMessages(database, [open, done, trashed], []);
    await changeMessage(database, done, { kind: 'done', set: { status: 'done' } }, null, 0);
    await changeMessage(database, trashed, { kind: 'trashed', set: { trashed_at: 1 } }, null, 0);
    const channel = email(['office@example.com', 'second@example.com']);
    const { queue } = await setUp(database, { channel, waiting: [] });
    for (const [message, earlier] of [
      [open, 1],
      [later, 1],
    ] as const) {
      expect(await deliverWaiting(database, targetsOf(channel))).toBe(earlier);
      expect(await queue.deliverDue()).toBe(2);
      expect(mailsOf(message)).toHaveLength(2);
      expect(await deliverWaiting(database, targetsOf(channel))).toBe(0);
      if (message === open) await insertMessages(database, [later], []);
    }
  });

  test('every change of MAIL_TO keeps each message that has no delivered e-mail in the queue', async ({ database }) => {
    const undelivered = () =>
      selectNumber(
        database,
        `select count(*) as n from messages where not exists
         (select 1 from deliveries where message_id = messages.id and channel = 'email' and state = 'delivered')`,
      );
    const waiting = () => selectNumber(database, "select count(distinct message_id) as n from deliveries where state = 'waiting'");
    const recipientsOf = async ({ id }: NewMessage) => (await deliveriesOf(database, id)).map(({ recipient }) => recipient);
    smtp.refusedRecipient = 'ofice@example.com';
    const { queue, one } = await setUp(database, { channel: email(['ofice@example.com']), waiting: messages(5) });
    await queue.deliverDue();
    for (const addresses of [
      ['office@example.com'],
      ['office@example.com', 'second@example.com'],
      ['second@example.com'],
      ['third@example.com', 'fourth@example.com'],
    ]) {
      const moved = await deliverWaiting(database, targetsOf(email(addresses)));
      expect([moved, await undelivered(), await waiting()]).toEqual([addresses[1] === 'second@example.com' ? 0 : 5, 5, 5]);
    }
    expect(await recipientsOf(one)).toEqual(['fourth@example.com', 'third@example.com']);
    await deliverWaiting(database, []);
    expect([await undelivered(), await waiting()]).toEqual([5, 5]);
    const channel = email(['third@example.com', 'fourth@example.com']);
    await createQueue(database, channel, () => {}).deliverDue();
    expect(await undelivered()).toBe(0);
    smtp.refusedRecipient = '';
  });

  test('a message that was erased before its delivery is not sent', async ({ database }) => {
    const { queue, one } = await setUp(database);
    await eraseMessage(database, one.id);
    expect(await queue.deliverDue()).toBe(0);
    expect(mailsOf(one)).toEqual([]);
  });

  test('due times and leases from a clock that was 400 days ahead count as passed, and give up nothing', async ({ database }) => {
    const { queue, delivery } = await setUp(database, { waiting: messages(2) });
    await passTime(database, -400 * dayMs);
    await database.run(`update deliveries set since = ${database.clock} - $1, leased_until = next_at`, [400 * dayMs]);
    smtp.reply = 'refuse';
    expect(await queue.deliverDue()).toBe(2);
    expect(await delivery()).toMatchObject({ state: 'waiting' });
    smtp.reply = 'accept';
    await passTime(database, 5 * minuteMs);
    expect(await queue.deliverDue()).toBe(2);
  });

  test('after 429 with Retry-After the whole channel waits that long', async ({ database }) => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests += 1;
      response.writeHead(429, { 'Retry-After': '3600' }).end();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { queue, delivery } = await setUp(database, { channel: webhookChannel({ url, secret: 'x' }), waiting: messages(30) });
    await queue.deliverDue();
    await queue.deliverDue();
    server.close();
    expect(requests).toBeLessThanOrEqual(5);
    const tried = await database.select(
      z.object({ wait: z.number() }),
      `select next_at - ${database.clock} as wait from deliveries where tries > 0`,
    );
    expect(Math.min(...tried.map(({ wait }) => wait))).toBeGreaterThan(59 * minuteMs);
    expect((await delivery()).state).toBe('waiting');
  });

  test('a channel that fails is in the log at once and every hour; after an hour the owners, the office and the other channel are told', async ({
    database,
  }) => {
    const alarms: string[] = [];
    const crm: Channel = {
      name: 'webhook',
      recipients: [''],
      timeoutMs: 1000,
      send: async () => {},
      alert: async (alarm) => void alarms.push(alarm),
    };
    const channel = email(['wrong@example.com', 'office@example.com']);
    const mailroom = await startMailroom({
      database,
      channels: [channel, crm],
      environment: { SMTP_URL: smtp.url, MAIL_TO: 'wrong@example.com, office@example.com' },
    });
    await hire(mailroom, 'Olga', 'owner');
    const [queue] = mailroom.queues;
    await mailroom.save(message({ receivedAt: Date.now() }));
    const watch = createWatch(mailroom);
    const lines = () => mailroom.logged.filter(({ details }) => details.channel === 'email').map(({ level }) => level);
    await watch();
    expect(lines()).toEqual([]);
    smtp.refusedRecipient = 'wrong@example.com';
    await queue!.deliverDue();
    await watch();
    await watch();
    expect(lines()).toEqual(['warn']);
    const before = smtp.received.length;
    await database.run('update messages set received_at = received_at - $1', [60 * minuteMs]);
    await watch();
    await watch();
    expect(lines()).toEqual(['warn']);
    expect(smtp.envelopes.slice(before)).toEqual([['olga@benchmark.example', 'office@example.com']]);
    expect(smtp.received.at(-1)?.replaceAll('=\r\n', '')).toContain('E-mail to wrong@example.com has not been delivered since');
    expect(alarms).toEqual([expect.stringContaining('1 message waits')]);
    smtp.refusedRecipient = '';
    await passTime(database, 10 * minuteMs);
    await queue!.deliverDue();
    await watch();
    expect(lines()).toEqual(['warn', 'info']);
    expect(mailroom.logged.map(({ message: text }) => text)).toContain('The last 24 hours: 1 received, 0 delivered.');
    expect(JSON.stringify(mailroom.logged)).not.toContain('Ana');
  });

  test('a webhook request is signed and has an idempotency key; errors are retried, redirects are not followed', async ({ database }) => {
    const requests: { headers: IncomingMessage['headers']; body: string }[] = [];
    let status = 500;
    const server = createServer(async (request, response) => {
      requests.push({ headers: request.headers, body: await text(request) });
      response.writeHead(status, { Location: 'http://127.0.0.1:1/' }).end();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/crm`;
    const secret = 'a secret of the office';
    const { queue, one, delivery } = await setUp(database, {
      channel: webhookChannel({ url, secret }),
      waiting: [message({ suspect: 'trap' })],
    });
    for (status of [500, 302, 204]) {
      await queue.deliverDue();
      await passTime(database, 10 * minuteMs);
    }
    server.close();
    expect(requests).toHaveLength(3);
    const { headers, body } = requests[2]!;
    expect(JSON.parse(body)).toEqual({ ...one, receivedAt: new Date(one.receivedAt).toISOString() });
    const [, seconds, given] = String(headers['x-mailroom-signature']).match(/^t=(\d+),v1=([0-9a-f]{64})$/) ?? [];
    expect(given).toBe(signature(secret, Number(seconds), body));
    expect(headers['idempotency-key']).toBe(one.id);
    const errors = (await delivery()).tries.map(({ error }) => error);
    expect(errors).toEqual(['The CRM answered with 500.', 'The CRM answered with 302.', null]);
  });
});

test('a password is not sent to a mail server without TLS', async () => {
  const plain = await startSmtp({ authOptional: false, onAuth: (auth, _, done) => done(null, { user: auth.username }) });
  const channel = emailChannel(
    { smtpUrl: plain.url.replace('smtp://', 'smtp://user:secret@'), to: ['a@b.co'], from: 'c@d.co' },
    'https://x.example',
  );
  const full = { ...message(), subject: 'A renewal', name: 'Ana Ruiz', email: 'ana@example.com' } as Message;
  const error = await channel.send(full, 'a@b.co', AbortSignal.timeout(5000)).catch((failure: unknown) => failure);
  await plain.stop();
  expect(plain.received).toEqual([]);
  expect(failureText(error)).toBe(words.errors.ETLS);
});

test('failures are described in sentences, not by error codes', () => {
  const textOf = (text: string, details: object) => failureText(Object.assign(new Error(text), details));
  expect(textOf('connect ECONNREFUSED 127.0.0.1:25', { code: 'ESOCKET' })).toBe(words.errors.ECONNREFUSED);
  expect(textOf('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ENOTFOUND' }) })).toBe(words.errors.ENOTFOUND);
  expect(textOf('self-signed certificate', { code: 'ESOCKET' })).toBe(
    'The certificate of the server is not trusted: self-signed certificate.',
  );
  expect(textOf('Message failed', { response: '421 try again later' })).toBe('421 try again later');
});
