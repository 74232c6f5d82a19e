import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listAudit } from '../audit.ts';
import { exportCsv } from '../inbox/csv.ts';
import { words } from '../staff-words.ts';
import type { Database } from '../store/database.ts';
import { claimDelivery, completeDelivery } from '../store/deliveries.ts';
import { countMessages, findMessage, insertMessages } from '../store/messages.ts';
import { message, startMailroom } from '../testing/fixtures.ts';
import { hire, textOf } from '../testing/staff-browsers.ts';
import { onBothStores, onSqlite, type TestStore } from '../testing/stores.ts';

const hourMs = 3_600_000;
const one = '11111111-1111-4111-8111-111111111111';
const two = '22222222-2222-4222-8222-222222222222';

async function start(store: TestStore, environment: Record<string, string> = {}) {
  const clock = { now: Date.UTC(2026, 6, 16, 19, 40) };
  const mailroom = await startMailroom({ database: await store.open(), environment, now: () => clock.now });
  return { ...mailroom, clock };
}

const saveMessages = (database: Database, ...messages: Parameters<typeof message>[0][]) =>
  insertMessages(
    database,
    messages.map((change) => message({ receivedAt: Date.UTC(2026, 6, 16, 14, 12), ...change })),
    [{ channel: 'email', recipient: 'office@example.com' }],
  );

