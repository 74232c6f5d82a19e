import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { countMessages, findMessage, listMessages } from '../store/messages.ts';
import { openStore } from '../store/open-store.ts';
import { post, postForm, type Running, startMailroom, submission } from '../testing/fixtures.ts';
import { onBothStores } from '../testing/stores.ts';
import { formWords as forms, visitorWords } from '../visitor-words.ts';

async function start(options: Partial<Parameters<typeof startMailroom>[0]> = {}): Promise<Running> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'receive-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true }));
  const database = await openStore({ dataFolder });
  onTestFinished(database.close);
  return startMailroom({ database, ...options });
}
const count = ({ database }: Running) => countMessages(database, {});
const only = async ({ database }: Running) => (await listMessages(database, {}, { limit: 10 }))[0]!;

onBothStores((store) => {
  test('a message is stored before it is acknowledged; the same id again succeeds and is stored once', async () => {
    const mailroom = await startMailroom({ database: await store.open() });
    const body = submission();
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

  test('characters that the stores reject are replaced, and the message is stored', async () => {
    const mailroom = await startMailroom({ database: await store.open() });
    const body = JSON.stringify(submission({ name: 'A\u0000na\ud800', message: 'x\u0000y\u0007z 🏠\r\nnext' }));
    expect((await post(mailroom.address, body)).status).toBe(201);
    expect((await only(mailroom)).fields).toMatchObject({ name: 'A na\ufffd', message: 'x\ufffdy\ufffdz 🏠\nnext' });
  });
});

describe('An error response names each invalid field', () => {
  test('the contact form', async () => {
    const mailroom = await start();
    const answer = await post(mailroom.address, { form: 'contact', name: ' ', email: 'no', message: 'x'.repeat(4001) });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      error: 'Please check the marked fields.',
      errors: { name: forms.errors.name, email: forms.errors.email, message: forms.errors.tooLong },
    });
  });
  test('the lender’s form and the newsletter; a missing field counts as empty', async () => {
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
  test('a field that the form does not list is stored', async () => {
    const mailroom = await start();
    expect((await post(mailroom.address, submission({ subject: 'Hospitality insurance' }))).status).toBe(201);
    expect((await only(mailroom)).fields['subject']).toBe('Hospitality insurance');
  });
});

describe('Malformed bodies are refused with 4xx, and nothing is stored', () => {
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
    'a list with a message': [submission()],
    'an empty object': {},
    'no form': submission({ form: undefined }),
    'form null': submission({ form: null }),
    'form a number': submission({ form: 1 }),
    'form a list': submission({ form: ['contact'] }),
    'form an object': submission({ form: { toString: 'contact' } }),
    'an unknown form': submission({ form: 'jobs' }),
    'form in capitals': submission({ form: 'CONTACT' }),
    'form __proto__': '{"form":"__proto__"}',
    'form constructor': submission({ form: 'constructor' }),
    'form toString': submission({ form: 'toString' }),
    'an own __proto__': '{"form":"contact","__proto__":{"name":"Ana"},"email":"a@b.co","message":"x"}',
    'a field called constructor.x': submission({ 'constructor.x': 'y' }),
    'name a number': submission({ name: 5 }),
    'name null': submission({ name: null }),
    'name a list': submission({ name: ['Ana'] }),
    'name an object': submission({ name: { $ne: '' } }),
    'name false': submission({ name: false }),
    'name only spaces': submission({ name: '\u2003\t ' }),
    'name too long': submission({ name: 'x'.repeat(201) }),
    'email a number': submission({ email: 7 }),
    'email true': submission({ email: true }),
    'email without a dot': submission({ email: 'a@b' }),
    'two emails': submission({ email: 'a@b.co c@d.co' }),
    'email with a line feed and a header': submission({ email: 'a@b.co\nBcc: c@d.co' }),
    'email too long': submission({ email: `${'x'.repeat(200)}@b.co` }),
    'message a list of texts': submission({ message: ['a', 'b'] }),
    'message too long': submission({ message: 'x'.repeat(4001) }),
    'message nothing but zeros': submission({ message: null }),
    'an unknown field with a number': submission({ more: 5 }),
    'an unknown field too long': submission({ more: 'x'.repeat(201) }),
    'a field with a strange name': submission({ 'a b<script>': 'x' }),
    'an empty name of a field': submission({ '': 'x' }),
    'forty fields': submission(Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`f${i}`, 'x']))),
    'deeply nested': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    'zip with letters': { form: 'mortgage', fullName: 'A', bestContact: 'b', loanAmount: '5', propertyZip: '77a07', consent: true },
    'negative amount': { form: 'mortgage', fullName: 'A', bestContact: 'b', loanAmount: '-5', propertyZip: '77007', consent: true },
  };
  test(`${Object.keys(bad).length} malformed bodies`, async () => {
    expect(Object.keys(bad).length).toBeGreaterThanOrEqual(50);
    const mailroom = await start();
    for (const [name, body] of Object.entries(bad)) {
      const answer = await post(mailroom.address, body as string);
      expect([400, 422], name).toContain(answer.status);
      expect(await answer.json(), name).toMatchObject({ error: expect.any(String) });
    }
    expect(await count(mailroom)).toBe(0);
    expect(mailroom.logged).toEqual([]);
    expect((await post(mailroom.address, submission())).status).toBe(201);
  });

  test('bytes that are not UTF-8', async () => {
    const mailroom = await start();
    for (const bytes of [
      [0xff, 0xfe],
      [0xc3, 0x28],
      [0xed, 0xa0, 0x80],
      [0xf0, 0x80, 0x80, 0xaf],
    ]) {
      const [before, after] = JSON.stringify(submission({ message: '|' })).split('|');
      const body = Buffer.concat([Buffer.from(before!), Buffer.from(bytes), Buffer.from(after!)]);
      const answer = await fetch(`${mailroom.address}/messages`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      expect(answer.status).toBe(400);
    }
    expect(await count(mailroom)).toBe(0);
  });

  test('64 KB are accepted; one byte more and 10 MB are refused, with and without a length', async () => {
    const mailroom = await start();
    const padded = (size: number) => {
      const body = JSON.stringify(submission());
      return body + ' '.repeat(size - Buffer.byteLength(body));
    };
    expect((await post(mailroom.address, padded(64 * 1024))).status).toBe(201);
    expect((await post(mailroom.address, padded(64 * 1024 + 1))).status).toBe(413);
    expect(await status(mailroom.address, padded(10_000_000), false)).toBe(413);
    expect(await status(mailroom.address, padded(10_000_000), true)).toBe(413);
    expect(await count(mailroom)).toBe(1);
    expect((await fetch(`${mailroom.address}/healthz`)).status).toBe(200);
  });

  test('other content types and other methods are refused', async () => {
    const mailroom = await start();
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonp'])
      expect((await post(mailroom.address, submission(), { 'Content-Type': type })).status, type).toBe(415);
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(`${mailroom.address}/messages`, { method });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await count(mailroom)).toBe(0);
  });
});

