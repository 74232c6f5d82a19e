import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { emailLinkMs, firstOwnerLink, firstOwnerMs, makeLink, promptLinkMs } from '../accounts/links.ts';
import { findPerson, listPeople, type Person } from '../accounts/people.ts';
import { deviceName } from '../accounts/sessions.ts';
import { listAudit } from '../audit.ts';
import { words } from '../staff-words.ts';
import type { Database } from '../store/database.ts';
import { latestChange } from '../store/messages.ts';
import { addMessage, type Running, startMailroom } from '../testing/fixtures.ts';
import { type Account, startProvider } from '../testing/provider.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';
import { hire, hireInto, openBrowser, type StaffBrowser, textOf } from '../testing/staff-browsers.ts';
import { onBothStores, onSqlite } from '../testing/stores.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const one = '11111111-1111-4111-8111-111111111111';

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
beforeEach(() => {
  smtp.received = [];
  smtp.reply = 'accept';
});
afterAll(() => smtp.stop());

/** A mailroom that sends links by e-mail. */
const withEmail = (database: Database) =>
  startMailroom({
    database,
    environment: { SMTP_URL: smtp.url, MAIL_TO: 'office@example.com', TRUSTED_PROXIES: '1', SITE_URL: 'https://x.example' },
  });

const ask = (browser: StaffBrowser, email: string, from = '203.0.113.7') =>
  browser.post('/staff/sign-in', { email }, { 'X-Forwarded-For': from });
const tokenIn = (text: string) => /\/staff\/link\?token=([\w-]{43})/.exec(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1] ?? '';
async function mailedToken(): Promise<string> {
  await expect.poll(() => smtp.received.length).toBe(1);
  return tokenIn(smtp.received.shift() ?? '');
}

/** Opens a link and presses its button. */
async function follow(browser: StaffBrowser, token: string, fields: Record<string, string> = {}): Promise<Response> {
  const opened = await browser.get(`/staff/link?token=${token}`);
  expect([opened.status, opened.headers.get('location'), opened.headers.get('referrer-policy')]).toEqual([
    303,
    '/staff/link',
    'no-referrer',
  ]);
  return browser.post('/staff/link', fields);
}

/** Signs a person in by a link from the prompt. */
async function signIn({ database, clock, ...mailroom }: Running, { id }: Person): Promise<StaffBrowser> {
  const browser = openBrowser({ database, clock, ...mailroom });
  const token = await makeLink(database, { personId: id, lifetimeMs: promptLinkMs }, clock.now);
  expect((await follow(browser, token)).status).toBe(303);
  return browser;
}

