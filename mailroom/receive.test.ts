import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readContent } from '../content-model/read.ts';
import { countMessages, findMessage, listMessages } from './store/messages.ts';
import { openStore } from './store/open.ts';
import { post, postForm, type Running, sent, startMailroom } from './testing/fixtures.ts';
import { overEachStore } from './testing/stores.ts';

const forms = readContent('forms.yaml');

const running: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0).reverse()) await stop();
});

async function start(options: Partial<Parameters<typeof startMailroom>[0]> = {}): Promise<Running> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'receive-'));
  const database = await openStore({ dataFolder });
  const mailroom = await startMailroom({ database, ...options });
  running.push(() => rmSync(dataFolder, { recursive: true }), database.close, mailroom.stop);
  return mailroom;
}
const count = ({ database }: Running) => countMessages(database, {});
const only = async ({ database }: Running) => (await listMessages(database, {}, 10, 0))[0]!;

overEachStore((store) => {
  test('accepted means kept: the answer comes after the commit, the same id again is success and one message', async () => {
    const mailroom = await startMailroom({ database: await store.open() });
    running.push(mailroom.stop);
    const body = sent();
    const first = await post(mailroom.address, body);
    expect(first.status).toBe(201);
    expect(await first.json()).toEqual({ id: body.id });
    expect(await findMessage(mailroom.database, body.id)).toMatchObject({
      page: '/about',
      suspect: null,
      fields: { message: 'A renewal in March.' },
    });
    const again = await Promise.all([post(mailroom.address, body), post(mailroom.address, body)]);
    expect(again.map(({ status }) => status)).toEqual([201, 201]);
    expect(await count(mailroom)).toBe(1);
  });

  test('characters that a store cannot take are replaced, and the message is kept', async () => {
    const mailroom = await startMailroom({ database: await store.open() });
    running.push(mailroom.stop);
    const body = JSON.stringify(sent({ name: 'A\u0000na\ud800', message: 'x\u0000y\u0007z 🏠\r\nnext' }));
    expect((await post(mailroom.address, body)).status).toBe(201);
    expect((await only(mailroom)).fields).toMatchObject({ name: 'A na\ufffd', message: 'x\ufffdy\ufffdz 🏠\nnext' });
  });
});

describe('One set of rules: an answer names each field that is wrong', () => {
  test('the contact form', async () => {
    const mailroom = await start();
    const answer = await post(mailroom.address, { form: 'contact', name: ' ', email: 'no', message: 'x'.repeat(4001) });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      error: 'Please check the marked fields.',
      errors: { name: forms.errors.name, email: forms.errors.email, message: forms.errors.tooLong },
    });
  });
  test('the lender’s form and the newsletter; a missing field is an empty one', async () => {
    const { address } = await start();
    const errors = async (body: unknown) => Object.keys((await (await post(address, body)).json()).errors);
    expect(await errors({ form: 'mortgage', fullName: 'A', loanAmount: 'a lot', consent: false })).toEqual([
      'bestContact',
      'loanAmount',
      'propertyZip',
      'consent',
    ]);
    expect(await errors({ form: 'newsletter', email: 'a@b.co' })).toEqual(['terms']);
  });
  test('a field that nobody thought of is kept', async () => {
    const mailroom = await start();
    expect((await post(mailroom.address, sent({ subject: 'Hospitality insurance' }))).status).toBe(201);
    expect((await only(mailroom)).fields['subject']).toBe('Hospitality insurance');
  });
});