/** The status of a response that may arrive while the body is still being sent. */
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

describe('Suspicious messages are stored and marked', () => {
  const cases: [string, Record<string, unknown>, Record<string, string>, string | null][] = [
    ['a filled trap field', { company_website: 'https://spam.example' }, {}, 'trap'],
    ['a form sent in under two seconds', { openMs: 800 }, {}, 'fast:800'],
    ['a form sent after two seconds', { openMs: 2000 }, {}, null],
    ['a form that does not say how long its page was open', { openMs: undefined }, {}, null],
    ['a post from another site', {}, { 'Sec-Fetch-Site': 'cross-site' }, 'elsewhere'],
    ['a post from another origin, by a browser without Sec-Fetch-Site', {}, { Origin: 'https://other.example' }, 'elsewhere'],
  ];
  test.each(cases)('%s', async (_, fields, headers, suspect) => {
    const mailroom = await start();
    expect((await post(mailroom.address, submission(fields), headers)).status).toBe(201);
    expect((await only(mailroom)).suspect).toBe(suspect);
  });

  test('the sixth and later messages of one address in an hour; above the rate limit that address is refused, others are not', async () => {
    let now = Date.now();
    const mailroom = await start({ environment: { MESSAGES_PER_HOUR: '8', TRUSTED_PROXIES: '1' }, now: () => now });
    const from = (address: string) => ({ 'X-Forwarded-For': `6.6.6.6, ${address}` });
    const statuses: number[] = [];
    for (let i = 0; i < 10; i += 1) {
      now += 1000;
      statuses.push((await post(mailroom.address, submission(), from('203.0.113.7'))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 429, 429]);
    const reasons = (await listMessages(mailroom.database, {}, { limit: 20 })).map(({ suspect }) => suspect).reverse();
    expect(reasons).toEqual([null, null, null, null, null, 'many:6', 'many:7', 'many:8']);
    expect((await post(mailroom.address, submission(), from('203.0.113.8'))).status).toBe(201);
    now += 3_700_000;
    expect((await post(mailroom.address, submission(), from('203.0.113.7'))).status).toBe(201);
  });

  test('no client address is stored or logged', async () => {
    const mailroom = await start({ environment: { TRUSTED_PROXIES: '1' } });
    await post(mailroom.address, submission(), { 'X-Forwarded-For': '203.0.113.7', 'User-Agent': 'Teller/1.0' });
    const everything = JSON.stringify([
      await mailroom.database.select(z.unknown(), 'select * from messages'),
      await mailroom.database.select(z.unknown(), 'select * from deliveries'),
      mailroom.logged,
    ]);
    expect(everything).not.toContain('203.0.113.7');
    expect(everything).not.toContain('127.0.0.1');
    expect(everything).not.toContain('Teller');
  });
});

describe('Disk full', () => {
  test('responds with 503 while the disk is full, keeps every accepted message, and recovers', async () => {
    const mailroom = await start();
    const { database } = mailroom;
    const [size] = await database.select(z.object({ page_count: z.number() }), 'pragma page_count');
    await database.run(`pragma max_page_count = ${size!.page_count + 30}`);
    const accepted: string[] = [];
    let refused = 0;
    for (let round = 0; round < 40 && refused === 0; round += 1) {
      const bodies = Array.from({ length: 5 }, () => submission({ message: 'x'.repeat(3900) }));
      const answers = await Promise.all(bodies.map((body) => post(mailroom.address, body)));
      answers.forEach(({ status }, i) => {
        if (status === 201) accepted.push(bodies[i]!.id);
        else refused += 1;
        expect([201, 503]).toContain(status);
      });
    }
    expect(refused).toBeGreaterThan(0);
    expect(accepted.length).toBeGreaterThan(0);
    expect(JSON.stringify(mailroom.logged.at(-1))).toContain('full');
    expect(JSON.stringify(mailroom.logged.at(-1))).not.toContain('Ana');
    const stored = (await listMessages(database, {}, { limit: 1000 })).map(({ id }) => id);
    expect(stored.sort()).toEqual(accepted.sort());
    await database.run('pragma max_page_count = 1000000');
    expect((await post(mailroom.address, submission())).status).toBe(201);
  });
});

describe('Forms without scripts', () => {
  const typed = { form: 'contact', name: 'Ana Ruiz', email: 'ana@example.com', phone: '', message: 'A renewal', company_website: '' };

  test('success redirects to a page with a link back; a form sent twice is stored once', async () => {
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

  test('invalid fields: the page names each one and keeps everything that was typed, escaped', async () => {
    const mailroom = await start();
    const answer = await postForm(mailroom.address, { ...typed, email: 'no', message: '</textarea><script>alert(1)</script>' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(forms.errors.email);
    expect(page).toContain('value="Ana Ruiz"');
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('a checked box is stored as yes', async () => {
    const mailroom = await start();
    expect((await postForm(mailroom.address, { form: 'newsletter', email: 'a@b.co', terms: 'on' })).status).toBe(303);
    expect((await only(mailroom)).fields).toEqual({ email: 'a@b.co', terms: 'yes' });
  });

  test('over the rate limit: the page keeps everything typed', async () => {
    const mailroom = await start({ environment: { MESSAGES_PER_HOUR: '6' } });
    for (let i = 0; i < 6; i += 1) await postForm(mailroom.address, { ...typed, message: String(i) });
    const answer = await postForm(mailroom.address, typed);
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain('value="ana@example.com"');
  });

  test('the link back never leads to another site', async () => {
    const { address } = await start();
    for (const from of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      'javascript:alert(1)',
      '/messages/sent',
    ]) {
      const page = await (await fetch(`${address}/messages/sent?from=${encodeURIComponent(from)}`)).text();
      expect(page, from).not.toContain('evil');
      expect(page, from).not.toContain('javascript:');
    }
  });
});

test('an invalid id is replaced', async () => {
  const mailroom = await start();
  for (const id of ['../../etc/passwd', '', 5, null, randomUUID().slice(1), `${randomUUID()}x`]) {
    const answer = await post(mailroom.address, submission({ id, message: `with ${id}` }));
    expect((await answer.json()).id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  }
  expect(await count(mailroom)).toBe(6);
});

describe('Hostile requests', () => {
  test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])('a field called %s is stored like any other', async (name) => {
    const mailroom = await start();
    const body = Object.fromEntries([...Object.entries(submission()), [name, 'x']]);
    expect((await post(mailroom.address, body)).status).toBe(201);
    expect(Object.hasOwn((await only(mailroom)).fields, name)).toBe(true);
    const plain = await postForm(mailroom.address, { form: 'contact', email: 'no', [name]: 'x' });
    expect(plain.status).toBe(422);
    expect(mailroom.logged).toEqual([]);
  });

  test.each(['PUT', 'DELETE', 'POST'])('%s without a body is a client error', async (method) => {
    const mailroom = await start();
    for (const path of ['/messages', '/staff', '/staff/sign-in', '/healthz'])
      expect(
        (await fetch(`${mailroom.address}${path}`, { method, redirect: 'manual' })).status,
        JSON.stringify(mailroom.logged),
      ).toBeLessThan(500);
    expect(mailroom.logged).toEqual([]);
  });

  test.each(['//evil.example/staff/sign-in', '/\\evil.example/blog', '/\t/evil.example', 'https://evil.example'])(
    'the page %j is not stored',
    async (page) => {
      const mailroom = await start();
      expect((await post(mailroom.address, submission({ page }))).status).toBe(201);
      expect((await only(mailroom)).page).toBe('');
    },
  );

  test('a body without a length is accepted', async () => {
    const mailroom = await start();
    expect(await status(mailroom.address, JSON.stringify(submission()), true)).toBe(201);
    expect(await status(mailroom.address, '', false)).toBe(400);
    expect(await count(mailroom)).toBe(1);
  });

  test('a 413 response closes the connection', async () => {
    const { address } = await start();
    const response = await post(address, 'x'.repeat(70_000));
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
    expect((await post(address, submission())).status).toBe(201);
  });

  test('messages of all addresses together have a limit', async () => {
    const mailroom = await start({ environment: { MESSAGES_PER_HOUR_TOTAL: '6', TRUSTED_PROXIES: '1' } });
    const statuses: number[] = [];
    for (let i = 0; i < 8; i += 1)
      statuses.push((await post(mailroom.address, submission(), { 'X-Forwarded-For': `203.0.113.${i}` })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
    expect(mailroom.logged.map(({ level }) => level)).toEqual(['warn', 'warn']);
  });

  test('X-Forwarded-For without a trusted proxy is logged once', async () => {
    const mailroom = await start();
    for (let i = 0; i < 3; i += 1) await post(mailroom.address, submission(), { 'X-Forwarded-For': '203.0.113.7' });
    expect(mailroom.logged).toHaveLength(1);
    expect(mailroom.logged[0]).toMatchObject({ level: 'warn', message: expect.stringContaining('TRUSTED_PROXIES') });
    expect(JSON.stringify(mailroom.logged)).not.toContain('203.0.113.7');
  });

  test('/healthz fails when the store cannot be written', async () => {
    const mailroom = await start();
    expect((await fetch(`${mailroom.address}/healthz`)).status).toBe(200);
    const full = await start();
    await full.database.run('pragma query_only = on');
    expect((await fetch(`${full.address}/healthz`)).status).toBe(503);
  });

  test('/healthz fails for a minute after a message could not be saved', async () => {
    const clock = { now: Date.now() };
    const { address, database } = await start({ now: () => clock.now });
    await database.run('alter table messages rename to elsewhere');
    expect((await post(address, submission())).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(503);
    clock.now += 60_000;
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });
});

test('a form on a Spanish page, or sent with lang=es, is stored as Spanish', async () => {
  const mailroom = await start();
  const typed = { form: 'contact', name: 'Ana', email: 'ana@example.com', message: 'Una renovación' };
  const languageOf = async (fields: Record<string, string>, headers = {}) => {
    const id = randomUUID();
    expect((await postForm(mailroom.address, { ...typed, id, ...fields }, headers)).status).toBe(303);
    const { language, fields: stored } = (await findMessage(mailroom.database, id))!;
    expect(stored).not.toHaveProperty('lang');
    return language;
  };
  expect(await languageOf({}, { Referer: 'https://www.benchmark.example/es/acerca' })).toBe('es');
  expect(await languageOf({ lang: 'es' }, { Referer: 'https://www.benchmark.example/about' })).toBe('es');
  expect(await languageOf({ lang: 'xx', page: '/about' })).toBe('en');
  const id = randomUUID();
  await post(mailroom.address, submission({ id, page: '/es/acerca' }));
  expect(await findMessage(mailroom.database, id)).toMatchObject({ page: '/es/acerca', language: 'es' });
});

test('the result page of a Spanish form is Spanish, announces replies in English, and has Spanish labels with English values', async () => {
  const { address } = await start();
  const spanish = visitorWords('es');
  const lender = { form: 'mortgage', lang: 'es', fullName: 'A', bestContact: 'a@b.co', loanType: 'Refinance', loanAmount: 'x' };
  const page = await (await postForm(address, lender)).text();
  expect(page).toContain('<html lang="es"');
  expect(page).toContain(spanish.forms.errors.loanAmount);
  expect(page).toContain(spanish.forms.reply!.english);
  expect(page).toMatch(/<option[^>]*value="Refinance"[^>]*>Refinanciamiento/);
  expect(page.match(/name="lang"/g)).toHaveLength(1);
  const sent = await postForm(address, { form: 'newsletter', lang: 'es', email: 'a@b.co', terms: 'on' });
  expect(sent.headers.get('location')).toBe('/messages/sent?from=%2F&lang=es');
  const answer = await (await fetch(`${address}${sent.headers.get('location')}`)).text();
  expect(answer).toContain(spanish.forms.result.sent.message);
  expect(answer).toContain(spanish.forms.reply!.english);
  expect(answer).toContain('href="/es"');
});

test('a select stays a select when the form is shown again', async () => {
  const { address } = await start();
  const lender = { form: 'mortgage', fullName: 'A', bestContact: 'a@b.co', loanType: 'Refinance', loanAmount: 'x', propertyZip: '77007' };
  const page = await (await postForm(address, lender)).text();
  expect(page).toMatch(/<select[^>]*name="loanType"/);
  expect(page).toMatch(/<option[^>]*value="Refinance"[^>]*selected/);
});
