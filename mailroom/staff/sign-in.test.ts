import { scryptSync } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { availableParallelism } from 'node:os';
import { generate } from 'otplib';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createHashQueue } from '../accounts/hash-queue.ts';
import { firstOwnerMs, inviteFirstOwner } from '../accounts/invitations.ts';
import { passwordQueue } from '../accounts/passwords.ts';
import { findPerson, listPeople, type Person } from '../accounts/people.ts';
import { newRecoveryCodes } from '../accounts/second-factor.ts';
import { deviceName, findSession } from '../accounts/sessions.ts';
import { pauseAfterFailures } from '../accounts/throttle.ts';
import { listAudit } from '../audit.ts';
import { words } from '../staff-words.ts';
import { type Running, withRelease } from '../testing/fixtures.ts';
import { hire, openBrowser, password, type StaffBrowser, textOf, totpSecret } from '../testing/staff-browsers.ts';
import { onBothStores, onSqlite } from '../testing/stores.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const codeNow = () => generate({ secret: totpSecret });

/** Signs a person in with a browser that has no cookies yet. */
async function signIn(mailroom: Running, { email }: Person, code?: string) {
  const browser = openBrowser(mailroom);
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  await browser.post('/staff/sign-in', { email, password }, headers);
  const response = await browser.post('/staff/sign-in/code', { code: code ?? (await codeNow()) }, headers);
  return { browser, response };
}

