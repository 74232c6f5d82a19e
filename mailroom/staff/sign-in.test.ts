import { scryptSync } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { generate } from 'otplib';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createHashQueue } from '../accounts/hash-queue.ts';
import { firstOwnerMs, inviteFirstOwner } from '../accounts/invitations.ts';
import { passwordQueue } from '../accounts/passwords.ts';
import { findPerson, listPeople } from '../accounts/people.ts';
import { newRecoveryCodes } from '../accounts/second-factor.ts';
import { deviceName, findSession } from '../accounts/sessions.ts';
import { pauseAfterFailures } from '../accounts/throttle.ts';
import { listAudit } from '../audit.ts';
import { words } from '../staff-words.ts';
import { type Running, startMailroom } from '../testing/fixtures.ts';
import { browserOf, type Colleague, hire, keepCookies, password, textOf, totpSecret } from '../testing/staff-browsers.ts';
import { onBothStores, onSqlite, type TestStore } from '../testing/stores.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

interface Office extends Running {
  clock: { now: number };
}

async function start(store: TestStore): Promise<Office> {
  const clock = { now: Date.now() };
  const mailroom = await startMailroom({ database: await store.open(), environment: { TRUSTED_PROXIES: '1' }, now: () => clock.now });
  return { ...mailroom, clock };
}

/** A browser without cookies of the mailroom. */
const stranger = (mailroom: Running, person: Colleague['person']) => browserOf(mailroom, person);
const codeNow = () => generate({ secret: totpSecret });

async function signIn(
  browser: Colleague,
  { code = codeNow(), from = '203.0.113.7' }: { code?: string | Promise<string>; from?: string } = {},
) {
  const headers = { 'X-Forwarded-For': from };
  const first = await browser.post('/staff/sign-in', { email: browser.person.email, password }, headers);
  keepCookies(browser, first);
  const second = await browser.post('/staff/sign-in/code', { code: await code }, headers);
  keepCookies(browser, second);
  return second;
}

/** A promise that the test resolves. */
function withRelease() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

