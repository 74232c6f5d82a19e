import { expect, test } from 'vitest';
import { listAudit } from './audit.ts';
import { bannersFor } from './inbox/banners.ts';
import { findHold, runRetention } from './retention.ts';
import { changeMessage } from './store/message-changes.ts';
import { countMessages, findMessage, insertMessages } from './store/messages.ts';
import { message, type Running, startMailroom } from './testing/fixtures.ts';
import { hire } from './testing/staff-browsers.ts';
import { onBothStores, type TestStore } from './testing/stores.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 6, 16);

/** Starts a mailroom, runs retention once and then adds messages of these ages. */
async function setUp(store: TestStore, ages: number[]): Promise<Running> {
  const mailroom = await startMailroom({ database: await store.open(), environment: { RETENTION_DAYS: '730' } });
  await runRetention(mailroom, start);
  await insertMessages(
    mailroom.database,
    ages.map((days) => message({ receivedAt: start - days * dayMs })),
    [],
  );
  return mailroom;
}
const inbox = ({ database }: Running) => countMessages(database, {});
const trash = ({ database }: Running) => countMessages(database, { trash: true });

onBothStores((store) => {
  test('old messages go to the trash, and are erased from there after 30 days', async () => {
    const mailroom = await setUp(store, [731, 732, 10, 11]);
    await runRetention(mailroom, start + 3_600_000);
    expect([await inbox(mailroom), await trash(mailroom)]).toEqual([2, 2]);
    for (let day = 1; day <= 29; day += 1) await runRetention(mailroom, start + day * dayMs);
    expect(await trash(mailroom)).toBe(2);
    for (let day = 30; day <= 32; day += 1) await runRetention(mailroom, start + day * dayMs);
    expect([await inbox(mailroom), await trash(mailroom)]).toEqual([2, 0]);
    expect((await listAudit(mailroom.database, 10, 0)).map(({ action, person }) => [action, person])).toContainEqual([
      'expire',
      'The mailroom',
    ]);
  });

  test('nothing is deleted when the clock jumps by 800 days; the inbox and the log show a warning', async () => {
    const mailroom = await setUp(
      store,
      Array.from({ length: 30 }, (_, i) => i),
    );
    const wrong = start + 800 * dayMs;
    await runRetention(mailroom, wrong);
    await runRetention(mailroom, wrong + 3_600_000);
    expect([await inbox(mailroom), await trash(mailroom)]).toEqual([30, 0]);
    expect(mailroom.logged.filter(({ level }) => level === 'warn')).toHaveLength(1);
    const owner = await hire(mailroom, 'Ana');
    const banners = await bannersFor(mailroom, owner.person);
    expect(banners[0]?.text).toMatch(/^30 messages were not deleted, because the clock jumped from July 1[56], 2026 to September/);
    // The clock is right again.
    await runRetention(mailroom, start + dayMs);
    expect(await findHold(mailroom.database)).toBeUndefined();
    expect(await inbox(mailroom)).toBe(30);
  });

  test('messages in the trash are not erased when the clock jumps', async () => {
    const mailroom = await setUp(store, [1]);
    const one = message({ receivedAt: start });
    await insertMessages(mailroom.database, [one], []);
    await changeMessage(mailroom.database, { id: one.id, version: 0 }, { kind: 'trashed', set: { trashed_at: start } }, null, start);
    await runRetention(mailroom, start + 60 * dayMs);
    expect(await findMessage(mailroom.database, one.id)).toBeDefined();
  });

  test('nothing is deleted when an unusually large share has expired, until an owner agrees', async () => {
    const mailroom = await setUp(store, [...Array.from({ length: 20 }, () => 900), ...Array.from({ length: 20 }, () => 5)]);
    await runRetention(mailroom, start + 3_600_000);
    expect(await trash(mailroom)).toBe(0);
    expect(await findHold(mailroom.database)).toMatchObject({ reason: 'share', messages: 20, total: 40 });
    await runRetention(mailroom, start + 7_200_000, true);
    expect([await inbox(mailroom), await trash(mailroom)]).toEqual([20, 20]);
    expect(await findHold(mailroom.database)).toBeUndefined();
  });
});