onBothStores((test) => {
  test('the first owner joins by a link that works once and expires after a day', async ({ mailroom }) => {
    const browser = openBrowser(mailroom);
    const expired = await inviteFirstOwner(mailroom.database, mailroom.clock.now);
    mailroom.clock.now += firstOwnerMs;
    expect((await browser.get(`/staff/join?token=${expired}`)).status).toBe(410);
    const token = await inviteFirstOwner(mailroom.database, mailroom.clock.now);
    expect(token).toMatch(/^[\w-]{43}$/);
    const page = await browser.read(`/staff/join?token=${token}`);
    expect(page).toContain('You are invited to the messages of Benchmark as owner.');
    const joining = { token: token!, name: 'Ana Ruiz', email: 'Ana@Benchmark.example', password: 'a sentence is good' };
    expect((await browser.post('/staff/join', { ...joining, password: 'short', name: '' })).status).toBe(422);
    const joined = await browser.post('/staff/join', joining);
    expect([joined.status, joined.headers.get('location')]).toEqual([303, '/staff/setup']);
    // A password without a second factor does not sign in.
    expect((await browser.get('/staff')).status).toBe(303);
    const setup = await (await browser.get('/staff/setup')).text();
    const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(setup)?.[1]?.replaceAll(' ', '') ?? '';
    expect(setup).toMatch(/<svg[^>]*role="img" aria-label="Picture for the authenticator app"/);
    expect((await browser.post('/staff/setup', { code: '000000' })).status).toBe(422);
    const confirmed = await browser.post('/staff/setup', { code: await generate({ secret }) });
    expect(confirmed.status).toBe(200);
    expect((await confirmed.text()).match(/<li>[a-z2-9]{5}-[a-z2-9]{5}<\/li>/g)).toHaveLength(10);
    expect((await browser.get('/staff')).status).toBe(200);
    expect(await listPeople(mailroom.database)).toMatchObject([{ name: 'Ana Ruiz', email: 'ana@benchmark.example', role: 'owner' }]);

    expect((await browser.get(`/staff/join?token=${token}`)).status).toBe(410);
    expect((await browser.post('/staff/join', joining)).status).toBe(410);
    expect(await inviteFirstOwner(mailroom.database, mailroom.clock.now)).toBeUndefined();
    const stored = JSON.stringify(await mailroom.database.select(z.unknown(), 'select * from people'));
    expect(stored).not.toContain('a sentence is good');
    expect(stored).not.toContain(secret);
  });

  test('sign-in with password and code: a code works once, also when sent five times at the same moment', async ({ mailroom, ana }) => {
    const browser = openBrowser(mailroom);
    const first = await browser.post('/staff/sign-in', { email: ' ANA@benchmark.example ', password });
    expect([first.status, first.headers.get('location')]).toEqual([303, '/staff/sign-in/code']);
    expect((await browser.get('/staff')).headers.get('location')).toBe('/staff/sign-in');
    const code = await codeNow();
    const results = await Promise.all(Array.from({ length: 5 }, () => browser.post('/staff/sign-in/code', { code })));
    expect(results.filter(({ status }) => status === 303)).toHaveLength(1);
    expect((await browser.get('/staff')).status).toBe(200);
    expect((await signIn(mailroom, ana.person, code)).response.status).toBe(401);
    const audit = (await listAudit(mailroom.database, 20, 0)).map(({ action, person }) => `${person}: ${action}`);
    expect(audit).toContain('Ana: sign-in');
    expect(audit).toContain('Ana: sign-in-failed');
  });

  test('a recovery code works once in place of an authenticator code', async ({ mailroom, ana: { person } }) => {
    const [code = ''] = await newRecoveryCodes(mailroom.database, person.id);
    expect((await signIn(mailroom, person, code.toUpperCase())).response.status).toBe(303);
    expect((await signIn(mailroom, person, code)).response.status).toBe(401);
  });

  test('the session cookie is __Host-, HttpOnly, Secure, SameSite=Lax, and is stored as a hash', async ({ mailroom, ana }) => {
    const { response } = await signIn(mailroom, ana.person);
    const cookies = response.headers.getSetCookie();
    const [value, ...attributes] = cookies.find((cookie) => cookie.startsWith('__Host-staff='))!.split('; ');
    expect(value).toMatch(/^__Host-staff=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Lax', 'Secure']);
    const stored = JSON.stringify(await mailroom.database.select(z.unknown(), 'select * from person_sessions'));
    expect(stored).not.toContain(value!.split('=')[1]);
  });

  test('a session ends after sign-out, after twelve hours, and when another device signs it out', async ({ mailroom, ana: phone, ben }) => {
    const { browser: laptop } = await signIn(mailroom, phone.person);
    const page = await laptop.get('/staff/account');
    const device = /name="id" value="([0-9a-f]{64})"/.exec(await page.text())?.[1] ?? '';
    expect((await laptop.post('/staff/account/devices', { id: device })).status).toBe(303);
    expect((await phone.get('/staff')).status).toBe(303);
    expect((await laptop.get('/staff')).status).toBe(200);

    const before = laptop.cookie;
    expect((await laptop.post('/staff/sign-out')).status).toBe(303);
    laptop.cookie = before;
    expect((await laptop.get('/staff')).status).toBe(303);

    mailroom.clock.now += 12 * hourMs - 1;
    expect((await ben.get('/staff')).status).toBe(200);
    mailroom.clock.now += 1;
    expect((await ben.get('/staff')).status).toBe(303);
    for (const made of ['', '__Host-staff=', '__Host-staff=x', `__Host-staff=${'a'.repeat(43)}`])
      expect((await openBrowser(mailroom, made).get('/staff')).status).toBe(303);
  });

  test('sign out everywhere, and a new password, end the other sessions', async ({ mailroom, ana: phone }) => {
    const { browser: laptop } = await signIn(mailroom, phone.person);
    const change = (current: string) => laptop.post('/staff/account/password', { current, new: 'another good sentence' });
    expect((await change('wrong')).status).toBe(422);
    expect((await change(password)).status).toBe(303);
    expect((await phone.get('/staff')).status).toBe(303);
    expect((await laptop.get('/staff')).status).toBe(200);
    expect((await laptop.post('/staff/sign-out', { everywhere: 'yes' })).status).toBe(303);
    expect(await mailroom.database.select(z.unknown(), 'select id from person_sessions')).toEqual([]);
  });

  test('guessing: five tries, then a growing pause for that network; a known browser is exempt', async ({ mailroom, ana: { person } }) => {
    const { browser: known } = await signIn(mailroom, person);
    await known.post('/staff/sign-out');
    const other = openBrowser(mailroom);
    const guess = (browser: StaffBrowser, given: string, from = '2001:db8:1:2::1') =>
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
    expect((await guess(openBrowser(mailroom), password, '2001:db8:2::1')).status).toBe(303);
    mailroom.clock.now += minuteMs;
    const second = await guess(other, 'wrong');
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '120']);
    expect(JSON.stringify(await mailroom.database.select(z.unknown(), 'select * from sign_in_failures'))).not.toContain('2001:db8');
  });

  test('an owner can invite, change roles, reset and close accounts, but there must always be an owner', async ({ mailroom, owner }) => {
    const invited = await owner.post('/staff/people/invite', { email: 'Ben@Benchmark.example', role: 'reader' });
    const token = /join\?token=([\w-]{43})/.exec(await invited.text())?.[1] ?? '';
    const ben = openBrowser(mailroom);
    await ben.post('/staff/join', { token, name: 'Ben', password: 'a sentence is good' });
    const session = () => findSession(mailroom.database, /staff=([\w-]+)/.exec(ben.cookie)?.[1], 'setup', mailroom.clock.now);
    expect(await session()).toBeDefined();
    const person = (await findPerson(mailroom.database, 'email', 'ben@benchmark.example'))!;
    expect(person).toMatchObject({ name: 'Ben', role: 'reader' });
    expect((await owner.post('/staff/people/invite', { email: 'ben@benchmark.example', role: 'reader' })).status).toBe(422);

    expect((await owner.post(`/staff/people/${owner.person.id}/role`, { role: 'reader' })).status).toBe(422);
    expect((await owner.post(`/staff/people/${owner.person.id}/close`)).status).toBe(422);
    expect((await owner.post(`/staff/people/${person.id}/role`, { role: 'handler' })).status).toBe(303);
    expect((await findPerson(mailroom.database, 'id', person.id))?.role).toBe('handler');

    const reset = await owner.post(`/staff/people/${person.id}/reset`);
    expect(await reset.text()).toContain('/staff/join?token=');
    expect(await session()).toBeUndefined();
    expect((await owner.post(`/staff/people/${person.id}/close`)).status).toBe(303);
    expect(await findPerson(mailroom.database, 'id', person.id)).toBeUndefined();
    const audit = (await listAudit(mailroom.database, 20, 0)).map(({ action, subject }) => `${action} ${subject}`);
    for (const action of ['invite', 'join', 'role', 'reset', 'close']) expect(audit).toContain(`${action} ben@benchmark.example`);
  });

  test('each role can do what it is allowed to, and no more', async ({ mailroom, ana: handler }) => {
    const reader = await hire(mailroom, 'Rea', 'reader');
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

// This behavior does not depend on the store.
onSqlite((test) => {
  test('a flood of guesses does not stop a browser that is known or has opened the page', async ({ mailroom, ana: { person } }) => {
    const { browser: known } = await signIn(mailroom, person);
    const opened = openBrowser(mailroom);
    await opened.get('/staff/sign-in', { 'X-Forwarded-For': '203.0.113.9' });
    const post = (browser: StaffBrowser, given: string, from: string) =>
      browser.post('/staff/sign-in', { email: person.email, password: given }, { 'X-Forwarded-For': from });

    // Occupies the queue, so that no password is checked until `slow` is released.
    const slow = withRelease();
    const blocking = Array.from({ length: availableParallelism() }, (_, i) =>
      passwordQueue(() => slow.promise, { lane: 0, origin: `blocking ${i}` }),
    );
    const right = [post(known, password, '203.0.113.8'), post(opened, password, '203.0.113.9')];
    // Once this request is answered, both right passwords are in the queue, ahead of the guesses.
    await opened.get('/staff/sign-in');
    const refused: Response[] = [];
    const guesses = Array.from({ length: 40 }, async (_, i) => {
      const answer = await post(openBrowser(mailroom), 'wrong', `198.51.100.${i}`);
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

  test('an account with the hash of an earlier version signs in, and gets a new hash', async ({ mailroom, ana: { person } }) => {
    const salt = Buffer.alloc(16, 7);
    const key = scryptSync(password, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
    const old = `scrypt:32768:8:1:${salt.toString('base64')}:${key.toString('base64')}`;
    await mailroom.database.run('update people set password = $2 where id = $1', [person.id, old]);
    expect((await signIn(mailroom, person)).response.status).toBe(303);
    expect((await findPerson(mailroom.database, 'id', person.id))?.password).toMatch(/^argon2id:/);
    const statusOf = async (given: string) =>
      (await openBrowser(mailroom).post('/staff/sign-in', { email: person.email, password: given })).status;
    expect([await statusOf('wrong'), await statusOf(password)]).toEqual([401, 303]);
  });

  test('signing in from another machine is refused over plain HTTP and works behind a TLS proxy', async ({ mailroom, ana: { person } }) => {
    // fetch() does not allow a different Host header.
    const from = async (host: string, proto = 'http') => {
      const headers = {
        host,
        origin: `${proto}://${host}`,
        'x-forwarded-proto': proto,
        'content-type': 'application/x-www-form-urlencoded',
      };
      const sent = request(`${mailroom.address}/staff/sign-in`, { method: 'POST', headers });
      sent.end(String(new URLSearchParams({ email: person.email, password })));
      const [response] = await once(sent, 'response');
      return response.resume().statusCode;
    };
    expect(await from('192.168.1.5:3000')).toBe(403);
    expect(await from('www.benchmark.example:4443', 'https')).toBe(303);
  });

  test('a passkey response without a challenge from this server is refused', async ({ mailroom }) => {
    const browser = openBrowser(mailroom);
    const options = await browser.post('/staff/sign-in/passkey/options');
    expect(await options.json()).toMatchObject({ userVerification: 'required', rpId: '127.0.0.1' });
    for (const response of ['', '{}', 'null', '{"id":"x","rawId":"x","type":"public-key","response":{}}'])
      expect((await browser.post('/staff/sign-in/passkey', { response })).status).toBe(401);
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