describe('Malformed bodies are refused with 4xx, and leave nothing behind', () => {
  const bad: Record<string, unknown> = {
    nothing: '',
    'a space': ' ',
    'no JSON': 'hello',
    'half an object': '{"form":"contact"',
    'a trailing comma': '{"form":"contact",}',
    'single quotes': "{'form':'contact'}",
    'a comment': '{"form":"contact"/* */}',
    NaN: 'NaN',
    'an HTML page': '<!doctype html><title>x</title>',
    XML: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    'a form as JSON': 'form=contact&name=Ana',
    null: 'null',
    true: 'true',
    'a number': '42',
    'a text': '"contact"',
    'a list': '[]',
    'a list with a message': [sent()],
    'an empty object': {},
    'no form': sent({ form: undefined }),
    'form null': sent({ form: null }),
    'form a number': sent({ form: 1 }),
    'form a list': sent({ form: ['contact'] }),
    'form an object': sent({ form: { toString: 'contact' } }),
    'an unknown form': sent({ form: 'jobs' }),
    'form in capitals': sent({ form: 'CONTACT' }),
    'form __proto__': '{"form":"__proto__"}',
    'form constructor': sent({ form: 'constructor' }),
    'form toString': sent({ form: 'toString' }),
    'an own __proto__': '{"form":"contact","__proto__":{"name":"Ana"},"email":"a@b.co","message":"x"}',
    'a field called constructor.x': sent({ 'constructor.x': 'y' }),
    'name a number': sent({ name: 5 }),
    'name null': sent({ name: null }),
    'name a list': sent({ name: ['Ana'] }),
    'name an object': sent({ name: { $ne: '' } }),
    'name false': sent({ name: false }),
    'name only spaces': sent({ name: '\u2003\t ' }),
    'name too long': sent({ name: 'x'.repeat(201) }),
    'email a number': sent({ email: 7 }),
    'email true': sent({ email: true }),
    'email without a dot': sent({ email: 'a@b' }),
    'two emails': sent({ email: 'a@b.co c@d.co' }),
    'email with a line feed and a header': sent({ email: 'a@b.co\nBcc: c@d.co' }),
    'email too long': sent({ email: `${'x'.repeat(200)}@b.co` }),
    'message a list of texts': sent({ message: ['a', 'b'] }),
    'message too long': sent({ message: 'x'.repeat(4001) }),
    'message nothing but zeros': sent({ message: null }),
    'an unknown field with a number': sent({ more: 5 }),
    'an unknown field too long': sent({ more: 'x'.repeat(201) }),
    'a field with a strange name': sent({ 'a b<script>': 'x' }),
    'an empty name of a field': sent({ '': 'x' }),
    'forty fields': sent(Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`f${i}`, 'x']))),
    'deeply nested': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    'zip with letters': { form: 'mortgage', fullName: 'A', bestContact: 'b', loanAmount: '5', propertyZip: '77a07', consent: true },
    'negative amount': { form: 'mortgage', fullName: 'A', bestContact: 'b', loanAmount: '-5', propertyZip: '77007', consent: true },
  };
  test(`${Object.keys(bad).length} of them`, async () => {
    expect(Object.keys(bad).length).toBeGreaterThanOrEqual(50);
    const mailroom = await start();
    for (const [name, body] of Object.entries(bad)) {
      const answer = await post(mailroom.address, body as string);
      expect([400, 422], name).toContain(answer.status);
      expect(await answer.json(), name).toMatchObject({ error: expect.any(String) });
    }
    expect(await count(mailroom)).toBe(0);
    expect(mailroom.said).toEqual([]);
    expect((await post(mailroom.address, sent())).status).toBe(201);
  });

  test('bytes that are not UTF-8', async () => {
    const mailroom = await start();
    for (const bytes of [
      [0xff, 0xfe],
      [0xc3, 0x28],
      [0xed, 0xa0, 0x80],
      [0xf0, 0x80, 0x80, 0xaf],
    ]) {
      const [before, after] = JSON.stringify(sent({ message: '|' })).split('|');
      const body = Buffer.concat([Buffer.from(before!), Buffer.from(bytes), Buffer.from(after!)]);
      const answer = await fetch(`${mailroom.address}/messages`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      expect(answer.status).toBe(400);
    }
    expect(await count(mailroom)).toBe(0);
  });

  test('64 KB are taken, one byte more and 10 MB are refused, with and without a length', async () => {
    const mailroom = await start();
    const padded = (size: number) => {
      const body = JSON.stringify(sent());
      return body + ' '.repeat(size - Buffer.byteLength(body));
    };
    expect((await post(mailroom.address, padded(64 * 1024))).status).toBe(201);
    expect((await post(mailroom.address, padded(64 * 1024 + 1))).status).toBe(413);
    expect(await status(mailroom.address, padded(10_000_000), false)).toBe(413);
    expect(await status(mailroom.address, padded(10_000_000), true)).toBe(413);
    expect(await count(mailroom)).toBe(1);
    expect((await fetch(`${mailroom.address}/healthz`)).status).toBe(200);
  });

  test('other kinds of content and other methods', async () => {
    const mailroom = await start();
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonp'])
      expect((await post(mailroom.address, sent(), { 'Content-Type': type })).status, type).toBe(415);
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(`${mailroom.address}/messages`, { method });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await count(mailroom)).toBe(0);
  });
});

