import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { listAudit } from '../audit.ts';
import { exportCsv } from '../inbox/csv.ts';
import { words } from '../staff-words.ts';
import type { Database } from '../store/database.ts';
import { claimDelivery, completeDelivery } from '../store/deliveries.ts';
import { countMessages, findMessage, insertMessages } from '../store/messages.ts';
import { message, metricsToken } from '../testing/fixtures.ts';
import { textOf } from '../testing/staff-browsers.ts';
import { onBothStores, onSqlite } from '../testing/stores.ts';

const hourMs = 3_600_000;
const one = '11111111-1111-4111-8111-111111111111';
const two = '22222222-2222-4222-8222-222222222222';

const saveMessages = (database: Database, ...messages: Parameters<typeof message>[0][]) =>
  insertMessages(
    database,
    messages.map((change) => message({ receivedAt: Date.UTC(2026, 6, 16, 14, 12), ...change })),
    [{ channel: 'email', recipient: 'office@example.com' }],
  );

onBothStores((test) => {
  test('without a session every page redirects to the sign-in, and every change is refused', async ({ mailroom, owner }) => {
    await saveMessages(mailroom.database, { id: one });
    owner.cookie = '';
    const message = `/staff/messages/${one}`;
    for (const path of ['/staff', '/staff/help', '/staff/messages.csv', '/staff/events', '/staff/people', message, '/staff/nothing']) {
      const response = await owner.get(path);
      expect([response.status, response.headers.get('location')], path).toEqual([303, '/staff/sign-in']);
    }
    for (const path of ['/staff/retry', '/staff/bulk', `${message}/done`, `${message}/erase`, `${message}/trash`, '/staff/people/invite'])
      expect((await owner.post(path)).status, path).toBe(401);
    expect(await findMessage(mailroom.database, one)).toMatchObject({ status: 'open', unread: true });
  });

  test('a POST from another site is refused, even with a valid session', async ({ mailroom, owner }) => {
    await saveMessages(mailroom.database, { id: one });
    const erase = `/staff/messages/${one}/erase`;
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${mailroom.address}.evil.example` },
      { origin: '' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', 'content-type': 'text/plain' },
    ];
    for (const headers of foreign) expect((await owner.post(erase, {}, headers)).status, JSON.stringify(headers)).toBe(403);
    const json = { 'content-type': 'application/json' };
    expect((await owner.post(erase, {}, json)).status).toBe(415);
    expect((await owner.get(erase)).status).toBe(404);
    expect(await countMessages(mailroom.database, {})).toBe(1);
    expect((await owner.post(erase)).status).toBe(303);
    expect(await countMessages(mailroom.database, {})).toBe(0);
  });

  test('the list is grouped by day, newest first, with counts, search and pages; suspected spam is apart', async ({ mailroom, ana }) => {
    const at = (hour: number, minute: number, day = 16) => Date.UTC(2026, 6, day, hour + 5, minute);
    const typed = (name: string, text: string) => ({ name, email: 'a@example.com', phone: '', message: text });
    await saveMessages(
      mailroom.database,
      {
        receivedAt: at(9, 12),
        fields: typed('Marguerite Oduya', 'Roof claim, second adjuster visit. Our first inspection was on June 30'),
      },
      { receivedAt: at(18, 20, 15), language: 'es', fields: typed('Odalys Freund', 'Inundación, cierre el 3 de agosto. El banco') },
      { receivedAt: at(3, 14), suspect: 'trap', fields: typed('SEO Team', 'Rank your site first today') },
      {
        receivedAt: at(8, 47),
        form: 'mortgage',
        fields: { ...typed('', ''), fullName: 'Tomas Brandvold', loanType: 'Refinance', loanAmount: '1,850,000', propertyZip: '77007' },
      },
    );
    const page = await ana.read('/staff');
    const inOrder = [
      /All 3.*New 3.*Mine 0.*Suspect 1.*Contact 2.*Lender 1.*All messages/,
      /Thursday, July 16.*Marguerite Oduya.*Roof claim, second adjuster visit.*9:12 AM/,
      /Tomas Brandvold.*Refinance, \$1,850,000, 77007/,
      /Wednesday, July 15.*Odalys Freund.*Spanish.*6:20 PM/,
      /1 to 3 of 3/,
    ];
    expect(page).toMatch(new RegExp(inOrder.map(({ source }) => source).join('.*')));
    expect(page).not.toContain('SEO Team');
    expect(await ana.read('/staff?q=roof+oduya')).toContain('1 to 1 of 1');
    expect(await ana.read('/staff?q=nobody')).toContain(words.empty.search);
    expect(await ana.read('/staff?folder=mortgage')).not.toContain('Oduya');
    expect(await ana.read('/staff?folder=suspect')).toMatch(/SEO Team.*Filled the field people cannot see/);
    expect(await ana.read('/staff?q=seo')).toContain('SEO Team');
    await saveMessages(
      mailroom.database,
      ...Array.from({ length: 60 }, (_, i) => ({ receivedAt: at(1, 0, 10) + i, fields: typed(`Visitor ${i}`, 'Hello') })),
    );
    expect(await ana.read('/staff')).toContain('1 to 25 of 63');
    expect(await ana.read('/staff?page=3')).toContain('51 to 63 of 63');
    const long = 'x'.repeat(3000);
    for (const odd of ['page=0', 'page=-1', 'page=x', 'page=1e9', 'folder=__proto__', 'folder=constructor&notice=toString', `q=${long}`])
      expect((await ana.get(`/staff?${odd}`)).status, odd).toBe(200);
  });

  test('opening a message marks it read for that person; after a change the list says so', async ({ mailroom, ana, ben }) => {
    await saveMessages(mailroom.database, { id: one, receivedAt: 2000 }, { id: two, receivedAt: 1000 });
    await ana.get(`/staff/messages/${one}`, { 'sec-fetch-site': 'cross-site' });
    expect(await countMessages(mailroom.database, { unread: true }, ana.person)).toBe(2);
    const page = await (await ana.get(`/staff/messages/${one}`)).text();
    expect(await countMessages(mailroom.database, { unread: true }, ana.person)).toBe(1);
    expect(await countMessages(mailroom.database, { unread: true }, ben.person)).toBe(2);
    expect(page).not.toContain('mailto:');
    expect(page).toContain('href="tel:+17135550188"');
    expect(textOf(page)).toContain('No IP address. Deleted on');
    const done = await ana.post(`/staff/messages/${one}/done`, { version: '0' });
    expect(done.headers.get('location')).toBe('/staff?notice=done');
    expect(await ana.read(done.headers.get('location')!)).toContain('Marked done.');
    for (const path of [`/staff/messages/${one.replace('1', '9')}`, '/staff/messages/x%00', "/staff/messages/'"])
      expect((await ana.get(path)).status).toBe(404);
  });

  test('a message can be moved to the trash and restored; an owner can erase it for good', async ({ mailroom, ana, owner }) => {
    await saveMessages(mailroom.database, { id: one });
    expect((await ana.post(`/staff/messages/${one}/trash`, { version: '0' })).status).toBe(303);
    expect(await ana.read('/staff')).toContain('All 0');
    expect(await ana.read('/staff?folder=trash')).toContain('Ana Ruiz');
    expect(await claimDelivery(mailroom.database, 'email', 'x', 1000)).toBeUndefined();
    expect((await ana.post(`/staff/messages/${one}/restore`, { version: '1' })).status).toBe(303);
    expect(await ana.read('/staff')).toContain('All 1');
    await ana.post(`/staff/messages/${one}/trash`, { version: '2' });
    expect((await ana.post(`/staff/messages/${one}/erase`)).status).toBe(403);
    expect((await owner.post(`/staff/messages/${one}/erase`)).status).toBe(303);
    expect(await findMessage(mailroom.database, one)).toBeUndefined();
    expect(await mailroom.database.select(z.unknown(), 'select id from deliveries')).toEqual([]);
    const audit = (await listAudit(mailroom.database, 10, 0)).map(({ action, person }) => `${person}: ${action}`);
    expect(audit.sort().map((entry) => entry.replace(/ \(.*\)/, ''))).toEqual(['Ana: restore', 'Ana: trash', 'Ana: trash', 'Olga: erase']);
  });

  test('a failed delivery is shown at the top, says that the message is safe, and is retried with one click', async ({ mailroom, ana }) => {
    await saveMessages(mailroom.database, { id: one });
    const fail = async (error: string, at: number) => {
      const due = await claimDelivery(mailroom.database, 'email', 'x', 1000);
      await completeDelivery(mailroom.database, due!.id, 'x', { error, retryAfterMs: hourMs });
      await mailroom.database.run('update deliveries set next_at = $1', [at + hourMs]);
      await mailroom.database.run('update tries set at = $1 where error = $2', [at, error]);
    };
    await fail('421 try <again> later', mailroom.clock.now);
    const list = await ana.read('/staff');
    expect(list).toContain(
      'E-mail to office@example.com has not been delivered since 9:12 AM. 1 message waits; it is safe here. The mail server answered: “421 try &lt;again&gt; later”. Next try at 3:40 PM.',
    );
    expect(list).toContain('E-mail not delivered');
    mailroom.clock.now += hourMs;
    await mailroom.database.run('update deliveries set next_at = 0');
    await fail('still no', mailroom.clock.now);
    expect(await ana.read(`/staff/messages/${one}`)).toMatch(
      /9:12:00 AM Stored .*2:40:00 PM E-mail to office@example.com: 421 try &lt;again&gt; later .*3:40 PM E-mail to office@example.com: 1 more try .*4:40 PM Next try: E-mail/,
    );
    expect((await ana.post('/staff/retry')).headers.get('location')).toBe('/staff?notice=retried');
    expect(await claimDelivery(mailroom.database, 'email', 'y', 1000)).toBeDefined();
  });

  test('the CSV export has the messages of the list, without formulas or broken rows', async ({ mailroom, ana }) => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '=HYPERLINK("http://evil.example","x")'];
    for (const name of formulas)
      await saveMessages(mailroom.database, {
        fields: { name, email: 'a@example.com', phone: '', message: `${name}\n"quoted", and more` },
      });
    await saveMessages(mailroom.database, { form: 'newsletter', fields: { email: 'b@example.com', terms: 'yes' } });
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

  test('an export while messages arrive repeats and omits no row', async ({ database }) => {
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

// This behavior does not depend on the store.
onSqlite((test) => {
  test('HTML in a message is shown as text, and its page is a link only if it is local', async ({ mailroom, ana }) => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'></title>';
    await saveMessages(mailroom.database, {
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

  test('no page may be cached, indexed or framed, or load anything from elsewhere', async ({ owner }) => {
    for (const path of ['/staff/sign-in', '/staff', '/staff/help', '/staff/people', '/staff/audit', '/staff/account', '/staff/nothing']) {
      const { headers } = await owner.get(path);
      expect(headers.get('content-security-policy'), path).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(Object.fromEntries(headers), path).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
      });
    }
    expect((await owner.get('/staff/messages.csv')).headers.get('cache-control')).toBe('no-store');
  });

  test('a message can be read while nothing can be written', async ({ mailroom, ana }) => {
    await saveMessages(mailroom.database, { id: one });
    await mailroom.database.run('pragma query_only = on');
    expect((await ana.get(`/staff/messages/${one}`)).status).toBe(200);
    expect(mailroom.logged).toContainEqual(expect.objectContaining({ message: 'It could not be recorded who read a message.' }));
  });

  test('the audit of an export has the folder, and no other word from the address', async ({ mailroom, ana }) => {
    for (const folder of ['contact', 'Ana Ruiz']) await (await ana.get(`/staff/messages.csv?${new URLSearchParams({ folder })}`)).text();
    const details = (await listAudit(mailroom.database, 10, 0)).filter(({ action }) => action === 'export');
    expect(details.map(({ subject }) => subject).sort()).toEqual(['', 'contact']);
  });

  test('only holders of the token can read the metrics', async ({ mailroom, owner }) => {
    await saveMessages(mailroom.database, { id: one }, { suspect: 'trap' });
    const metrics = (authorization = '') => fetch(`${mailroom.address}/metrics`, { headers: { authorization } });
    expect((await metrics()).status).toBe(401);
    expect((await metrics('Bearer wrong')).status).toBe(401);
    const response = await metrics(`Bearer ${metricsToken}`);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('# TYPE mailroom_queue_length gauge\nmailroom_queue_length{channel="email",state="waiting"} 2\n');
    expect(text).toMatch(/mailroom_queue_age_seconds\{channel="email",state="waiting"\} \d+\n/);
    expect((await owner.get('/metrics')).status).toBe(401);
    // The age counts from the receipt, also after a retry, and without the trash.
    const age = async () => Number(/queue_age_seconds\{.*\} (\d+)/.exec(await (await metrics(`Bearer ${metricsToken}`)).text())?.[1] ?? -1);
    await mailroom.database.run(`update messages set received_at = ${mailroom.database.clock} - 5000000`);
    await owner.post('/staff/retry');
    expect(await age()).toBeGreaterThanOrEqual(5000);
    await mailroom.database.run('update messages set trashed_at = 1');
    expect(await age()).toBe(-1);
  });
});

test('docs/staff-inbox.md has the sentences of the help page', () => {
  const page = readFileSync('docs/staff-inbox.md', 'utf8').split('\n## ')[0]!.replaceAll(/[*`]/g, '');
  expect([...page.matchAll(/^\d\. (.*)$/gm)].map(([, sentence]) => sentence)).toEqual(words.help.sentences);
});