onBothStores((store) => {
  test('the first owner joins by a link that works once and expires', async () => {
    const office = await start(store);
    const token = await inviteFirstOwner(office.database, office.clock.now);
    expect(token).toMatch(/^[\w-]{43}$/);
    const browser = browserOf(office, JSON.parse('{}'));
    const page = await browser.read(`/staff/join?token=${token}`);
    expect(page).toContain('You are invited to the messages of Benchmark as owner.');
    const joining = { token: token!, name: 'Ana Ruiz', email: 'Ana@Benchmark.example', password: 'a sentence is good' };
    expect((await browser.post('/staff/join', { ...joining, password: 'short', name: '' })).status).toBe(422);
    const joined = await browser.post('/staff/join', joining);
    expect([joined.status, joined.headers.get('location')]).toEqual([303, '/staff/setup']);
    keepCookies(browser, joined);
    // A password without a second factor does not sign in.
    expect((await browser.get('/staff')).status).toBe(303);
    const setup = await (await browser.get('/staff/setup')).text();
    const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(setup)?.[1]?.replaceAll(' ', '') ?? '';
    expect(setup).toMatch(/<svg[^>]*role="img" aria-label="Picture for the authenticator app"/);
    expect((await browser.post('/staff/setup', { code: '000000' })).status).toBe(422);
    const confirmed = await browser.post('/staff/setup', { code: await generate({ secret }) });
    expect(confirmed.status).toBe(200);
    expect((await confirmed.text()).match(/<li>[a-z2-9]{5}-[a-z2-9]{5}<\/li>/g)).toHaveLength(10);
    keepCookies(browser, confirmed);
    expect((await browser.get('/staff')).status).toBe(200);
    expect(await listPeople(office.database)).toMatchObject([{ name: 'Ana Ruiz', email: 'ana@benchmark.example', role: 'owner' }]);

    expect((await browser.get(`/staff/join?token=${token}`)).status).toBe(410);
    expect((await browser.post('/staff/join', joining)).status).toBe(410);
    expect(await inviteFirstOwner(office.database, office.clock.now)).toBeUndefined();
    const stored = JSON.stringify(await office.database.select(z.unknown(), 'select * from people'));
    expect(stored).not.toContain('a sentence is good');
    expect(stored).not.toContain(secret);
  });

  test('the link of the first owner expires after a day', async () => {
    const office = await start(store);
    const token = await inviteFirstOwner(office.database, office.clock.now);
    office.clock.now += firstOwnerMs;
    expect((await browserOf(office, JSON.parse('{}')).get(`/staff/join?token=${token}`)).status).toBe(410);
  });

  test('sign-in with password and code: a code works once, also when it is sent five times at the same moment', async () => {
    const office = await start(store);
    const ana = stranger(office, (await hire(office, 'Ana')).person);
    const first = await ana.post('/staff/sign-in', { email: ' ANA@benchmark.example ', password });
    expect([first.status, first.headers.get('location')]).toEqual([303, '/staff/sign-in/code']);
    keepCookies(ana, first);
    expect((await ana.get('/staff')).headers.get('location')).toBe('/staff/sign-in');
    const code = await codeNow();
    const results = await Promise.all(Array.from({ length: 5 }, () => ana.post('/staff/sign-in/code', { code })));
    expect(results.filter(({ status }) => status === 303).length).toBe(1);
    keepCookies(ana, results.find(({ status }) => status === 303)!);
    expect((await ana.get('/staff')).status).toBe(200);
    const again = stranger(office, ana.person);
    expect((await signIn(again, { code })).status).toBe(401);
    const audit = (await listAudit(office.database, 20, 0)).map(({ action, person }) => `${person}: ${action}`);
    expect(audit).toContain('Ana: sign-in');
    expect(audit).toContain('Ana: sign-in-failed');
  });

  test('a recovery code works once in place of an authenticator code', async () => {
    const office = await start(store);
    const { person } = await hire(office, 'Ana');
    const [code = ''] = await newRecoveryCodes(office.database, person.id);
    expect((await signIn(stranger(office, person), { code: code.toUpperCase() })).status).toBe(303);
    expect((await signIn(stranger(office, person), { code })).status).toBe(401);
  });

  test('the session cookie is __Host-, HttpOnly, Secure, SameSite=Lax, and is stored as a hash', async () => {
    const office = await start(store);
    const ana = stranger(office, (await hire(office, 'Ana')).person);
    const response = await signIn(ana);
    const cookies = response.headers.getSetCookie();
    const [value, ...attributes] = cookies.find((cookie) => cookie.startsWith('__Host-staff='))!.split('; ');
    expect(value).toMatch(/^__Host-staff=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Lax', 'Secure']);
    const stored = JSON.stringify(await office.database.select(z.unknown(), 'select * from person_sessions'));
    expect(stored).not.toContain(value!.split('=')[1]);
  });

  test('a session ends after sign-out, after twelve hours, and when another device signs it out', async () => {
    const office = await start(store);
    const phone = await hire(office, 'Ana');
    const laptop = stranger(office, phone.person);
    await signIn(laptop);
    const page = await laptop.get('/staff/account');
    const device = /name="id" value="([0-9a-f]{64})"/.exec(await page.text())?.[1] ?? '';
    expect((await laptop.post('/staff/account/devices', { id: device })).status).toBe(303);
    expect((await phone.get('/staff')).status).toBe(303);
    expect((await laptop.get('/staff')).status).toBe(200);

    const before = laptop.cookie;
    expect((await laptop.post('/staff/sign-out')).status).toBe(303);
    laptop.cookie = before;
    expect((await laptop.get('/staff')).status).toBe(303);

    const ben = await hire(office, 'Ben');
    office.clock.now += 12 * hourMs - 1;
    expect((await ben.get('/staff')).status).toBe(200);
    office.clock.now += 1;
    expect((await ben.get('/staff')).status).toBe(303);
    for (const made of ['', '__Host-staff=', '__Host-staff=x', `__Host-staff=${'a'.repeat(43)}`])
      expect((await browserOf(office, ben.person, made).get('/staff')).status).toBe(303);
  });

  test('sign out everywhere, and a new password, end the other sessions', async () => {
    const office = await start(store);
    const phone = await hire(office, 'Ana');
    const laptop = stranger(office, phone.person);
    await signIn(laptop);
    const wrong = await laptop.post('/staff/account/password', { current: 'wrong', new: 'another good sentence' });
    expect(wrong.status).toBe(422);
    expect((await laptop.post('/staff/account/password', { current: password, new: 'another good sentence' })).status).toBe(303);
    expect((await phone.get('/staff')).status).toBe(303);
    expect((await laptop.get('/staff')).status).toBe(200);
    expect((await laptop.post('/staff/sign-out', { everywhere: 'yes' })).status).toBe(303);
    expect(await office.database.select(z.unknown(), 'select id from person_sessions')).toEqual([]);
  });

  test('guessing: five tries, then a growing pause for that network; a known browser is exempt', async () => {
    const office = await start(store);
    const { person } = await hire(office, 'Ana');
    const known = stranger(office, person);
    await signIn(known);
    await known.post('/staff/sign-out');
    const other = stranger(office, person);
    const guess = (browser: Colleague, given: string, from = '2001:db8:1:2::1') =>
      browser.post('/staff/sign-in', { email: person.email, password: given }, { 'X-Forwarded-For': from });
    for (const left of [4, 3, 2, 1]) {
      const response = await guess(other, 'wrong');
      expect(response.status).toBe(401);
      expect(textOf(await response.text())).toContain(left === 1 ? '1 try left' : `${left} tries left`);
    }
    expect((await guess(other, 'wrong')).status).toBe(429);
    const paused = await guess(other, password);
    expect(paused.status).toBe(429);
    const text = textOf(await paused.text());
    expect(text).toContain('Too many wrong tries.');
    expect(text).not.toContain(words.signIn.wrong);
    // Another /64 of the same /48 counts as the same network.
    expect((await guess(other, password, '2001:db8:1:3::1')).status).toBe(429);
    expect((await guess(known, password)).status).toBe(303);
    expect((await guess(stranger(office, person), password, '2001:db8:2::1')).status).toBe(303);
    office.clock.now += minuteMs;
    const second = await guess(other, 'wrong');
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '120']);
    expect(JSON.stringify(await office.database.select(z.unknown(), 'select * from sign_in_failures'))).not.toContain('2001:db8');
  });

  test('an owner can invite, change roles, reset and close accounts, but there must always be an owner', async () => {
    const office = await start(store);
    const owner = await hire(office, 'Ana');
    const invited = await owner.post('/staff/people/invite', { email: 'Ben@Benchmark.example', role: 'reader' });
    const token = /join\?token=([\w-]{43})/.exec(await invited.text())?.[1] ?? '';
    const ben = browserOf(office, JSON.parse('{}'));
    keepCookies(ben, await ben.post('/staff/join', { token, name: 'Ben', password: 'a sentence is good' }));
    const person = (await findPerson(office.database, 'email', 'ben@benchmark.example'))!;
    expect(person).toMatchObject({ name: 'Ben', role: 'reader' });
    expect((await owner.post('/staff/people/invite', { email: 'ben@benchmark.example', role: 'reader' })).status).toBe(422);

    expect((await owner.post(`/staff/people/${owner.person.id}/role`, { role: 'reader' })).status).toBe(422);
    expect((await owner.post(`/staff/people/${owner.person.id}/close`)).status).toBe(422);
    expect((await owner.post(`/staff/people/${person.id}/role`, { role: 'handler' })).status).toBe(303);
    expect((await findPerson(office.database, 'id', person.id))?.role).toBe('handler');

    const reset = await owner.post(`/staff/people/${person.id}/reset`);
    expect(await reset.text()).toContain('/staff/join?token=');
    expect(await findSession(office.database, ben.cookie.split('=')[1], 'setup', office.clock.now)).toBeUndefined();
    expect((await owner.post(`/staff/people/${person.id}/close`)).status).toBe(303);
    expect(await findPerson(office.database, 'id', person.id)).toBeUndefined();
    const audit = (await listAudit(office.database, 20, 0)).map(({ action, subject }) => `${action} ${subject}`);
    for (const action of ['invite', 'join', 'role', 'reset', 'close']) expect(audit).toContain(`${action} ben@benchmark.example`);
  });

  test('each role can do what it is allowed to, and no more', async () => {
    const office = await start(store);
    const reader = await hire(office, 'Rea', 'reader');
    const handler = await hire(office, 'Han', 'handler');
    const id = '11111111-1111-4111-8111-111111111111';
    for (const path of ['done', 'answer', 'assign', 'note', 'trash', 'retry', 'erase'])
      expect((await reader.post(`/staff/messages/${id}/${path}`)).status, path).toBe(403);
    for (const path of ['/staff/messages.csv', '/staff/people', '/staff/audit', '/staff/audit/audit.csv'])
      expect((await reader.get(path)).status, path).toBe(403);
    for (const path of [`/staff/messages/${id}/erase`, '/staff/retention', '/staff/backfill', '/staff/people/invite'])
      expect((await handler.post(path)).status, path).toBe(403);
    for (const path of ['/staff', '/staff/help', '/staff/account']) expect((await reader.get(path)).status, path).toBe(200);
    expect((await handler.get('/staff/messages.csv')).status).toBe(200);
    expect((await handler.get('/metrics')).status).toBe(401);
  });
});