onBothStores((test) => {
  test('the first owner joins by a link that works once, expires after a day, and ends when there is an owner', async ({ mailroom }) => {
    const { database, clock } = mailroom;
    const expired = await firstOwnerLink(database, clock.now);
    clock.now += firstOwnerMs;
    const browser = openBrowser(mailroom);
    expect((await follow(browser, expired!)).status).toBe(410);
    const [token, other] = [await firstOwnerLink(database, clock.now), await firstOwnerLink(database, clock.now)];
    const joining = { name: 'Ana Ruiz', email: 'Ana@Benchmark.example' };
    const refused = await follow(browser, token!, { name: 'Ana Ruiz', email: 'ana' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('value="Ana Ruiz"');
    expect((await follow(browser, token!, joining)).headers.get('location')).toBe('/staff');
    expect((await browser.get('/staff')).status).toBe(200);
    expect(await listPeople(database)).toMatchObject([{ name: 'Ana Ruiz', email: 'ana@benchmark.example', role: 'owner' }]);
    // The link that another process printed, and the one that was used.
    for (const late of [token!, other!])
      expect((await follow(openBrowser(mailroom), late, { ...joining, email: 'thief@x.example' })).status).toBe(410);
    expect(await firstOwnerLink(database, clock.now)).toBeUndefined();
    expect(await listPeople(database)).toHaveLength(1);
  });

  test('of eight presses of one button one signs in', async ({ mailroom, ana: { person } }) => {
    const token = await makeLink(mailroom.database, { personId: person.id, lifetimeMs: promptLinkMs }, mailroom.clock.now);
    const answers = await Promise.all(Array.from({ length: 8 }, () => openBrowser(mailroom, `__Host-link=${token}`).post('/staff/link')));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array.from({ length: 7 }, () => 410)]);
    expect((await listAudit(mailroom.database, 20, 0)).map(({ action, person: name }) => `${name}: ${action}`)).toEqual([
      'Ana (ana@benchmark.example): sign-in',
    ]);
  });

  test('a link by e-mail works once, for ten minutes, in the browser that asked; opening it uses nothing up', async ({ database }) => {
    const mailroom = await withEmail(database);
    await hireInto(database, 'Ana');
    const browser = openBrowser(mailroom);
    const page = await ask(browser, ' ANA@benchmark.example ');
    expect(page.status).toBe(200);
    expect(smtp.received[0] ?? '').not.toContain('Referer');
    const token = await mailedToken();
    // A program that checks links, and a person with another browser.
    const other = openBrowser(mailroom);
    expect(textOf(await (await follow(other, token)).text())).toContain(words.link.elsewhere.title);
    await ask(other, 'ana@benchmark.example');
    await mailedToken();
    expect((await follow(other, token)).status).toBe(403);
    for (let scans = 0; scans < 3; scans += 1) expect((await other.get(`/staff/link?token=${token}`)).status).toBe(303);
    expect((await follow(browser, token)).headers.get('location')).toBe('/staff');
    expect(await browser.read('/staff')).toContain('All messages');
    browser.cookie += `; __Host-link=${token}`;
    expect((await browser.post('/staff/link')).status).toBe(410);

    const late = openBrowser(mailroom);
    await ask(late, 'ana@benchmark.example');
    const expiring = await mailedToken();
    mailroom.clock.now += emailLinkMs;
    expect((await follow(late, expiring)).status).toBe(410);
    const stored = JSON.stringify(await database.select(z.unknown(), 'select * from sign_in_links'));
    expect(stored).not.toContain(expiring);

    // If somebody asks twice, the link of the first e-mail still works.
    await ask(late, 'ana@benchmark.example');
    const first = await mailedToken();
    await ask(late, 'ana@benchmark.example');
    await mailedToken();
    expect((await follow(late, first)).headers.get('location')).toBe('/staff');
  });

  test('the office’s provider signs in people who were invited: by verified address first, then by subject', async ({ database }) => {
    const { mailroom, provider, enter } = await withProvider(database);
    const ana = await hireInto(database, 'Ana');
    const as = (account: Account) => {
      provider.account = account;
      return enter();
    };
    const verified = { sub: 'ana-1', email: 'Ana@Benchmark.example', email_verified: true };
    expect((await as({ ...verified, email_verified: false })).location).toBe('/staff/sign-in?problem=unverified');
    expect((await as({ sub: 'ana-1' })).location).toBe('/staff/sign-in?problem=unverified');
    expect((await as({ ...verified, email: 'stranger@x.example' })).location).toBe('/staff/sign-in?problem=unknown');
    const first = await as(verified);
    expect(first.location).toBe('/staff');
    expect((await first.browser.get('/staff')).status).toBe(200);
    expect(await findPerson(database, 'id', ana.id)).toMatchObject({ issuer: provider.issuer, subject: 'ana-1' });
    // The provider has given her another address, and hers to somebody else.
    expect((await as({ sub: 'ana-1', email: 'ruiz@benchmark.example', email_verified: false })).location).toBe('/staff');
    expect((await as({ ...verified, sub: 'thief' })).location).toBe('/staff/sign-in?problem=unknown');
    expect(JSON.stringify(mailroom.logged)).not.toContain('@');
  });

  test('an owner can invite, change roles and close accounts, but there must always be an owner', async ({ mailroom, owner }) => {
    const { database } = mailroom;
    const invite = (fields: Record<string, string>) => owner.post('/staff/people/invite', { name: 'Ben', role: 'reader', ...fields });
    expect((await invite({ email: 'Ben@Benchmark.example' })).status).toBe(303);
    const person = (await findPerson(database, 'email', 'ben@benchmark.example'))!;
    expect(person).toMatchObject({ name: 'Ben', role: 'reader' });
    const again = await invite({ email: 'ben@benchmark.example', name: 'Benjamin' });
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('value="Benjamin"');
    const ben = await signIn(mailroom, person);
    expect((await ben.get('/staff')).status).toBe(200);

    expect((await owner.post(`/staff/people/${owner.person.id}/role`, { role: 'reader' })).status).toBe(422);
    expect((await owner.post(`/staff/people/${owner.person.id}/close`)).status).toBe(422);
    expect((await owner.post(`/staff/people/${person.id}/role`, { role: 'handler' })).status).toBe(303);
    expect((await findPerson(database, 'id', person.id))?.role).toBe('handler');

    await addMessage(database, { id: one });
    await owner.post(`/staff/messages/${one}/assign`, { version: '0', person: person.id });
    const changes = () => latestChange(mailroom.database);
    const before = await changes();
    const link = await makeLink(database, { personId: person.id, lifetimeMs: promptLinkMs }, mailroom.clock.now);
    expect((await owner.post(`/staff/people/${person.id}/close`)).status).toBe(303);
    expect((await ben.get('/staff')).status).toBe(303);
    expect((await follow(openBrowser(mailroom), link)).status).toBe(410);
    expect(await findPerson(database, 'id', person.id)).toBeUndefined();
    // Open lists are told, and the history says who took the assignment away.
    expect(await changes()).toBeGreaterThan(before);
    expect(await owner.read(`/staff/messages/${one}`)).toContain('Olga took the assignment away');
    const audit = (await listAudit(database, 20, 0)).map(({ action, subject }) => `${action} ${subject}`);
    for (const action of ['invite', 'role', 'close']) expect(audit).toContain(`${action} ben@benchmark.example`);
  });

  test('NUL, which PostgreSQL rejects, is left out of posted forms', async ({ mailroom, owner }) => {
    const invited = await fetch(`${mailroom.address}/staff/people/invite`, {
      method: 'POST',
      body: 'name=C\0leo%00&email=cleo@benchmark.example&role=reader',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', cookie: owner.cookie, origin: mailroom.address },
      redirect: 'manual',
    });
    expect(invited.status).toBe(303);
    expect((await findPerson(mailroom.database, 'email', 'cleo@benchmark.example'))?.name).toBe('Cleo');
  });

  test('two owners who demote each other at the same moment leave an owner', async ({ mailroom, owner }) => {
    for (let round = 0; round < 5; round += 1) {
      const other = await hire(mailroom, `Rival${round}`, 'owner');
      const demote = (by: StaffBrowser, { id }: Person) => by.post(`/staff/people/${id}/role`, { role: 'reader' });
      await Promise.all([demote(owner, other.person), demote(other, owner.person)]);
      const owners = (await listPeople(mailroom.database)).filter(({ role }) => role === 'owner');
      expect(owners).toHaveLength(1);
      await mailroom.database.run("update people set role = 'owner' where id = $1", [owner.person.id]);
      await mailroom.database.run("update people set role = 'reader' where id = $1", [other.person.id]);
    }
  });

  test('who copied a cookie cannot make an account of it: changes of people need a sign-in of the last 15 minutes', async ({
    mailroom,
    owner,
  }) => {
    mailroom.clock.now += 15 * minuteMs + 1;
    const fields = { name: 'Thief', email: 'thief@x.example', role: 'owner' };
    const refused = await owner.post('/staff/people/invite', fields);
    expect(refused.status).toBe(403);
    const text = await refused.text();
    expect(text).toContain(words.people.signInAgain);
    expect(text).toContain('value="thief@x.example"');
    expect((await owner.post(`/staff/people/${owner.person.id}/role`, { role: 'reader' })).status).toBe(403);
    expect(await listPeople(mailroom.database)).toHaveLength(1);
    const fresh = await signIn(mailroom, owner.person);
    expect((await fresh.post('/staff/people/invite', fields)).status).toBe(303);
  });

  test('each role can do what it is allowed to, and no more', async ({ mailroom, ana: handler }) => {
    const reader = await hire(mailroom, 'Rea', 'reader');
    const id = '11111111-1111-4111-8111-111111111111';
    for (const path of ['done', 'answer', 'assign', 'note', 'trash', 'retry', 'erase'])
      expect((await reader.post(`/staff/messages/${id}/${path}`)).status, path).toBe(403);
    for (const path of ['/staff/messages.csv', '/staff/people', '/staff/audit']) expect((await reader.get(path)).status, path).toBe(403);
    for (const path of [`/staff/messages/${id}/erase`, '/staff/retention', '/staff/people/invite'])
      expect((await handler.post(path)).status, path).toBe(403);
    for (const path of ['/staff', '/staff/help', '/staff/account']) expect((await reader.get(path)).status, path).toBe(200);
    expect((await handler.get('/staff/messages.csv')).status).toBe(200);
    expect((await handler.get('/metrics')).status).toBe(401);
  });
});

