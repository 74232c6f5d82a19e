import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { words } from '../staff-words.ts';
import { decideBackfill, pendingBackfills, registerChannels } from '../store/channels.ts';
import type { Database } from '../store/database.ts';
import { claimDelivery, deliveriesOf, findAlarm, retryDeliveries } from '../store/deliveries.ts';
import { eraseMessage } from '../store/erase.ts';
import { insertMessages, type NewMessage } from '../store/messages.ts';
import { type LogLine, message, passTime } from '../testing/fixtures.ts';
import { messageIdOf, startSmtp, type TestSmtp } from '../testing/smtp.ts';
import { onBothStores } from '../testing/stores.ts';
import type { Channel } from './channel.ts';
import { emailChannel } from './email.ts';
import { failureText } from './failure-text.ts';
import { createQueue, pauseAfter } from './queue.ts';
import { signature, webhookChannel } from './webhook.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());

const email = (to = ['office@example.com']) => emailChannel({ smtpUrl: smtp.url, to, from: 'info@benchmark.example' }, 'https://x.example');
/** An e-mail server that replies only when the test releases it. */
function hangingEmail() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { channel: { ...email(), send: () => answered }, answer };
}
const targetsOf = ({ name, recipients }: Channel) => recipients.map((recipient) => ({ channel: name, recipient }));
const insert = (database: Database, messages: NewMessage[], channel: Channel) => insertMessages(database, messages, targetsOf(channel));
const header = (mail: string, name: string) =>
  mail.match(new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im'))?.[1]?.replace(/\r\n[ \t]/g, ' ');

test('pauses between attempts grow from one minute to six hours', () => {
  expect([1, 2, 3, 4, 9, 10, 50].map((tries) => pauseAfter(tries) / minuteMs)).toEqual([1, 2, 4, 8, 256, 360, 360]);
});

onBothStores((store) => {
  async function setUp(channel: Channel = email(), timeoutMs = channel.timeoutMs) {
    const database = await store.open();
    const logged: LogLine[] = [];
    const log = (level: LogLine['level'], text: string, details = {}) => logged.push({ level, message: text, details });
    const queue = createQueue(database, { ...channel, timeoutMs }, log);
    return { database, logged, queue };
  }

  test('an e-mail is sent from the site’s address, with Reply-To the visitor, a fixed Message-ID and all fields as text', async () => {
    smtp.behave('accept');
    const { database, queue } = await setUp();
    const one = message({ fields: { name: 'Ana Ruiz', email: 'ana@example.com', phone: '', message: 'Two roofs.\n<b>Both</b> leak.' } });
    await insert(database, [one], email());
    expect(await queue.deliverDue()).toBe(1);
    const mail = smtp.received.at(-1)!;
    expect(header(mail, 'From')).toBe('info@benchmark.example');
    expect(header(mail, 'Reply-To')).toBe('Ana Ruiz <ana@example.com>');
    expect(header(mail, 'To')).toBe('office@example.com');
    expect(header(mail, 'Subject')).toBe('Contact: Two roofs');
    expect(messageIdOf(mail)).toBe(`<${one.id}@benchmark.example>`);
    expect(header(mail, 'Content-Type')).toMatch(/^text\/plain/);
    expect(mail).toContain('<b>Both</b> leak.');
    expect(mail).toContain(`https://x.example/staff/messages/${one.id}`);
    expect(await queue.deliverDue()).toBe(0);
    expect((await deliveriesOf(database, one.id))[0]).toMatchObject({ state: 'delivered', tries: [{ error: null }] });
  });

  test('recording the outcome is retried when the store fails, and nothing is sent twice', async () => {
    smtp.behave('accept');
    const database = await store.open();
    const one = message();
    await insert(database, [one], email());
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
    const queue = createQueue(failing, { ...email(), send }, () => {});
    await queue.deliverDue();
    expect(await queue.deliverDue()).toBe(0);
    expect(send).toHaveBeenCalledTimes(1);
    expect((await deliveriesOf(database, one.id))[0]).toMatchObject({ state: 'delivered' });
  });

  test('header injection in name, e-mail and message starts no header and adds no recipient', async () => {
    smtp.behave('accept');
    const { database, queue } = await setUp();
    const evil = 'x\r\nBcc: victim@example.com\r\n\r\nHello';
    await insert(
      database,
      [
        message({ fields: { name: evil, email: 'a@example.com\r\nBcc: v@example.com', phone: evil, message: evil } }),
        message({ fields: { name: 'x', email: 'a,b<c@example.com', phone: '', message: 'x' } }),
      ],
      email(),
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

  test('a refused message is retried, shown as failed in the inbox, and delivered in the end', async () => {
    smtp.behave('refuse');
    const { database, queue } = await setUp();
    const one = message();
    await insert(database, [one], email());
    expect(await queue.deliverDue()).toBe(1);
    expect(await findAlarm(database)).toMatchObject({
      channel: 'email',
      recipient: 'office@example.com',
      waiting: 1,
      givenUp: 0,
      since: one.receivedAt,
    });
    expect((await findAlarm(database))?.error).toContain('421');
    expect(await queue.deliverDue()).toBe(0);
    await passTime(database, minuteMs);
    expect(await queue.deliverDue()).toBe(1);
    smtp.behave('accept');
    await passTime(database, 2 * minuteMs);
    expect(await queue.deliverDue()).toBe(1);
    expect(await findAlarm(database)).toBeUndefined();
    expect(smtp.received.filter((mail) => messageIdOf(mail).includes(one.id))).toHaveLength(1);
    const [delivery] = await deliveriesOf(database, one.id);
    expect(delivery?.state).toBe('delivered');
    expect(delivery?.tries.map(({ error }) => error === null)).toEqual([false, false, true]);
  });

  test('a server that does not reply is tried again', async () => {
    smtp.behave('hang');
    const { database, queue } = await setUp(email(), 2000);
    const one = message();
    await insert(database, [one], email());
    await queue.deliverDue();
    expect((await deliveriesOf(database, one.id))[0]).toMatchObject({ state: 'waiting', tries: [{ error: words.errors.timeout }] });
    smtp.behave('accept');
    await passTime(database, minuteMs);
    await queue.deliverDue();
    expect((await deliveriesOf(database, one.id))[0]?.state).toBe('delivered');
  });

  test('after a broken connection the mail is sent again with the same Message-ID', async () => {
    smtp.behave('die');
    const { database, queue } = await setUp();
    const one = message();
    await insert(database, [one], email());
    await queue.deliverDue();
    expect((await deliveriesOf(database, one.id))[0]?.state).toBe('waiting');
    smtp.behave('accept');
    await passTime(database, minuteMs);
    await queue.deliverDue();
    expect((await deliveriesOf(database, one.id))[0]?.state).toBe('delivered');
    const copies = smtp.received.map(messageIdOf).filter((id) => id.includes(one.id));
    expect(copies.length).toBe(2);
    expect(new Set(copies).size).toBe(1);
  });

  test('after seven days the inbox and the log show an alarm; a retry by staff allows seven more days', async () => {
    smtp.behave('refuse');
    const { database, logged, queue } = await setUp();
    await insert(database, [message()], email());
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
    expect(await findAlarm(database)).toMatchObject({ givenUp: 1, waiting: 0 });
    await passTime(database, 30 * dayMs);
    expect(await queue.deliverDue()).toBe(0);
    expect(await retryDeliveries(database)).toBe(1);
    smtp.behave('accept');
    expect(await queue.deliverDue()).toBe(1);
    expect(await findAlarm(database)).toBeUndefined();
    expect(tries).toBeGreaterThan(20);
  });

  test('a delivery whose process died is taken over when its lease expires', async () => {
    smtp.behave('accept');
    const { database, queue } = await setUp();
    await insert(database, [message()], email());
    expect(await claimDelivery(database, 'email', 'of the dead process', 90_000)).toBeDefined();
    expect(await queue.deliverDue()).toBe(0);
    await passTime(database, 90_000);
    expect(await queue.deliverDue()).toBe(1);
  });

  test('the time limit of an e-mail is the one that RFC 5321 requires, and its lease is longer', async () => {
    expect(email().timeoutMs).toBeGreaterThan(10 * minuteMs);
    const { channel, answer } = hangingEmail();
    const { database, queue } = await setUp(channel);
    await insert(database, [message()], channel);
    const delivering = queue.deliverDue();
    const leaseRow = z.object({ left: z.number() });
    const lease = async () =>
      (await database.select(leaseRow, `select leased_until - ${database.clock} as left from deliveries`))[0]?.left ?? 0;
    await vi.waitFor(async () => expect(await lease()).toBeGreaterThan(channel.timeoutMs));
    answer();
    expect(await delivering).toBe(1);
  });

  test('a slow reply causes no duplicate and delays no other delivery of the channel', async () => {
    smtp.behave('accept');
    smtp.delay(1500);
    const { database, queue } = await setUp();
    const messages = Array.from({ length: 10 }, () => message());
    const before = smtp.received.length;
    await insert(database, messages, email());
    // A second queue, as in another process, that looks for due deliveries at the same time.
    const other = createQueue(database, email(), () => {});
    const started = performance.now();
    await Promise.all([queue.deliverDue(), other.deliverDue()]);
    smtp.delay(0);
    expect(performance.now() - started).toBeLessThan(6 * 1500);
    expect(await other.deliverDue()).toBe(0);
    expect(smtp.received.slice(before).map(messageIdOf).sort()).toEqual(messages.map(({ id }) => `<${id}@benchmark.example>`).sort());
  });

  test('a refused recipient is named in the failed delivery; the other recipient gets the message once', async () => {
    smtp.behave('accept');
    smtp.refuseRecipient('gone@example.com');
    const channel = email(['office@example.com', 'gone@example.com']);
    const { database, queue } = await setUp(channel);
    const one = message();
    const before = smtp.envelopes.length;
    await insert(database, [one], channel);
    await queue.deliverDue();
    await passTime(database, minuteMs);
    await queue.deliverDue();
    smtp.refuseRecipient('');
    expect(smtp.envelopes.slice(before)).toEqual([['office@example.com']]);
    expect(await findAlarm(database)).toMatchObject({ recipient: 'gone@example.com', waiting: 1 });
    const deliveries = await deliveriesOf(database, one.id);
    expect(deliveries.map(({ recipient, state }) => [recipient, state])).toEqual([
      ['gone@example.com', 'waiting'],
      ['office@example.com', 'delivered'],
    ]);
    expect(deliveries[0]?.tries[0]?.error).toMatch(/refused gone@example\.com: 550/);
  });

  test('a channel that hangs does not delay other channels', async () => {
    const { channel, answer } = hangingEmail();
    const { database, queue } = await setUp(channel);
    const posted: string[] = [];
    const webhook: Channel = { name: 'webhook', recipients: [''], timeoutMs: 60_000, send: async ({ id }) => void posted.push(id) };
    const messages = Array.from({ length: 12 }, () => message());
    await insertMessages(database, messages, [...targetsOf(email()), ...targetsOf(webhook)]);
    const delivering = queue.deliverDue();
    await createQueue(database, webhook, () => {}).deliverDue();
    expect(posted).toHaveLength(12);
    answer();
    expect(await delivering).toBe(12);
  });

  test('a new channel gets earlier messages after somebody agrees; the question is asked only once', async () => {
    smtp.behave('accept');
    const channel = email(['office@example.com', 'second@example.com']);
    const { database, queue } = await setUp(channel);
    const earlier = [message(), message(), message()];
    await insertMessages(database, earlier, []);
    await registerChannels(database, targetsOf(channel));
    expect(await pendingBackfills(database)).toMatchObject([{ channel: 'email', messages: 3 }]);
    expect(await queue.deliverDue()).toBe(0);
    expect(await decideBackfill(database, 'email', true, targetsOf(channel))).toBe(3);
    expect(await queue.deliverDue()).toBe(6);
    await registerChannels(database, targetsOf(channel));
    expect(await pendingBackfills(database)).toEqual([]);
  });

  test('a declined backfill sends nothing; a new store asks no question', async () => {
    const { database, queue } = await setUp();
    await registerChannels(database, [{ channel: 'webhook', recipient: '' }]);
    expect(await pendingBackfills(database)).toEqual([]);
    await insertMessages(database, [message()], []);
    await registerChannels(database, targetsOf(email()));
    await decideBackfill(database, 'email', false, targetsOf(email()));
    expect(await pendingBackfills(database)).toEqual([]);
    expect(await queue.deliverDue()).toBe(0);
  });

  test('an address that is no longer in MAIL_TO is no longer tried', async () => {
    const { database, queue } = await setUp();
    await insert(database, [message()], email(['left@example.com']));
    await registerChannels(database, targetsOf(email()));
    expect(await queue.deliverDue()).toBe(0);
    expect(await findAlarm(database)).toBeUndefined();
  });

  test('a message that was erased before its delivery is not sent', async () => {
    smtp.behave('accept');
    const { database, queue } = await setUp();
    const one = message();
    await insert(database, [one], email());
    const before = smtp.received.length;
    await eraseMessage(database, one.id);
    expect(await queue.deliverDue()).toBe(0);
    expect(smtp.received).toHaveLength(before);
  });

  test('a webhook request is signed and has an idempotency key; errors are retried, redirects are not followed', async () => {
    const requests: { headers: IncomingMessage['headers']; body: string }[] = [];
    let status = 500;
    const server = createServer(async (request, response) => {
      requests.push({ headers: request.headers, body: await text(request) });
      response.writeHead(status, { Location: 'http://127.0.0.1:1/' }).end();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/crm`;
    const secret = 'a secret of the office';
    const { database, queue } = await setUp(webhookChannel({ url, secret }));
    const one = message({ suspect: 'trap' });
    await insertMessages(database, [one], [{ channel: 'webhook', recipient: '' }]);
    for (status of [500, 302, 204]) {
      await queue.deliverDue();
      await passTime(database, 10 * minuteMs);
    }
    server.close();
    expect(requests).toHaveLength(3);
    const { headers, body } = requests[2]!;
    expect(JSON.parse(body)).toEqual({
      id: one.id,
      form: 'contact',
      fields: one.fields,
      page: '/about',
      language: 'en',
      receivedAt: new Date(one.receivedAt).toISOString(),
      suspect: 'trap',
    });
    const [, seconds, given] = String(headers['x-mailroom-signature']).match(/^t=(\d+),v1=([0-9a-f]{64})$/) ?? [];
    expect(given).toBe(signature(secret, Number(seconds), body));
    expect(headers['idempotency-key']).toBe(one.id);
    const [delivery] = await deliveriesOf(database, one.id);
    expect(delivery?.tries.map(({ error }) => error)).toEqual(['The CRM answered with 500.', expect.any(String), null]);
  });
});

test('a password is not sent to a mail server without TLS', async () => {
  const plain = await startSmtp({ authOptional: false, onAuth: (auth, _, done) => done(null, { user: auth.username }) });
  const channel = emailChannel({ smtpUrl: plain.url.replace('smtp://', 'smtp://user:secret@'), to: ['a@b.co'], from: 'c@d.co' });
  const full = {
    ...message(),
    status: 'open',
    version: 0,
    assignedTo: null,
    trashedAt: null,
    unread: true,
    name: 'A',
    subject: 'B',
    excerpt: '',
    email: '',
    phone: '',
  } as const;
  const error = await channel.send(full, 'a@b.co', AbortSignal.timeout(5000)).catch((failure: unknown) => failure);
  await plain.stop();
  expect(plain.received).toEqual([]);
  expect(failureText(error)).toBe(words.errors.ETLS);
});

test('failures are described in sentences, not by error codes', () => {
  expect(failureText(Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ESOCKET' }))).toBe(words.errors.ECONNREFUSED);
  expect(failureText(Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error('x'), { code: 'ENOTFOUND' }) }))).toBe(
    words.errors.ENOTFOUND,
  );
  expect(failureText(Object.assign(new Error('Message failed'), { response: '421 try again later' }))).toBe('421 try again later');
});