onBothStores((store) => {
  test('without a session every page redirects to the sign-in, and every change is refused', async () => {
    const office = await start(store);
    const ana = await hire(office, 'Ana');
    await saveMessages(office.database, { id: one });
    ana.cookie = '';
    const message = `/staff/messages/${one}`;
    for (const path of ['/staff', '/staff/help', '/staff/messages.csv', '/staff/events', '/staff/people', message, '/staff/nothing']) {
      const response = await ana.get(path);
      expect([response.status, response.headers.get('location')], path).toEqual([303, '/staff/sign-in']);
    }
    for (const path of ['/staff/retry', '/staff/bulk', `${message}/done`, `${message}/erase`, `${message}/trash`, '/staff/people/invite'])
      expect((await ana.post(path)).status, path).toBe(401);
    expect(await findMessage(office.database, one)).toMatchObject({ status: 'open', unread: true });
  });

  test('a POST from another site is refused, even with a valid session', async () => {
    const office = await start(store);
    const ana = await hire(office, 'Ana');
    await saveMessages(office.database, { id: one });
    const erase = `/staff/messages/${one}/erase`;
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${office.address}.evil.example` },
      { origin: '' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', 'content-type': 'text/plain' },
    ];
    for (const headers of foreign) expect((await ana.post(erase, {}, headers)).status, JSON.stringify(headers)).toBe(403);
    const json = await fetch(`${office.address}${erase}`, {
      method: 'POST',
      headers: { cookie: ana.cookie, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(415);
    expect((await ana.get(erase)).status).toBe(404);
    expect(await countMessages(office.database, {})).toBe(1);
    expect((await ana.post(erase)).status).toBe(303);
    expect(await countMessages(office.database, {})).toBe(0);
  });

  test('the list is grouped by day, newest first, with counts, search and pages; suspected spam is listed separately', async () => {
    const office = await start(store);
    const ana = await hire(office, 'Ana');
    const at = (hour: number, minute: number, day = 16) => Date.UTC(2026, 6, day, hour + 5, minute);
    const typed = (name: string, text: string) => ({ name, email: 'a@example.com', phone: '', message: text });
    await saveMessages(
      office.database,
      {
        receivedAt: at(9, 12),
        fields: typed('Marguerite Oduya', 'Roof claim, second adjuster visit. Our first inspection was on June 30'),
      },
      { receivedAt: at(18, 20, 15), language: 'es', fields: typed('Odalys Freund', 'Inundación, cierre el 3 de agosto. El banco') },
      { receivedAt: at(3, 14), suspect: 'trap', fields: typed('SEO Team', 'Rank your site first today') },
      {
        receivedAt: at(8, 47),
        form: 'mortgage',
        fields: {
          fullName: 'Tomas Brandvold',
          bestContact: '(713) 555-0199',
          loanType: 'Refinance',
          loanAmount: '1,850,000',
          propertyZip: '77007',
        },
      },
    );
    const page = await ana.read('/staff');
    const inOrder = [
      'All 3',
      'New 3',
      'Mine 0',
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
      'Spanish',
      '6:20 PM',
      'Suspect, kept apart 1 message. None was discarded.',
      'SEO Team',
      'Filled the field people cannot see',
      '1 to 3 of 3',
    ];
    let position = 0;
    for (const text of inOrder) {
      const found = page.indexOf(text, position);
      expect(found, `“${text}” after ${position} in ${page.slice(position, position + 200)}`).toBeGreaterThanOrEqual(0);
      position = found;
    }
    expect(await ana.read('/staff?q=roof+oduya')).toContain('1 to 1 of 1');
    expect(await ana.read('/staff?q=nobody')).toContain(words.empty.search);
    expect(await ana.read('/staff?folder=mortgage')).not.toContain('Oduya');
    expect(await ana.read('/staff?folder=suspect')).toContain('SEO Team');
    expect(await ana.read('/staff?q=seo')).toContain('SEO Team');
    await saveMessages(
      office.database,
      ...Array.from({ length: 60 }, (_, i) => ({ receivedAt: at(1, 0, 10) + i, fields: typed(`Visitor ${i}`, 'Hello') })),
    );
    expect(await ana.read('/staff')).toContain('1 to 25 of 63');
    expect(await ana.read('/staff?page=3')).toContain('51 to 63 of 63');
    for (const odd of [
      '?page=0',
      '?page=-1',
      '?page=x',
      '?page=1e9',
      '?folder=__proto__',
      '?folder=constructor&notice=toString',
      `?q=${'x'.repeat(3000)}`,
    ])
      expect((await ana.get(`/staff${odd}`)).status, odd).toBe(200);
  });

  test('opening a message marks it read for that person; the list continues with the next one', async () => {
    const office = await start(store);
    const ana = await hire(office, 'Ana');
    const ben = await hire(office, 'Ben');
    await saveMessages(office.database, { id: one, receivedAt: 2000 }, { id: two, receivedAt: 1000 });
    await ana.get(`/staff/messages/${one}`, { 'sec-fetch-site': 'cross-site' });
    expect(await countMessages(office.database, { unread: true }, ana.person)).toBe(2);
    const page = await (await ana.get(`/staff/messages/${one}`)).text();
    expect(await countMessages(office.database, { unread: true }, ana.person)).toBe(1);
    expect(await countMessages(office.database, { unread: true }, ben.person)).toBe(2);
    expect(page).not.toContain('mailto:');
    expect(page).toContain('href="tel:+17135550188"');
    expect(textOf(page)).toContain('1 of 2');
    expect(textOf(page)).toContain('No IP address. Deleted on');
    const done = await ana.post(`/staff/messages/${one}/done`, { version: '0' });
    expect(done.headers.get('location')).toBe(`/staff?notice=done&focus=${two}`);
    const list = await (await ana.get(done.headers.get('location')!)).text();
    expect(textOf(list)).toContain('Marked done.');
    expect(list).toMatch(new RegExp(`href="/staff/messages/${two}" autofocus`));
    for (const path of [`/staff/messages/${one.replace('1', '9')}`, '/staff/messages/x%00', "/staff/messages/'"])
      expect((await ana.get(path)).status).toBe(404);
  });

  test('a message can be moved to the trash and restored; an owner can erase it for good', async () => {
    const office = await start(store);
    const han = await hire(office, 'Han', 'handler');
    const owner = await hire(office, 'Ana');
    await saveMessages(office.database, { id: one });
    expect((await han.post(`/staff/messages/${one}/trash`, { version: '0' })).status).toBe(303);
    expect(await han.read('/staff')).toContain('All 0');
    expect(await han.read('/staff?folder=trash')).toContain('Ana Ruiz');
    expect(await claimDelivery(office.database, 'email', 'x', 1000)).toBeUndefined();
    expect((await han.post(`/staff/messages/${one}/restore`, { version: '1' })).status).toBe(303);
    expect(await han.read('/staff')).toContain('All 1');
    await han.post(`/staff/messages/${one}/trash`, { version: '2' });
    expect((await han.post(`/staff/messages/${one}/erase`)).status).toBe(403);
    expect((await owner.post(`/staff/messages/${one}/erase`)).status).toBe(303);
    expect(await findMessage(office.database, one)).toBeUndefined();
    expect(await office.database.select(z.unknown(), 'select id from deliveries')).toEqual([]);
    const audit = await listAudit(office.database, 10, 0);
    expect(audit.map(({ action, person }) => `${person}: ${action}`).sort()).toEqual([
      'Ana: erase',
      'Han: restore',
      'Han: trash',
      'Han: trash',
    ]);
  });

  test('a failed delivery is shown at the top, says that the message is safe, and is retried with one click', async () => {
    const office = await start(store);
    const ana = await hire(office, 'Ana');
    await saveMessages(office.database, { id: one });
    const fail = async (error: string, at: number) => {
      const due = await claimDelivery(office.database, 'email', 'x', 1000);
      await completeDelivery(office.database, due!.id, 'x', { error, retryAfterMs: hourMs });
      await office.database.run('update deliveries set next_at = $1', [at + hourMs]);
      await office.database.run('update tries set at = $1 where error = $2', [at, error]);
    };
    await fail('421 try <again> later', office.clock.now);
    const list = await ana.read('/staff');
    expect(list).toContain(
      'E-mail to office@example.com has not been delivered since 9:12 AM. 1 message waits; it is safe here. The mail server answered: “421 try &lt;again&gt; later”. Next try at 3:40 PM.',
    );
    expect(list).toContain('E-mail not delivered');
    office.clock.now += hourMs;
    await office.database.run('update deliveries set next_at = 0');
    await fail('still no', office.clock.now);
    expect(await ana.read(`/staff/messages/${one}`)).toMatch(
      /9:12:00 AM Stored .*2:40:00 PM E-mail to office@example.com: 421 try &lt;again&gt; later .*3:40 PM E-mail to office@example.com: 1 more try .*4:40 PM Next try: E-mail/,
    );
    expect((await ana.post('/staff/retry')).headers.get('location')).toBe('/staff?notice=retried');
    expect(await claimDelivery(office.database, 'email', 'y', 1000)).toBeDefined();
  });

  test('the CSV export has the messages of the list, without formulas or broken rows', async () => {
    const office = await start(store);
    const ana = await hire(office, 'Ana');
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '=HYPERLINK("http://evil.example","x")'];
    await saveMessages(
      office.database,
      ...formulas.map((name) => ({ fields: { name, email: 'a@example.com', phone: '', message: `${name}\n"quoted", and more` } })),
    );
    await saveMessages(office.database, { form: 'newsletter', fields: { email: 'b@example.com', terms: 'yes' } });
    const response = await ana.get('/staff/messages.csv?folder=contact');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="messages-2026-07-16.csv"');
    const csv = await response.text();
    const cells = [...csv.matchAll(/(?:^|[,\n]|\ufeff)"((?:[^"]|"")*)"/g)].map(([, cell]) => cell!);
    expect(cells).toHaveLength(words.csv.length * (formulas.length + 1));
    expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(csv).not.toContain('b@example.com');
  });

  test('an export while messages arrive repeats and omits no row', async () => {
    const { database } = await start(store);
    const before = Array.from({ length: 1200 }, (_, i) => message({ receivedAt: 1_000_000 + Math.floor(i / 7) }));
    for (let i = 0; i < before.length; i += 100) await insertMessages(database, before.slice(i, i + 100), []);
    let csv = '';
    for await (const part of exportCsv(database, {})) {
      csv += part;
      await insertMessages(database, [message({ receivedAt: 2_000_000 }), message({ receivedAt: 2_000_001 })], []);
    }
    const ids = [...csv.matchAll(/^\ufeff?"([0-9a-f]{8}-[0-9a-f-]{27})"/gm)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(before.every(({ id }) => ids.includes(id))).toBe(true);
  });
});

describe('behavior that does not depend on the store (tested on SQLite only)', () => {
  onSqlite((store) => {
    test('HTML in a message is shown as text, and its page is a link only if it is local', async () => {
      const office = await start(store);
      const ana = await hire(office, 'Ana');
      const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'></title>';
      await saveMessages(office.database, {
        id: one,
        page: '//evil.example/staff/sign-in',
        fields: { name: evil, email: 'a@example.com', phone: evil, message: evil, more: evil },
      });
      for (const path of ['/staff', `/staff/messages/${one}`, `/staff?q=${encodeURIComponent(evil)}`]) {
        const page = await (await ana.get(path)).text();
        expect(page, path).not.toMatch(/<script>alert|<img src=x|<\/title>.*<\/title>/);
        expect(page, path).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
        expect(page, path).not.toContain('href="//evil.example');
      }
    });

    test('no page may be cached, indexed or framed, or load anything from elsewhere', async () => {
      const office = await start(store);
      const ana = await hire(office, 'Ana');
      for (const path of ['/staff/sign-in', '/staff', '/staff/help', '/staff/people', '/staff/audit', '/staff/account', '/staff/nothing']) {
        const { headers } = await ana.get(path);
        expect(headers.get('content-security-policy'), path).toMatch(
          /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
        );
        expect(headers.get('cache-control'), path).toBe('no-store');
        expect(headers.get('x-robots-tag'), path).toBe('noindex');
        expect(headers.get('x-frame-options'), path).toBe('DENY');
        expect(headers.get('x-content-type-options'), path).toBe('nosniff');
        expect(headers.get('referrer-policy'), path).toBe('same-origin');
      }
      expect((await ana.get('/staff/messages.csv')).headers.get('cache-control')).toBe('no-store');
    });

    test('only owners and holders of the token can read the metrics', async () => {
      const office = await start(store, { METRICS_TOKEN: 'a token for the metrics' });
      const ana = await hire(office, 'Ana');
      await saveMessages(office.database, { id: one }, { suspect: 'trap' });
      expect((await fetch(`${office.address}/metrics`)).status).toBe(401);
      expect((await fetch(`${office.address}/metrics`, { headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
      const response = await fetch(`${office.address}/metrics`, { headers: { authorization: 'Bearer a token for the metrics' } });
      expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      const text = await response.text();
      expect(text).toContain('# TYPE mailroom_queue_length gauge\nmailroom_queue_length{channel="email",state="waiting"} 2\n');
      expect(text).toContain('mailroom_messages{status="open"} 2\n');
      expect(text).toContain('mailroom_messages_suspect 1\n');
      expect(text).toMatch(/mailroom_queue_age_seconds\{channel="email",state="waiting"\} \d+\n/);
      expect((await ana.get('/metrics')).status).toBe(200);
    });
  });
});

test('docs/staff-inbox.md has the sentences of the help page', () => {
  const page = readFileSync('docs/staff-inbox.md', 'utf8').replaceAll(/[*`]/g, '');
  expect([...page.matchAll(/^\d\. (.*)$/gm)].map(([, sentence]) => sentence)).toEqual(words.help.sentences);
});