/** A mailroom with a provider. `enter` signs a new browser in there, as far as the callback. */
async function withProvider(database: Database, options: { inIdToken?: boolean } = {}) {
  const site = 'http://localhost:3000';
  const provider = await startProvider(`${site}/staff/sign-in/callback`, options);
  onTestFinished(provider.stop);
  const mailroom = await startMailroom({ database, environment: { ...provider.settings, SITE_URL: site } });
  /** The path to which the provider sends the browser back. */
  async function visitProvider(browser: StaffBrowser): Promise<string> {
    const started = await browser.get('/staff/sign-in/provider');
    let [url, cookies] = [started.headers.get('location') ?? '', ''];
    while (!url.startsWith(site)) {
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie: cookies } });
      cookies = [cookies, ...answer.headers.getSetCookie().map((line) => line.split(';')[0])].filter(Boolean).join('; ');
      url = new URL(answer.headers.get('location') ?? '', url).href;
    }
    return url.slice(site.length);
  }
  async function enter(browser = openBrowser(mailroom)) {
    const callback = await visitProvider(browser);
    const answer = await browser.get(callback);
    return { browser, callback, location: answer.headers.get('location'), answer };
  }
  return { mailroom, provider, enter, visitProvider };
}

// This behavior does not depend on the store.
onSqlite((test) => {
  test('the answer is the same whether an address is known or not, and links are limited by address and by network', async ({
    database,
  }) => {
    const mailroom = await withEmail(database);
    await hireInto(database, 'Ana');
    const body = async (email: string, from?: string) => (await ask(openBrowser(mailroom), email, from)).text();
    const known = (await body('ana@benchmark.example')).replaceAll('ana@benchmark.example', 'X');
    expect((await body('eve@benchmark.example')).replaceAll('eve@benchmark.example', 'X')).toBe(known);
    for (let i = 0; i < 10; i += 1)
      expect((await body('ana@benchmark.example', `198.51.100.${i}`)).replaceAll('ana@benchmark.example', 'X')).toBe(known);
    await expect.poll(() => smtp.received.length).toBe(5);
    const network = async (n: number) => (await ask(openBrowser(mailroom), `${n}@x.example`, `2001:db8:1:${n}::1`)).status;
    for (let i = 0; i < 20; i += 1) expect(await network(i)).toBe(200);
    expect(await network(21)).toBe(429);
    mailroom.clock.now += hourMs;
    expect(await network(21)).toBe(200);
    expect(smtp.received).toHaveLength(5);
  });

  test('a link is made only after the response, whose time would otherwise show who has an account', async ({ database }) => {
    const mailroom = await withEmail(database);
    await hireInto(database, 'Ana');
    // The random time after the response: half a minute.
    vi.spyOn(Math, 'random').mockReturnValue(30);
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await ask(openBrowser(mailroom), 'ana@benchmark.example')).status).toBe(200);
    expect(await database.select(z.unknown(), 'select id from sign_in_links')).toEqual([]);
  });

  test('the page does not wait for the mail server, and a mail that is refused is an error in the log', async ({ database }) => {
    const mailroom = await withEmail(database);
    await hireInto(database, 'Ana');
    smtp.reply = 'refuse';
    expect((await ask(openBrowser(mailroom), 'ana@benchmark.example')).status).toBe(200);
    await expect.poll(() => mailroom.logged.map(({ message }) => message)).toContain('A sign-in link could not be sent.');
    expect(JSON.stringify(mailroom.logged)).not.toMatch(/ana@|token/);
  });

  test('a provider that sends the address in the ID token, and Microsoft’s claim for a verified owner', async ({ database }) => {
    const { provider, enter } = await withProvider(database, { inIdToken: true });
    await hireInto(database, 'Ana');
    provider.account = { sub: 'x', email: 'ana@benchmark.example' };
    expect((await enter()).location).toBe('/staff/sign-in?problem=unverified');
    provider.account = { sub: 'x', email: 'ana@benchmark.example', xms_edov: true };
    expect((await enter()).location).toBe('/staff');
  });

  test('answers of the provider that belong to another browser, were used, changed or made up are refused', async ({ database }) => {
    const { mailroom, visitProvider, enter } = await withProvider(database);
    await hireInto(database, 'Ana');
    const [ana, eve] = [openBrowser(mailroom), openBrowser(mailroom)];
    const [forAna, forEve] = [await visitProvider(ana), await visitProvider(eve)];
    const refused = '/staff/sign-in?problem=refused';
    const land = async (browser: StaffBrowser, path: string) => (await browser.get(path)).headers.get('location');
    const pending = ana.cookie;
    const changed = (name: string, value: string) => {
      const url = new URL(forAna, 'http://x.example');
      url.searchParams.set(name, value);
      return url.pathname + url.search;
    };
    const attempts: [StaffBrowser, string][] = [
      [openBrowser(mailroom), forAna],
      [openBrowser(mailroom, eve.cookie), forAna],
      [openBrowser(mailroom, pending), forEve],
      [openBrowser(mailroom, pending), changed('state', 'x')],
      [openBrowser(mailroom, pending), changed('iss', 'https://other.example')],
      [openBrowser(mailroom, pending), changed('code', 'x')],
      [openBrowser(mailroom, '__Host-provider=x'), forAna],
      [openBrowser(mailroom, '__Host-provider=eyJ9'), forAna],
      [openBrowser(mailroom, pending), '/staff/sign-in/callback'],
      [openBrowser(mailroom, pending), `${changed('error', 'access_denied')}`],
      [openBrowser(mailroom, pending), '/staff/sign-in/callback#id_token=x'],
    ];
    for (const [browser, path] of attempts) expect(await land(browser, path), path).toBe(refused);
    const fresh = await enter();
    expect(fresh.location).toBe('/staff');
    expect(fresh.answer.headers.get('referrer-policy')).toBe('no-referrer');
    // The same answer a second time, also with the cookie that belongs to it.
    expect(await land(fresh.browser, fresh.callback)).toBe(refused);
    expect(await database.select(z.unknown(), 'select id from person_sessions')).toHaveLength(1);
  });

  test('with a provider there are no links by e-mail, so that people who have left the firm cannot sign in', async ({ database }) => {
    const { mailroom } = await withProvider(database);
    await hireInto(database, 'Ana');
    expect((await ask(openBrowser(mailroom), 'ana@benchmark.example')).status).toBe(422);
    expect(await openBrowser(mailroom).read('/staff/sign-in')).toContain(words.signIn.leads.provider);
  });

  test('the session cookie is __Host-, HttpOnly, Secure, SameSite=Lax, and is stored as a hash', async ({ mailroom, ana }) => {
    const token = await makeLink(mailroom.database, { personId: ana.person.id, lifetimeMs: promptLinkMs }, mailroom.clock.now);
    const cookies = (await follow(openBrowser(mailroom), token)).headers.getSetCookie();
    const [value, ...attributes] = cookies.find((cookie) => cookie.startsWith('__Host-staff='))!.split('; ');
    expect(value).toMatch(/^__Host-staff=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Lax', 'Secure']);
    const stored = JSON.stringify(await mailroom.database.select(z.unknown(), 'select * from person_sessions'));
    expect(stored).not.toContain(value!.split('=')[1]);
  });

  test('a session ends after sign-out, after twelve hours, and when another device signs it out', async ({ mailroom, ana: phone, ben }) => {
    const laptop = await signIn(mailroom, phone.person);
    const page = await laptop.get('/staff/account');
    const device = /name="id" value="([0-9a-f]{64})"/.exec(await page.text())?.[1] ?? '';
    expect((await laptop.post('/staff/account/devices', { id: device })).status).toBe(303);
    expect((await phone.get('/staff')).status).toBe(303);
    expect((await laptop.get('/staff')).status).toBe(200);

    const before = laptop.cookie;
    expect((await laptop.post('/staff/sign-out')).status).toBe(303);
    laptop.cookie = before;
    expect((await laptop.get('/staff')).status).toBe(303);
    expect((await laptop.post('/staff/retry')).status).toBe(401);

    const tablet = await signIn(mailroom, phone.person);
    const desk = await signIn(mailroom, phone.person);
    expect((await tablet.post('/staff/sign-out', { everywhere: 'yes' })).status).toBe(303);
    expect((await desk.get('/staff')).status).toBe(303);

    mailroom.clock.now += 12 * hourMs - 1;
    expect((await ben.get('/staff')).status).toBe(200);
    mailroom.clock.now += 1;
    expect((await ben.get('/staff')).status).toBe(303);
    for (const made of ['', '__Host-staff=', '__Host-staff=x', `__Host-staff=${'a'.repeat(43)}`])
      expect((await openBrowser(mailroom, made).get('/staff')).status).toBe(303);
  });

  test('signing in from another machine is refused over plain HTTP and works behind a TLS proxy', async ({ mailroom, ana: { person } }) => {
    const token = await makeLink(mailroom.database, { personId: person.id, lifetimeMs: promptLinkMs }, mailroom.clock.now);
    // fetch() does not allow a different Host header.
    const from = async (host: string, proto = 'http') => {
      const sent = request(`${mailroom.address}/staff/link?token=${token}`, { headers: { host, 'x-forwarded-proto': proto } });
      sent.end();
      const [response] = await once(sent, 'response');
      return response.resume().statusCode;
    };
    expect(await from('192.168.1.5:3000')).toBe(403);
    expect(await from('www.benchmark.example:4443', 'https')).toBe(303);
  });
});

test('a device is named after its browser and operating system', () => {
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox on Linux');
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1')).toBe(
    'Safari on iPhone',
  );
  expect(deviceName('')).toBe('Browser');
});
