import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { countMessages, findMessage, listMessages } from '../store/messages.ts';
import { addMessage, post, postForm, type Running, startMailroom, submission } from '../testing/fixtures.ts';
import { onBothStores, onSqlite } from '../testing/stores.ts';
import { formWords as forms, visitorWords } from '../visitor-words.ts';

const typed = { form: 'contact', name: 'Ana Ruiz', email: 'ana@example.com', phone: '', message: 'A renewal', company_website: '' };
const lender = { form: 'mortgage', fullName: 'A', bestContact: 'a@b.co', loanType: 'Refinance', loanAmount: '5', propertyZip: '77007' };

const count = ({ database }: Running) => countMessages(database, {});
const only = async ({ database }: Running) => (await listMessages(database, {}, { limit: 10 }))[0]!;
/** The status of /healthz. */
const health = async ({ address }: Running) => (await fetch(`${address}/healthz`)).status;

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

onBothStores((test) => {
  test('a message is stored before it is acknowledged; the same id again succeeds and is stored once', async ({ mailroom }) => {
    const body = submission();
    const first = await post(mailroom.address, body);
    expect([first.status, await first.json()]).toEqual([201, { id: body.id, receipt: expect.stringMatching(/^\/receipt\/[\w-]{22}$/) }]);
    const stored = await findMessage(mailroom.database, body.id);
    expect(stored).toMatchObject({ page: '/about', suspect: null, fields: { message: 'A renewal in March.' } });
    const again = await Promise.all([post(mailroom.address, body), post(mailroom.address, body)]);
    expect(again.map(({ status }) => status)).toEqual([201, 201]);
    expect(await count(mailroom)).toBe(1);
  });

  test('characters that the stores reject are replaced, and the message is stored', async ({ mailroom }) => {
    const body = JSON.stringify(submission({ name: 'A\u0000na\ud800', message: 'x\u0000y\u0007z 🏠\r\nnext' }));
    expect((await post(mailroom.address, body)).status).toBe(201);
    expect((await only(mailroom)).fields).toMatchObject({ name: 'A na\ufffd', message: 'x\ufffdy\ufffdz 🏠\nnext' });
  });
});

