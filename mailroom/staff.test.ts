import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { freeTries, isSignedIn, makeFirstPassword, pauseAfterFailures, setPassword, signIn } from './sign-in.ts';
import type { Database } from './store/database.ts';
import { claim, settle } from './store/deliveries.ts';
import { countMessages, findMessage, insertMessages } from './store/messages.ts';
import { message, type Running, startMailroom } from './testing/fixtures.ts';
import { overEachStore, overSqlite, type TestStore } from './testing/stores.ts';
import { words } from './words.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const running: Running[] = [];
afterEach(() => {
  for (const mailroom of running.splice(0)) mailroom.stop();
});

interface Staff extends Running {
  password: string;
  clock: { now: number };
  /** As a browser on these pages would: with the cookie, from the same origin. */
  get(path: string, cookie?: string): Promise<Response>;
  act(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  cookie: string;
}

async function start(store: TestStore, environment: Record<string, string> = {}): Promise<Staff> {
  const database = await store.open();
  const password = (await makeFirstPassword(database))!;
  const clock = { now: Date.UTC(2026, 6, 16, 19, 40) };
  const mailroom = await startMailroom({ database, environment: { TRUSTED_PROXIES: '1', ...environment }, now: () => clock.now });
  running.push(mailroom);
  const self: Staff = {
    ...mailroom,
    password,
    clock,
    cookie: '',
    get: (path, cookie = self.cookie) => fetch(`${mailroom.address}${path}`, { headers: { cookie }, redirect: 'manual' }),
    act: (path, fields = {}, headers = {}) =>
      fetch(`${mailroom.address}${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { cookie: self.cookie, origin: mailroom.address, ...headers },
        redirect: 'manual',
      }),
  };
  return self;
}

/** The cookie of a session, as the browser would send it back. */
async function enter(staff: Staff): Promise<Staff> {
  const answer = await staff.act('/staff/sign-in', { password: staff.password });
  expect(answer.status).toBe(303);
  staff.cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  return staff;
}

const keep = (database: Database, ...messages: Parameters<typeof message>[0][]) =>
  insertMessages(
    database,
    messages.map((one) => message({ receivedAt: Date.UTC(2026, 6, 16, 14, 12), ...one })),
    ['email'],
  );

overEachStore((store) => {
  test('only who signed in gets in: every address leads to the door, every change is refused', async () => {
    const staff = await start(store);
    await keep(staff.database, { id: '11111111-1111-4111-8111-111111111111' });
    const one = '/staff/messages/11111111-1111-4111-8111-111111111111';
    for (const path of ['/staff', '/staff/help', '/staff/messages.csv', one, '/staff/nothing']) {
      const answer = await staff.get(path);
      expect([answer.status, answer.headers.get('location')], path).toEqual([303, '/staff/sign-in']);
    }
    for (const path of ['/staff/retry', '/staff/sign-out', `${one}/done`, `${one}/erase`, `${one}/retry`, `${one}/trust`])
      expect((await staff.act(path)).status, path).toBe(401);
    expect(await findMessage(staff.database, '11111111-1111-4111-8111-111111111111')).toMatchObject({ state: 'new' });
  });

  test('the cookie: __Host-, HttpOnly, Secure, SameSite=Lax, twelve hours', async () => {
    const staff = await start(store);
    const answer = await staff.act('/staff/sign-in', { password: staff.password });
    expect(answer.headers.get('location')).toBe('/staff');
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    const [value, ...attributes] = answer.headers.getSetCookie()[0]!.split('; ');
    expect(value).toMatch(/^__Host-staff=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Lax', 'Secure']);
    const stored = JSON.stringify(await staff.database.rows('select * from sessions'));
    expect(stored).not.toContain(value!.split('=')[1]);
  });

  test('a cookie is worth nothing after sign-out, after twelve hours, after a new password', async () => {
    const staff = await enter(await start(store));
    const { cookie } = staff;
    expect((await staff.get('/staff')).status).toBe(200);
    expect((await staff.act('/staff/sign-out')).status).toBe(303);
    expect((await staff.get('/staff', cookie)).status).toBe(303);

    await enter(staff);
    staff.clock.now += 12 * hourMs - 1;
    expect((await staff.get('/staff')).status).toBe(200);
    staff.clock.now += 1;
    expect((await staff.get('/staff')).status).toBe(303);

    const other = (await enter(staff)).cookie;
    await enter(staff);
    await setPassword(staff.database, 'another password');
    for (const old of [other, staff.cookie]) expect((await staff.get('/staff', old)).status).toBe(303);
    expect((await staff.act('/staff/sign-in', { password: staff.password })).status).toBe(401);
    for (const made of ['', '__Host-staff=', '__Host-staff=x', `__Host-staff=${'a'.repeat(43)}`, `staff=${other.split('=')[1]}`])
      expect((await staff.get('/staff', made)).status).toBe(303);
  });

  test('guessing: five tries, then a pause that grows; the right password waits too; another address does not', async () => {
    const staff = await start(store);
    const guess = (password: string, from = '203.0.113.7') => staff.act('/staff/sign-in', { password }, { 'X-Forwarded-For': from });
    for (const left of [4, 3, 2, 1]) {
      const answer = await guess('wrong');
      expect(answer.status).toBe(401);
      expect(await answer.text()).toContain(`${left} of 5 tries left`);
    }
    expect((await guess('wrong')).status).toBe(429);
    expect((await guess(staff.password)).status).toBe(429);
    expect((await guess(staff.password, '203.0.113.8')).status).toBe(303);
    staff.clock.now += minuteMs;
    const second = await guess('wrong');
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '120']);
    staff.clock.now += minuteMs;
    expect((await guess(staff.password)).status).toBe(429);
    staff.clock.now += minuteMs;
    expect((await guess(staff.password)).status).toBe(303);
    expect((await guess('wrong')).status).toBe(401);
    expect(JSON.stringify(await staff.database.rows('select * from wrong_passwords'))).not.toContain('203.0.113');
  });

  test('forty guesses at once are five guesses', async () => {
    const staff = await start(store);
    const results = await Promise.all(Array.from({ length: 40 }, () => signIn(staff.database, 'wrong', '203.0.113.7', staff.clock.now)));
    expect(results.filter((result) => 'triesLeft' in result)).toHaveLength(freeTries - 1);
    const [row] = await staff.database.rows<{ failures: number }>('select failures from wrong_passwords');
    expect(row?.failures).toBe(freeTries);
    expect([5, 6, 7, 11, 30].map((failures) => pauseAfterFailures(failures) / minuteMs)).toEqual([1, 2, 4, 60, 60]);
  });

  test('the first password is made once, is long, and is stored as a hash', async () => {
    const staff = await start(store);
    expect(staff.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(await makeFirstPassword(staff.database)).toBeUndefined();
    const stored = JSON.stringify(await staff.database.rows('select * from secrets'));
    expect(stored).toContain('scrypt:32768:8:1:');
    expect(stored).not.toContain(staff.password);
    expect(await isSignedIn(staff.database, staff.password, staff.clock.now)).toBe(false);
  });

  test('a POST from another site is refused, whatever it brings', async () => {
    const staff = await enter(await start(store));
    await keep(staff.database, { id: '11111111-1111-4111-8111-111111111111' });
    const erase = '/staff/messages/11111111-1111-4111-8111-111111111111/erase';
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${staff.address}.evil.example` },
      { origin: '' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example', 'content-type': 'text/plain' },
    ];
    for (const headers of foreign) expect((await staff.act(erase, {}, headers)).status, JSON.stringify(headers)).toBe(403);
    const json = await fetch(`${staff.address}${erase}`, {
      method: 'POST',
      headers: { cookie: staff.cookie, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(415);
    expect((await staff.get(erase)).status).toBe(404);
    expect(await countMessages(staff.database, {})).toBe(1);
    expect((await staff.act(erase)).status).toBe(303);
    expect(await countMessages(staff.database, {})).toBe(0);
  });

  test('the list: newest first by days, states in words, suspects apart, counts, search, pages', async () => {
    const staff = await enter(await start(store));
    const at = (hour: number, minute: number, day = 16) => Date.UTC(2026, 6, day, hour + 5, minute);
    const of = (name: string, text: string) => ({ name, email: 'a@example.com', phone: '', message: text });
    await keep(
      staff.database,
      { receivedAt: at(9, 12), fields: of('Marguerite Oduya', 'Roof claim, second adjuster visit. Our first inspection was on June 30') },
      { receivedAt: at(18, 20, 15), fields: of('Odalys Freund', 'Flood, closing on August 3. Our lender says') },
      { receivedAt: at(3, 14), suspect: 'trap', fields: of('SEO Team', 'Rank your site first today') },
      {
        receivedAt: at(8, 47),
        form: 'mortgage',
        fields: {
          fullName: 'Tomas Brandvold',
          bestContact: '(713) 555-0199',
          loanType: 'Refinance',
          loanAmount: '1,850,000',
          propertyZip: '77007',
          notes: 'Evidence of property needed',
          consent: 'yes',
        },
      },
    );
    const page = text(await (await staff.get('/staff')).text());
    const inOrder = [
      'Kept here: 4 messages',
      'All 3',
      'New 3',
      'Suspect 1',
      'Contact 2',
      'Lender 1',
      'All messages',
      'Thursday, July 16',
      'Marguerite Oduya',
      'Roof claim, second adjuster visit',
      '9:12 AM',
      'Tomas Brandvold',
      'Refinance, $1,850,000, 77007',
      'Wednesday, July 15',
      'Odalys Freund',
      '6:20 PM',
      'Suspect, kept apart 1 message. None was discarded.',
      'SEO Team',
      'Filled the field people cannot see',
      '1 to 3 of 3',
    ];
    let place = 0;
    for (const words of inOrder) {
      const found = page.indexOf(words, place);
      expect(found, `“${words}” after ${place} in ${page.slice(place, place + 200)}`).toBeGreaterThanOrEqual(0);
      place = found;
    }
    expect(text(await (await staff.get('/staff?q=roof+oduya')).text())).toContain('1 to 1 of 1');
    expect(text(await (await staff.get('/staff?q=nobody')).text())).toContain(words.empty.search);
    expect(text(await (await staff.get('/staff?box=mortgage')).text())).not.toContain('Oduya');
    expect(text(await (await staff.get('/staff?box=suspect')).text())).toContain('SEO Team');
    expect(text(await (await staff.get('/staff?q=seo')).text())).toContain('SEO Team');

    await keep(
      staff.database,
      ...Array.from({ length: 60 }, (_, i) => ({ receivedAt: at(1, 0, 10) + i, fields: of(`Visitor ${i}`, 'Hello') })),
    );
    expect(text(await (await staff.get('/staff')).text())).toContain('1 to 25 of 63');
    expect(text(await (await staff.get('/staff?page=3')).text())).toContain('51 to 63 of 63');
    for (const odd of [
      '?page=0',
      '?page=-1',
      '?page=x',
      '?page=1e9',
      '?box=__proto__',
      '?box=constructor&said=toString',
      `?q=${'x'.repeat(3000)}`,
    ])
      expect((await staff.get(`/staff${odd}`)).status, odd).toBe(200);
  });

  test('one message: opening marks it read; done, not done, not suspect, erased; the list goes on with the next one', async () => {
    const staff = await enter(await start(store));
    const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
    await keep(staff.database, { id: first, receivedAt: 2000, suspect: null }, { id: second, receivedAt: 1000 });
    const state = async (id = first) => (await findMessage(staff.database, id))?.state;
    await fetch(`${staff.address}/staff/messages/${first}`, { headers: { cookie: staff.cookie, 'sec-fetch-site': 'cross-site' } });
    expect(await state()).toBe('new');
    const page = await (await staff.get(`/staff/messages/${first}`)).text();
    expect(await state()).toBe('read');
    expect(page).toContain('href="mailto:ana@example.com?subject=Re%3A%20A%20renewal%20in%20March"');
    expect(page).toContain('href="tel:+17135550188"');
    expect(text(page)).toContain('1 of 2');
    expect(text(page)).toContain('No IP address. Deleted on');

    const answer = await staff.act(`/staff/messages/${first}/done`);
    expect(answer.headers.get('location')).toBe(`/staff?said=done&focus=${second}`);
    expect(await state()).toBe('done');
    const list = await (await staff.get(answer.headers.get('location')!)).text();
    expect(text(list)).toContain('Marked done.');
    expect(list).toMatch(new RegExp(`href="/staff/messages/${second}" autofocus`));
    await staff.act(`/staff/messages/${first}/reopen`);
    expect(await state()).toBe('read');
    expect((await staff.act(`/staff/messages/${first}/erase`)).status).toBe(303);
    expect(await state()).toBeUndefined();
    expect(await staff.database.rows('select id from deliveries')).toHaveLength(1);
    for (const path of [`/staff/messages/${first}`, '/staff/messages/x%00', "/staff/messages/'"])
      expect((await staff.get(path)).status).toBe(404);
    expect((await staff.act(`/staff/messages/${first}/done`)).status).toBe(404);
  });

  test('a delivery that fails stands on top, says that the message is safe, and is tried again with one click', async () => {
    const staff = await enter(await start(store));
    const id = '11111111-1111-4111-8111-111111111111';
    await keep(staff.database, { id });
    const fail = async (error: string) => {
      const [due] = await claim(staff.database, staff.clock.now, 1000, 'x', 1);
      await settle(staff.database, due!.id, { now: staff.clock.now, lease: 'x', error, nextAt: staff.clock.now + hourMs });
    };
    await fail('421 try <again> later');
    const list = await (await staff.get('/staff')).text();
    expect(text(list)).toContain(
      'E-mail has not been delivered since 9:12 AM. 1 message waits; it is safe here. The mail server answered: “421 try &lt;again&gt; later”. Next try at 3:40 PM.',
    );
    expect(text(list)).toContain('e-mail not delivered');
    staff.clock.now += hourMs;
    await fail('still no');
    const page = text(await (await staff.get(`/staff/messages/${id}`)).text());
    expect(page).toMatch(
      /9:12:00 AM Kept .*2:40:00 PM E-mail: 421 try &lt;again&gt; later .*3:40 PM E-mail: 1 more try .*4:40 PM Next try: E-mail/,
    );
    expect((await staff.act('/staff/retry')).headers.get('location')).toBe('/staff?said=retried');
    const [row] = await staff.database.rows<{ next_at: number }>('select next_at from deliveries');
    expect(row?.next_at).toBe(staff.clock.now);
    await fail('no again');
    expect((await staff.act(`/staff/messages/${id}/retry`)).status).toBe(303);
    expect((await staff.database.rows<{ next_at: number }>('select next_at from deliveries'))[0]?.next_at).toBe(staff.clock.now);
  });

  test('CSV: what the list shows, no formulas, no broken lines', async () => {
    const staff = await enter(await start(store));
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', '=HYPERLINK("http://evil.example","x")'];
    await keep(
      staff.database,
      ...formulas.map((name) => ({ fields: { name, email: 'a@example.com', phone: '', message: `${name}\n"quoted", and more` } })),
    );
    await keep(staff.database, { form: 'newsletter', fields: { email: 'b@example.com', terms: 'yes' } });
    const answer = await staff.get('/staff/messages.csv?box=contact');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="messages-2026-07-16.csv"');
    const csv = await answer.text();
    const cells = [...csv.matchAll(/(?:^|[,\n])"((?:[^"]|"")*)"/g)].map(([, cell]) => cell!);
    expect(cells).toHaveLength(words.csv.length * (formulas.length + 1));
    expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(csv).not.toContain('b@example.com');
    let all = '';
    for await (const part of csvOf(staff.database, {})) all += part;
    expect(all).toContain('b@example.com');
  });
});

describe('Over SQLite alone, because the store does not matter', () => {
  overSqlite((store) => {
    test('HTML in a message is shown as text, in the list, in the message, in the title', async () => {
      const staff = await enter(await start(store));
      const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'></title>';
      const id = '11111111-1111-4111-8111-111111111111';
      await keep(staff.database, {
        id,
        page: '/"><script>',
        fields: { name: evil, email: 'a@example.com', phone: evil, message: evil, more: evil },
      });
      for (const path of ['/staff', `/staff/messages/${id}`, `/staff?q=${encodeURIComponent(evil)}`]) {
        const page = await (await staff.get(path)).text();
        expect(page, path).not.toMatch(/<script>alert|<img src=x|<\/title>.*<\/title>/);
        expect(page, path).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      }
    });

    test('no page is kept, indexed, framed, or may load anything from elsewhere', async () => {
      const staff = await enter(await start(store));
      for (const path of ['/staff/sign-in', '/staff', '/staff/help', '/staff/nothing']) {
        const { headers } = await staff.get(path);
        expect(headers.get('content-security-policy'), path).toMatch(
          /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
        );
        expect(headers.get('cache-control'), path).toBe('no-store');
        expect(headers.get('x-robots-tag'), path).toBe('noindex');
        expect(headers.get('x-frame-options'), path).toBe('DENY');
        expect(headers.get('x-content-type-options'), path).toBe('nosniff');
        expect(headers.get('referrer-policy'), path).toBe('same-origin');
      }
      expect((await staff.get('/staff/messages.csv')).headers.get('cache-control')).toBe('no-store');
    });

    test('over plain HTTP from another machine nobody signs in; behind a proxy with TLS they do', async () => {
      const staff = await start(store);
      const { port } = new URL(staff.address);
      const from = async (host: string, proto?: string) => {
        const { request } = await import('node:http');
        return new Promise<number>((resolve, reject) => {
          const asked = request(
            {
              port,
              host: '127.0.0.1',
              path: '/staff/sign-in',
              method: 'POST',
              headers: {
                host,
                origin: `${proto ?? 'http'}://${host}`,
                'content-type': 'application/x-www-form-urlencoded',
                ...(proto && { 'x-forwarded-proto': proto }),
              },
            },
            (response) => resolve(response.statusCode ?? 0),
          );
          asked.on('error', reject);
          asked.end(new URLSearchParams({ password: staff.password }).toString());
        });
      };
      expect(await from('192.168.1.5:3000')).toBe(403);
      expect(await from('www.benchmark.example', 'https')).toBe(303);
    });
  });
});

test('the page for staff says what the help of the inbox says', () => {
  const page = readFileSync('docs/staff-inbox.md', 'utf8').replaceAll(/[*`]/g, '');
  expect([...page.matchAll(/^\d\. (.*)$/gm)].map(([, sentence]) => sentence)).toEqual(words.fiveSentences);
});

/** Words of a page, without its tags. */
const text = (html: string) =>
  html
    .replace(/<(style|script|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