describe('behavior that does not depend on the store (tested on SQLite only)', () => {
  onSqlite((store) => {
    test('during a flood of guesses the right password works in a known browser and in one that opened the page; most guesses are refused at once', async () => {
      const office = await start(store);
      const { person } = await hire(office, 'Ana');
      const known = stranger(office, person);
      await signIn(known);
      const opened = stranger(office, person);
      keepCookies(opened, await opened.get('/staff/sign-in', { 'X-Forwarded-For': '203.0.113.9' }));
      const post = (browser: Colleague, given: string, from: string) =>
        browser.post('/staff/sign-in', { email: person.email, password: given }, { 'X-Forwarded-For': from });

      // Occupies the queue, so that no password is checked until `slow` is released.
      const slow = withRelease();
      const blocking = Array.from({ length: availableParallelism() }, (_, i) =>
        passwordQueue(() => slow.promise, { lane: 0, origin: `blocking ${i}` }),
      );
      const right = [post(known, password, '203.0.113.8'), post(opened, password, '203.0.113.9')];
      // After this response, both right passwords are in the queue, before the first guess.
      await opened.get('/staff/sign-in');
      const refused: Response[] = [];
      const guesses = Array.from({ length: 40 }, async (_, i) => {
        const answer = await post(stranger(office, person), 'wrong', `198.51.100.${i}`);
        if (answer.status === 429) refused.push(answer);
        return answer.status;
      });
      await vi.waitFor(() => expect(refused).toHaveLength(30), 30_000);
      expect(textOf(await refused[0]!.text())).toContain(words.signIn.busy);
      slow.release();
      expect((await Promise.all(right)).map(({ status }) => status)).toEqual([303, 303]);
      expect((await Promise.all(guesses)).filter((status) => status === 401)).toHaveLength(10);
      await Promise.all(blocking);
    });

    test('an account with the hash of an earlier version signs in, and gets a new hash', async () => {
      const office = await start(store);
      const { person } = await hire(office, 'Ana');
      const salt = Buffer.alloc(16, 7);
      const key = scryptSync(password, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
      const old = `scrypt:32768:8:1:${salt.toString('base64')}:${key.toString('base64')}`;
      await office.database.run('update people set password = $2 where id = $1', [person.id, old]);
      expect((await signIn(stranger(office, person))).status).toBe(303);
      expect((await findPerson(office.database, 'id', person.id))?.password).toMatch(/^argon2id:/);
      const guess = { email: person.email, password: 'wrong' };
      expect((await stranger(office, person).post('/staff/sign-in', guess)).status).toBe(401);
      expect((await stranger(office, person).post('/staff/sign-in', { ...guess, password })).status).toBe(303);
    });

    test('signing in from another machine is refused over plain HTTP and works behind a TLS proxy', async () => {
      const office = await start(store);
      const { person } = await hire(office, 'Ana');
      const { request } = await import('node:http');
      const from = (host: string, proto = 'http') =>
        new Promise<number>((resolve, reject) => {
          const headers = {
            host,
            origin: `${proto}://${host}`,
            'content-type': 'application/x-www-form-urlencoded',
            'x-forwarded-proto': proto,
          };
          const sent = request(`${office.address}/staff/sign-in`, { method: 'POST', headers }, (response) =>
            resolve(response.statusCode ?? 0),
          );
          sent.on('error', reject);
          sent.end(new URLSearchParams({ email: person.email, password }).toString());
        });
      expect(await from('192.168.1.5:3000')).toBe(403);
      expect(await from('www.benchmark.example:4443', 'https')).toBe(303);
    });

    test('a passkey response without a challenge from this server is refused', async () => {
      const office = await start(store);
      await hire(office, 'Ana');
      const browser = browserOf(office, JSON.parse('{}'));
      const options = await browser.post('/staff/sign-in/passkey/options');
      expect(await options.json()).toMatchObject({ userVerification: 'required', rpId: '127.0.0.1' });
      keepCookies(browser, options);
      for (const response of ['', '{}', 'null', '{"id":"x","rawId":"x","type":"public-key","response":{}}'])
        expect((await browser.post('/staff/sign-in/passkey', { response })).status).toBe(401);
    });
  });
});

test('a hash queue serves known browsers, then those that opened the page, then the newest; when it is full, the oldest are refused', async () => {
  const enqueue = createHashQueue({ concurrency: 1, maxWaiting: 2, maxWaitingOfOrigin: 1 });
  const order: string[] = [];
  const slow = withRelease();
  const job = (name: string, lane: 0 | 1 | 2, origin = name, signal?: AbortSignal) =>
    enqueue(
      async () => {
        order.push(name);
        await slow.promise;
      },
      { lane, origin, signal },
    ).catch(() => order.push(`${name} refused`));
  const jobs = [
    job('first', 2),
    job('oldest', 2),
    job('middle', 2),
    job('newest', 2),
    job('second of a network', 2, 'newest'),
    job('opened the page', 1),
    job('known', 0),
    job('gone', 0, 'gone', AbortSignal.abort()),
  ];
  slow.release();
  await Promise.all(jobs);
  expect(order.filter((name) => name.endsWith('refused'))).toEqual(['oldest refused', 'second of a network refused', 'gone refused']);
  expect(order.filter((name) => !name.endsWith('refused'))).toEqual(['first', 'known', 'opened the page', 'newest', 'middle']);
});

test('pauses grow from one minute to an hour', () => {
  expect([4, 5, 6, 7, 11, 30].map((failures) => pauseAfterFailures(failures, 5) / minuteMs)).toEqual([0, 1, 2, 4, 60, 60]);
});

test('a device is named after its browser and operating system', () => {
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox on Linux');
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1')).toBe(
    'Safari on iPhone',
  );
  expect(deviceName('')).toBe('Browser');
});