// This behavior does not depend on the store.
onSqlite((test) => {
  test('an error response names each invalid field; a missing field counts as empty', async ({ mailroom: { address } }) => {
    const answer = await post(address, { form: 'contact', name: ' ', email: 'no', message: 'x'.repeat(4001) });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      error: 'Please check the marked fields.',
      errors: { name: forms.errors.name, email: forms.errors.email, message: forms.errors.tooLong },
    });
    const errors = async (body: unknown) => Object.keys((await (await post(address, body)).json()).errors);
    const lenderErrors = await errors({ form: 'mortgage', fullName: 'A', loanAmount: 'a lot', consent: false });
    expect(lenderErrors).toEqual(['bestContact', 'loanAmount', 'propertyZip', 'consent']);
    expect(await errors({ form: 'newsletter', email: 'a@b.co' })).toEqual(['terms']);
  });

  test.for(['subject', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
    'a field called %s, which the form does not list, is stored like any other',
    async (name, { mailroom }) => {
      const body = Object.fromEntries([...Object.entries(submission()), [name, 'x']]);
      expect((await post(mailroom.address, body)).status).toBe(201);
      expect(Object.entries((await only(mailroom)).fields)).toContainEqual([name, 'x']);
      expect((await postForm(mailroom.address, { form: 'contact', email: 'no', [name]: 'x' })).status).toBe(422);
      expect(mailroom.logged).toEqual([]);
    },
  );

  const bad: unknown[] = [
    ...['', ' ', 'hello', 'NaN', 'null', 'true', '42', '"contact"', '[]', {}, [submission()], 'form=contact&name=Ana'],
    '{"form":"contact"',
    '{"form":"contact",}',
    "{'form':'contact'}",
    '{"form":"contact"/* */}',
    '<!doctype html><title>x</title>',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    '{"form":"__proto__"}',
    '{"form":"contact","__proto__":{"name":"Ana"},"email":"a@b.co","message":"x"}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    ...[undefined, null, 1, ['contact'], { toString: 'contact' }, 'jobs', 'CONTACT', 'constructor', 'toString'].map((form) =>
      submission({ form }),
    ),
    ...[5, null, ['Ana'], { $ne: '' }, false, '\u2003\t ', 'x'.repeat(201)].map((name) => submission({ name })),
    ...[7, true, 'a@b', 'a@b.co c@d.co', 'a@b.co\nBcc: c@d.co', `${'x'.repeat(200)}@b.co`].map((email) => submission({ email })),
    ...[['a', 'b'], 'x'.repeat(4001), null].map((text) => submission({ message: text })),
    ...[5, 'x'.repeat(201)].map((unknown) => submission({ unknown })),
    ...['constructor.x', 'a b<script>', ''].map((name) => submission({ [name]: 'x' })),
    submission(Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`f${i}`, 'x']))),
    { ...lender, propertyZip: '77a07', consent: true },
    { ...lender, loanAmount: '-5', consent: true },
  ];
  test(`${bad.length} malformed bodies are refused with 4xx, and nothing is stored`, async ({ mailroom }) => {
    expect(bad.length).toBeGreaterThanOrEqual(50);
    for (const body of bad) {
      const answer = await post(mailroom.address, body);
      expect([400, 422], JSON.stringify(body).slice(0, 200)).toContain(answer.status);
      expect(await answer.json()).toMatchObject({ error: expect.any(String) });
    }
    expect(await count(mailroom)).toBe(0);
    expect(mailroom.logged).toEqual([]);
    expect((await post(mailroom.address, submission())).status).toBe(201);
  });

  test('bytes that are not UTF-8 are refused', async ({ mailroom }) => {
    for (const bytes of ['fffe', 'c328', 'eda080', 'f08080af']) {
      const [before, after] = JSON.stringify(submission({ message: '|' })).split('|');
      const body = new Blob([before!, Buffer.from(bytes, 'hex'), after!]);
      expect((await post(mailroom.address, body)).status).toBe(400);
    }
    expect(await count(mailroom)).toBe(0);
  });

  test('64 KB are accepted; more is refused and closes the connection, with and without a length', async ({ mailroom }) => {
    const { address } = mailroom;
    const padded = (size: number) => JSON.stringify(submission()).padEnd(size);
    expect((await post(address, padded(64 * 1024))).status).toBe(201);
    const response = await post(address, padded(64 * 1024 + 1));
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
    expect(await status(address, padded(10_000_000), false)).toBe(413);
    expect(await status(address, padded(10_000_000), true)).toBe(413);
    expect(await status(address, '', false)).toBe(400);
    expect(await count(mailroom)).toBe(1);
    expect(await status(address, JSON.stringify(submission()), true)).toBe(201);
    expect(await count(mailroom)).toBe(2);
  });

  test('other content types and other methods are refused; a missing body is a client error', async ({ mailroom }) => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonp'])
      expect((await post(mailroom.address, submission(), { 'Content-Type': type })).status, type).toBe(415);
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(`${mailroom.address}/messages`, { method });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    for (const method of ['PUT', 'DELETE', 'POST'])
      for (const path of ['/messages', '/staff', '/staff/sign-in', '/healthz'])
        expect((await fetch(mailroom.address + path, { method, redirect: 'manual' })).status, `${method} ${path}`).toBeLessThan(500);
    expect(await count(mailroom)).toBe(0);
    expect(mailroom.logged).toEqual([]);
  });

  const origins: [string, Record<string, unknown>, Record<string, string>, string | null][] = [
    ['with a filled trap field', { company_website: 'https://spam.example' }, {}, 'trap'],
    ['sent in under two seconds', { openMs: 800 }, {}, 'fast:800'],
    ['sent after two seconds', { openMs: 2000 }, {}, null],
    ['that does not say how long its page was open', { openMs: undefined }, {}, null],
    ['from another site', {}, { 'Sec-Fetch-Site': 'cross-site' }, 'elsewhere'],
    ['from another origin, by a browser without Sec-Fetch-Site', {}, { Origin: 'https://other.example' }, 'elsewhere'],
  ];
  test.for(origins)('a form %s is stored, and marked if it is suspicious', async ([, fields, headers, suspect], { mailroom }) => {
    expect((await post(mailroom.address, submission(fields), headers)).status).toBe(201);
    expect((await only(mailroom)).suspect).toBe(suspect);
  });

  test('the sixth message of an address in an hour is marked; above the rate limit only that address is refused', async ({ database }) => {
    const mailroom = await startMailroom({ database, environment: { MESSAGES_PER_HOUR: '8', TRUSTED_PROXIES: '1' } });
    const send = async (address: string) => {
      mailroom.clock.now += 1000;
      return (await post(mailroom.address, submission(), { 'X-Forwarded-For': `6.6.6.6, ${address}` })).status;
    };
    for (let i = 0; i < 8; i += 1) expect(await send('203.0.113.7')).toBe(201);
    for (let i = 0; i < 2; i += 1) expect(await send('203.0.113.7')).toBe(429);
    const reasons = (await listMessages(database, {}, { limit: 20 })).map(({ suspect }) => suspect).reverse();
    expect(reasons).toEqual([null, null, null, null, null, 'many:6', 'many:7', 'many:8']);
    expect(await send('203.0.113.8')).toBe(201);
    mailroom.clock.now += 3_700_000;
    expect(await send('203.0.113.7')).toBe(201);
  });

  test('messages of all addresses together have a limit for each hour', async ({ database }) => {
    const mailroom = await startMailroom({ database, environment: { MESSAGES_PER_HOUR_TOTAL: '6', TRUSTED_PROXIES: '1' } });
    for (let i = 0; i < 8; i += 1) {
      const { status } = await post(mailroom.address, submission(), { 'X-Forwarded-For': `203.0.113.${i}` });
      expect(status).toBe(i < 6 ? 201 : 429);
    }
    expect(mailroom.logged.map(({ level }) => level)).toEqual(['warn', 'warn']);
    mailroom.clock.now += 3_600_000;
    expect((await post(mailroom.address, submission())).status).toBe(201);
  });

  test('no client address is stored or logged', async ({ mailroom }) => {
    await post(mailroom.address, submission(), { 'X-Forwarded-For': '203.0.113.7', 'User-Agent': 'Teller/1.0' });
    const everything = JSON.stringify([
      await mailroom.database.select(z.unknown(), 'select * from messages'),
      await mailroom.database.select(z.unknown(), 'select * from deliveries'),
      mailroom.logged,
    ]);
    expect(everything).toContain('Ana Ruiz');
    expect(everything).not.toMatch(/203\.0\.113\.7|127\.0\.0\.1|Teller/);
  });

  test('X-Forwarded-For without a trusted proxy is logged once', async ({ database }) => {
    const { address, logged } = await startMailroom({ database });
    for (let i = 0; i < 3; i += 1) await post(address, submission(), { 'X-Forwarded-For': '203.0.113.7' });
    expect(logged).toEqual([expect.objectContaining({ level: 'warn', message: expect.stringContaining('TRUSTED_PROXIES') })]);
    expect(JSON.stringify(logged)).not.toContain('203.0.113.7');
  });

  test('responds with 503 while the disk is full, keeps every accepted message, and recovers', async ({ mailroom, database }) => {
    const [size] = await database.select(z.object({ pageCount: z.number() }), 'pragma page_count');
    await database.run(`pragma max_page_count = ${size!.pageCount + 30}`);
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
    const log = JSON.stringify(mailroom.logged.at(-1));
    expect(log).toContain('full');
    expect(log).not.toContain('Ana');
    const stored = (await listMessages(database, {}, { limit: 1000 })).map(({ id }) => id);
    expect(stored.sort()).toEqual(accepted.sort());
    await database.run('pragma max_page_count = 1000000');
    expect((await post(mailroom.address, submission())).status).toBe(201);
  });

  test('a form sent without scripts redirects to a page with a link back; sent twice, it is stored once', async ({ mailroom }) => {
    const headers = { Referer: 'https://www.benchmark.example/about?x=1' };
    for (let copy = 1; copy <= 2; copy += 1) {
      const answer = await postForm(mailroom.address, typed, headers);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/messages/sent?from=%2Fabout']);
    }
    expect(await count(mailroom)).toBe(1);
    expect((await only(mailroom)).page).toBe('/about');
    const page = await (await fetch(`${mailroom.address}/messages/sent?from=%2Fabout`)).text();
    expect(page).toContain(forms.result.sent.message);
    expect(page).toContain('href="/about"');
  });

  test('without scripts, invalid fields lead to a page that names each one and keeps what was typed, escaped', async ({ mailroom }) => {
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

  test('a checked box of a form sent without scripts is stored as yes', async ({ mailroom }) => {
    expect((await postForm(mailroom.address, { form: 'newsletter', email: 'a@b.co', terms: 'on' })).status).toBe(303);
    expect((await only(mailroom)).fields).toEqual({ email: 'a@b.co', terms: 'yes' });
  });

  test('over the rate limit, the page keeps everything typed', async ({ database }) => {
    const { address } = await startMailroom({ database, environment: { MESSAGES_PER_HOUR: '6' } });
    for (let i = 0; i < 6; i += 1) await postForm(address, { ...typed, message: String(i) });
    const answer = await postForm(address, typed);
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain('value="ana@example.com"');
  });

  test('the link back and the stored page never lead to another site', async ({ mailroom }) => {
    for (const page of ['//evil.example/blog', '/\\evil.example', '/\t/evil.example', 'https://evil.example', 'javascript:evil']) {
      const sent = await (await fetch(`${mailroom.address}/messages/sent?from=${encodeURIComponent(page)}`)).text();
      expect(sent, page).not.toMatch(/evil|javascript:/);
      expect((await post(mailroom.address, submission({ page }))).status).toBe(201);
    }
    expect((await listMessages(mailroom.database, {}, { limit: 10 })).map(({ page }) => page)).toEqual(['', '', '', '', '']);
  });

  test('an invalid id is replaced', async ({ mailroom }) => {
    for (const id of ['../../etc/passwd', '', 5, null, randomUUID().slice(1), `${randomUUID()}x`]) {
      const answer = await post(mailroom.address, submission({ id, message: `with ${id}` }));
      expect((await answer.json()).id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    }
    expect(await count(mailroom)).toBe(6);
  });

  test('/healthz fails when the store cannot be written, and for a minute after a message could not be saved', async ({ mailroom }) => {
    const { database, clock } = mailroom;
    expect(await health(mailroom)).toBe(200);
    clock.now += 10_000;
    await database.run('pragma query_only = on');
    expect(await health(mailroom)).toBe(503);
    await database.run('pragma query_only = off');
    expect(await health(mailroom)).toBe(200);
    await database.run('alter table messages rename to elsewhere');
    expect((await post(mailroom.address, submission())).status).toBe(503);
    expect(await health(mailroom)).toBe(503);
    await database.run('alter table elsewhere rename to messages');
    clock.now += 60_000;
    expect(await health(mailroom)).toBe(200);
  });

  test('/healthz fails when the pages of the store were destroyed while it runs', async ({ mailroom, database }) => {
    for (let i = 0; i < 30; i += 1) await addMessage(database);
    await database.run('pragma wal_checkpoint(truncate)');
    const [row] = await database.select(z.object({ file: z.string() }), 'pragma database_list');
    const store = await open(row!.file, 'r+');
    await store.write(Buffer.alloc(((await store.stat()).size ?? 0) - 4096, 120), 0, undefined, 4096);
    await store.close();
    expect(await health(mailroom)).toBe(503);
  });

  test('/healthz fails when the store does not answer', async ({ mailroom, database }) => {
    vi.spyOn(database, 'check').mockReturnValue(new Promise(() => {}));
    expect(await health(mailroom)).toBe(503);
  });

  test('a form on a Spanish page, or sent with lang=es, is stored as Spanish', async ({ mailroom }) => {
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

  test('the result page of a Spanish form is Spanish, announces replies in English and keeps the chosen option', async ({ mailroom }) => {
    const { address } = mailroom;
    const spanish = visitorWords('es');
    const page = await (await postForm(address, { ...lender, lang: 'es', loanAmount: 'x' })).text();
    expect(page).toContain('<html lang="es"');
    expect(page).toContain(spanish.forms.errors.loanAmount);
    expect(page).toContain(spanish.forms.reply!.english);
    expect(page).toMatch(/<select[^>]*name="loanType".*<option[^>]*value="Refinance"[^>]*selected[^>]*>Refinanciamiento/);
    expect(page.match(/name="lang"/g)).toHaveLength(1);
    const sent = await postForm(address, { form: 'newsletter', lang: 'es', email: 'a@b.co', terms: 'on' });
    expect(sent.headers.get('location')).toBe('/messages/sent?from=%2F&lang=es');
    const answer = await (await fetch(`${address}${sent.headers.get('location')}`)).text();
    expect(answer).toContain(spanish.forms.result.sent.message);
    expect(answer).toContain(spanish.forms.reply!.english);
    expect(answer).toContain('href="/es"');
  });
});