/** The status of an answer that may come while the body is still being sent. */
function status(address: string, body: string, chunked: boolean): Promise<number> {
  const { port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    const length = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`;
    socket.write(`POST /messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`);
    socket.write(chunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body);
    socket.on('error', () => {});
    socket.once('data', (data) => {
      resolve(Number(String(data).split(' ')[1]));
      socket.destroy();
    });
  });
}

describe('Nothing discarded: stored and marked suspect', () => {
  const cases: [string, Record<string, unknown>, Record<string, string>, string | null][] = [
    ['a filled trap field', { company_website: 'https://spam.example' }, {}, 'trap'],
    ['a form sent in under two seconds', { openMs: 800 }, {}, 'fast:800'],
    ['a form sent after two seconds', { openMs: 2000 }, {}, null],
    ['a form that does not say how long its page was open', { openMs: undefined }, {}, null],
    ['a post from another site', {}, { 'Sec-Fetch-Site': 'cross-site' }, 'elsewhere'],
    ['a post from another origin, by a browser that says no more', {}, { Origin: 'https://other.example' }, 'elsewhere'],
  ];
  test.each(cases)('%s', async (_, fields, headers, suspect) => {
    const mailroom = await start();
    expect((await post(mailroom.address, sent(fields), headers)).status).toBe(201);
    expect((await only(mailroom)).suspect).toBe(suspect);
  });

  test('more than five from one address in an hour; over the hard rate they are refused, and another address is not', async () => {
    let now = Date.now();
    const mailroom = await start({ environment: { MESSAGES_PER_HOUR: '8', TRUSTED_PROXIES: '1' }, now: () => now });
    const from = (address: string) => ({ 'X-Forwarded-For': `6.6.6.6, ${address}` });
    const statuses: number[] = [];
    for (let i = 0; i < 10; i += 1) {
      now += 1000;
      statuses.push((await post(mailroom.address, sent(), from('203.0.113.7'))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 429, 429]);
    const reasons = (await listMessages(mailroom.database, {}, 20, 0)).map(({ suspect }) => suspect).reverse();
    expect(reasons).toEqual([null, null, null, null, null, 'many:6', 'many:7', 'many:8']);
    expect((await post(mailroom.address, sent(), from('203.0.113.8'))).status).toBe(201);
    now += 3_700_000;
    expect((await post(mailroom.address, sent(), from('203.0.113.7'))).status).toBe(201);
  });

  test('no address is stored, in no column and not in the log', async () => {
    const mailroom = await start({ environment: { TRUSTED_PROXIES: '1' } });
    await post(mailroom.address, sent(), { 'X-Forwarded-For': '203.0.113.7', 'User-Agent': 'Teller/1.0' });
    const everything = JSON.stringify([
      await mailroom.database.rows('select * from messages'),
      await mailroom.database.rows('select * from deliveries'),
      mailroom.said,
    ]);
    expect(everything).not.toContain('203.0.113.7');
    expect(everything).not.toContain('127.0.0.1');
    expect(everything).not.toContain('Teller');
  });
});

describe('Disk full: refused, not lost', () => {
  test('503 while there is no room; every accepted message is there; it goes on when there is room again', async () => {
    const mailroom = await start();
    const { database } = mailroom;
    const [{ page_count: pages }] = (await database.rows<{ page_count: number }>('pragma page_count')) as [{ page_count: number }];
    await database.rows(`pragma max_page_count = ${pages + 30}`);
    const accepted: string[] = [];
    let refused = 0;
    for (let round = 0; round < 40 && refused === 0; round += 1) {
      const bodies = Array.from({ length: 5 }, () => sent({ message: 'x'.repeat(3900) }));
      const answers = await Promise.all(bodies.map((body) => post(mailroom.address, body)));
      answers.forEach(({ status }, i) => {
        if (status === 201) accepted.push(bodies[i]!.id);
        else refused += 1;
        expect([201, 503]).toContain(status);
      });
    }
    expect(refused).toBeGreaterThan(0);
    expect(accepted.length).toBeGreaterThan(0);
    expect(mailroom.said.at(-1)).toContain('full');
    expect(mailroom.said.at(-1)).not.toContain('Ana');
    const stored = (await listMessages(database, {}, 1000, 0)).map(({ id }) => id);
    expect(stored.sort()).toEqual(accepted.sort());
    await database.rows('pragma max_page_count = 1000000');
    expect((await post(mailroom.address, sent())).status).toBe(201);
  });
});

describe('Works without scripts', () => {
  const typed = { form: 'contact', name: 'Ana Ruiz', email: 'ana@example.com', phone: '', message: 'A renewal', company_website: '' };

  test('303 after success, to a page that says so and leads back; sent twice it is one message', async () => {
    const mailroom = await start();
    const headers = { Referer: 'https://www.benchmark.example/about?x=1' };
    const answers = [await postForm(mailroom.address, typed, headers), await postForm(mailroom.address, typed, headers)];
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/messages/sent?from=%2Fabout');
    }
    expect(await count(mailroom)).toBe(1);
    expect((await only(mailroom)).page).toBe('/about');
    const page = await (await fetch(`${mailroom.address}/messages/sent?from=%2Fabout`)).text();
    expect(page).toContain(forms.result.sent.message);
    expect(page).toContain('href="/about"');
  });

  test('wrong fields: a page that names each, with everything typed, as text', async () => {
    const mailroom = await start();
    const answer = await postForm(mailroom.address, { ...typed, email: 'no', message: '</textarea><script>alert(1)</script>' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(forms.errors.email);
    expect(page).toContain('value="Ana Ruiz"');
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('the ticked box of a plain form', async () => {
    const mailroom = await start();
    expect((await postForm(mailroom.address, { form: 'newsletter', email: 'a@b.co', terms: 'on' })).status).toBe(303);
    expect((await only(mailroom)).fields).toEqual({ email: 'a@b.co', terms: 'yes' });
  });

  test('over the hard rate: the page has everything that was typed', async () => {
    const mailroom = await start({ environment: { MESSAGES_PER_HOUR: '6' } });
    for (let i = 0; i < 6; i += 1) await postForm(mailroom.address, { ...typed, message: String(i) });
    const answer = await postForm(mailroom.address, typed);
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain('value="ana@example.com"');
  });

  test('the way back leads nowhere else', async () => {
    const { address } = await start();
    for (const from of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/messages/sent']) {
      const page = await (await fetch(`${address}/messages/sent?from=${encodeURIComponent(from)}`)).text();
      expect(page, from).not.toContain('evil');
      expect(page, from).not.toContain('javascript:');
    }
  });
});

test('an id that is none is replaced, not trusted', async () => {
  const mailroom = await start();
  for (const id of ['../../etc/passwd', '', 5, null, randomUUID().slice(1), `${randomUUID()}x`]) {
    const answer = await post(mailroom.address, sent({ id, message: `with ${id}` }));
    expect((await answer.json()).id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  }
  expect(await count(mailroom)).toBe(6);
});
