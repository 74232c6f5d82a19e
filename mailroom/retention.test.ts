import { expect } from 'vitest';
import { z } from 'zod';
import { makeLink } from './accounts/links.ts';
import { listAudit, recordAudit } from './audit.ts';
import { bannersFor } from './inbox/banners.ts';
import { findHold, runRetention } from './retention.ts';
import { changeMessage } from './store/message-changes.ts';
import { countMessages, findMessage, insertMessages } from './store/messages.ts';
import { addMessage, message, type Running } from './testing/fixtures.ts';
import { onBothStores } from './testing/stores.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 6, 16);

/** Runs retention once and then adds messages of these ages. */
async function addMessagesOfAges(mailroom: Running, ages: number[]): Promise<void> {
  await runRetention(mailroom, start);
  const messages = ages.map((days) => message({ receivedAt: start - days * dayMs }));
  await insertMessages(mailroom.database, messages, []);
}
/** How many messages are in the inbox and in the trash. */
const counts = async ({ database }: Running) => [await countMessages(database, {}), await countMessages(database, { trash: true })];

onBothStores((test) => {
  test('old messages go to the trash, and are erased from there after 30 days', async ({ mailroom }) => {
    await addMessagesOfAges(mailroom, [731, 732, 10, 11]);
    await runRetention(mailroom, start + 3_600_000);
    expect(await counts(mailroom)).toEqual([2, 2]);
    for (let day = 1; day <= 29; day += 1) await runRetention(mailroom, start + day * dayMs);
    expect(await counts(mailroom)).toEqual([2, 2]);
    for (let day = 30; day <= 32; day += 1) await runRetention(mailroom, start + day * dayMs);
    expect(await counts(mailroom)).toEqual([2, 0]);
    expect(await listAudit(mailroom.database, 10, 0)).toContainEqual(expect.objectContaining({ action: 'expire', person: 'The mailroom' }));
  });

  test('nothing is deleted when the clock jumps by 800 days; the inbox and the log show a warning', async ({ mailroom, owner }) => {
    await addMessagesOfAges(mailroom, [...Array(30).keys()]);
    const wrong = start + 800 * dayMs;
    await runRetention(mailroom, wrong);
    await runRetention(mailroom, wrong + 3_600_000);
    expect(await counts(mailroom)).toEqual([30, 0]);
    expect(mailroom.logged.filter(({ level }) => level === 'warn')).toHaveLength(1);
    const banners = await bannersFor(mailroom, owner.person);
    expect(banners[0]?.text).toMatch(/^30 messages were not deleted, because the clock jumped from July 1[56], 2026 to September/);
    // The clock is right again.
    await runRetention(mailroom, start + dayMs);
    expect(await findHold(mailroom.database)).toBeUndefined();
    expect(await counts(mailroom)).toEqual([30, 0]);
  });

  test('messages in the trash are not erased when the clock jumps', async ({ mailroom }) => {
    await addMessagesOfAges(mailroom, [1]);
    const one = await addMessage(mailroom.database, { receivedAt: start });
    await changeMessage(mailroom.database, { id: one.id, version: 0 }, { kind: 'trashed', set: { trashed_at: start } }, null, start);
    await runRetention(mailroom, start + 60 * dayMs);
    expect(await findMessage(mailroom.database, one.id)).toBeDefined();
  });

  test('what was moved to the trash counts in the share that needs an owner’s yes; the yes is for all that is in the trash then', async ({
    mailroom,
  }) => {
    await runRetention(mailroom, start);
    const messages = Array.from({ length: 30 }, () => message({ receivedAt: start }));
    await insertMessages(mailroom.database, messages, []);
    for (const [i, { id }] of messages.slice(1).entries())
      await changeMessage(
        mailroom.database,
        { id, version: 0 },
        { kind: 'trashed', set: { trashed_at: start + (i % 5) * dayMs } },
        null,
        start,
      );
    for (let day = 1; day <= 40; day += 1) await runRetention(mailroom, start + day * dayMs);
    expect(await counts(mailroom)).toEqual([1, 29]);
    expect(await findHold(mailroom.database)).toMatchObject({ reason: 'share', messages: 29, total: 30 });
    await runRetention(mailroom, start + 40 * dayMs, true);
    expect(await counts(mailroom)).toEqual([1, 0]);
  });

  test('expired sessions and links go while an owner’s decision is open', async ({ mailroom, owner }) => {
    const { database } = mailroom;
    await addMessagesOfAges(mailroom, [...Array(20).fill(900)]);
    await makeLink(database, { personId: owner.person.id, lifetimeMs: 1 }, start);
    await runRetention(mailroom, start + 2 * dayMs);
    expect(await findHold(database)).toBeDefined();
    expect(await database.select(z.unknown(), 'select id from sign_in_links')).toEqual([]);
    expect(await database.select(z.unknown(), 'select id from person_sessions')).toEqual([]);
  });

  test('entries of the audit go after AUDIT_DAYS', async ({ mailroom }) => {
    await recordAudit(mailroom.database, start - 1826 * dayMs, 'prompt', 'export');
    await recordAudit(mailroom.database, start - 1800 * dayMs, 'prompt', 'retry');
    await runRetention(mailroom, start);
    expect((await listAudit(mailroom.database, 10, 0)).map(({ action }) => action)).toEqual(['retry']);
  });

  test('nothing is deleted when an unusually large share has expired, until an owner agrees', async ({ mailroom }) => {
    await addMessagesOfAges(mailroom, [...Array(20).fill(900), ...Array(20).fill(5)]);
    await runRetention(mailroom, start + 3_600_000);
    expect(await counts(mailroom)).toEqual([40, 0]);
    expect(await findHold(mailroom.database)).toMatchObject({ reason: 'share', messages: 20, total: 40 });
    await runRetention(mailroom, start + 7_200_000, true);
    expect(await counts(mailroom)).toEqual([20, 20]);
    expect(await findHold(mailroom.database)).toBeUndefined();
  });
});
