/** Tests an inbox that several people use at the same time. */
import { expect } from 'vitest';
import { listAudit } from '../audit.ts';
import { words } from '../staff-words.ts';
import { eventsOf } from '../store/message-changes.ts';
import { findMessage, latestChange } from '../store/messages.ts';
import { addMessage, post, submission } from '../testing/fixtures.ts';
import { hire, type StaffBrowser, textOf } from '../testing/staff-browsers.ts';
import { onBothStores } from '../testing/stores.ts';

const minuteMs = 60_000;
const one = '11111111-1111-4111-8111-111111111111';
const two = '22222222-2222-4222-8222-222222222222';

/** The version of a message that its page sends with a change. */
const versionOn = async (browser: StaffBrowser, id: string) =>
  /name="version" value="(\d+)"/.exec(await (await browser.get(`/staff/messages/${id}`)).text())?.[1] ?? '';

onBothStores((test) => {
  test('a change based on an outdated view is refused and shows what changed since', async ({ mailroom, ana, ben }) => {
    await addMessage(mailroom.database, { id: one });
    const [seenByAna, seenByBen] = [await versionOn(ana, one), await versionOn(ben, one)];
    const answered = await ana.post(`/staff/messages/${one}/answer`, { version: seenByAna });
    expect(answered.headers.get('location')).toBe(`/staff/messages/${one}?answered`);
    const page = await (await ana.get(answered.headers.get('location')!)).text();
    expect(page).toMatch(/href="mailto:ana@example\.com\?subject=Re%3A%20A%20renewal%20in%20March"/);

    const copiedByBen = await (await ben.get(answered.headers.get('location')!)).text();
    expect(copiedByBen).not.toMatch(/mailto:|Marked answered by you/);

    const refused = await ben.post(`/staff/messages/${one}/answer`, { version: seenByBen });
    expect(refused.status).toBe(409);
    const text = textOf(await refused.text());
    expect(text).toContain(words.refusedChange);
    expect(text).toContain('2:40 PM Answered by Ana');
    expect(text).toContain('Already answered by Ana, 2:40 PM.');
    expect(await findMessage(mailroom.database, one)).toMatchObject({ status: 'answered', assignedTo: ana.person.id, version: 1 });
    expect((await ben.post(`/staff/messages/${one}/done`, { version: '1' })).status).toBe(303);
    expect((await ben.post(`/staff/messages/${one}/reopen`, { version: '2' })).status).toBe(303);
    for (const person of [ana, ben]) expect(await person.read(`/staff/messages/${one}`)).toContain('Already answered by Ana, 2:40 PM.');
  });

  test('the history lists assignments and notes with person and time', async ({ mailroom, ana, ben }) => {
    await addMessage(mailroom.database, { id: one });
    await ana.get(`/staff/messages/${one}`);
    await ana.post(`/staff/messages/${one}/assign`, { version: '0', person: ben.person.id });
    mailroom.clock.now += minuteMs;
    await ana.post(`/staff/messages/${one}/note`, { note: 'Called her.\n<b>Twice</b>' });
    mailroom.clock.now += minuteMs;
    expect(await ben.read('/staff?folder=mine')).toContain('1 to 1 of 1');
    const page = await ben.read(`/staff/messages/${one}`);
    expect(page).toMatch(/2:40 PM Opened by Ana 2:40 PM Ana assigned it to Ben 2:41 PM Note by Ana Called her\. &lt;b&gt;Twice&lt;\/b&gt;/);
    expect(await ana.read(`/staff/messages/${one}`)).toContain('Assigned to Ben.');
    expect((await ben.post(`/staff/messages/${one}/assign`, { version: '2', person: '' })).status).toBe(303);
    expect((await findMessage(mailroom.database, one))?.assignedTo).toBeNull();
  });

  test('several messages are changed at once; those that a colleague changed are skipped', async ({ mailroom, ana, ben }) => {
    for (const id of [one, two]) await addMessage(mailroom.database, { id });
    await ben.post(`/staff/messages/${two}/done`, { version: '0' });
    const change = (selected: string[], fields: Record<string, string>) =>
      ana.post('/staff/bulk', [...selected.map((message): [string, string] => ['message', message]), ...Object.entries(fields)]);
    const selected = [`${one}@0`, `${two}@0`, 'nonsense'];
    const response = await change(selected, { action: 'assign', person: ben.person.id, href: '/staff?folder=contact' });
    expect(response.headers.get('location')).toBe('/staff?folder=contact&changed=1&stale=1');
    const page = await ana.read(response.headers.get('location')!);
    expect(page).toContain('1 message was changed. 1 message was not changed, because a colleague had changed it meanwhile.');
    expect((await findMessage(mailroom.database, one))?.assignedTo).toBe(ben.person.id);
    // Nothing is changed by a form that is wrong.
    for (const wrong of [
      { action: 'erase', href: '/staff' },
      { action: '', href: '/staff' },
      { action: 'done', href: ':x' },
    ])
      expect((await change([`${one}@1`], wrong)).status).toBe(422);
    expect((await findMessage(mailroom.database, one))?.version).toBe(1);
    const done = await change([`${one}@1`], { action: 'done', href: '//evil.example/' });
    expect(done.headers.get('location')).toBe('/staff?changed=1&stale=0');
    expect((await findMessage(mailroom.database, one))?.status).toBe('done');
  });

  test('an open list is notified of changes', async ({ mailroom }) => {
    const ana = await hire(mailroom, 'Ana', 'reader');
    const response = await ana.get('/staff/events');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    const next = async (event: string) => {
      while (!received.includes(event)) received += (await reader.read()).value ?? '';
    };
    await next('event: change');
    received = '';
    const before = await latestChange(mailroom.database);
    await post(mailroom.address, submission());
    await next('event: change');
    expect(await latestChange(mailroom.database)).toBeGreaterThan(before);
    await reader.cancel();
  });

  test('of two simultaneous answers one is refused; the audit trail has no message text', async ({ mailroom, owner, ben }) => {
    const pair = [owner, ben];
    for (let round = 0; round < 5; round += 1) {
      const body = submission({ message: 'Question. Please call.' });
      expect((await post(mailroom.address, body)).status).toBe(201);
      const versions = await Promise.all(pair.map((person) => versionOn(person, body.id)));
      const answer = `/staff/messages/${body.id}/answer`;
      const answers = await Promise.all(pair.map((person, i) => person.post(answer, { version: versions[i]! })));
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
      expect((await eventsOf(mailroom.database, body.id)).filter(({ kind }) => kind === 'answered')).toHaveLength(1);
    }
    const entries = await listAudit(mailroom.database, 1000, 0);
    const answered = entries.filter(({ action }) => action === 'answer');
    expect(answered.map(({ person }) => person.split(' (')[0])).toEqual(Array(5).fill(expect.stringMatching(/^(Olga|Ben)$/)));
    expect(entries.filter(({ action }) => action === 'read')).toHaveLength(10);
    expect(JSON.stringify(entries)).not.toMatch(/Question|Ruiz|@example\.com/);
  });
});
