/** Upgrades stores that the first version of the mailroom has made (testing/v1). */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { query } from '../testing/postgres.ts';
import { hireInto } from '../testing/staff-browsers.ts';
import { type Location, onBothStores } from '../testing/stores.ts';
import { pendingBackfills, registerChannels } from './channels.ts';
import { claimDelivery, deliveriesOf } from './deliveries.ts';
import { findMessage, listMessages } from './messages.ts';
import { openStore, sqliteFile } from './open-store.ts';

const v1 = join(import.meta.dirname, '../testing/v1');
const id = (n: number) => `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`;

async function createFirstVersionStore({ dataFolder, databaseUrl }: Location): Promise<void> {
  if (!databaseUrl) {
    mkdirSync(dirname(sqliteFile(dataFolder)), { recursive: true });
    return copyFileSync(join(v1, 'mailroom.sqlite'), sqliteFile(dataFolder));
  }
  await query(databaseUrl, readFileSync(join(v1, 'postgres.sql'), 'utf8'));
}

onBothStores((test, locate) => {
  test('upgrading a store of the first version keeps every message, its state and its deliveries', async () => {
    const location = await locate();
    await createFirstVersionStore(location);
    const database = await openStore(location);
    const messages = await listMessages(database, {}, { limit: 100 });
    expect(messages.map((message) => message.id)).toEqual([7, 6, 5, 4, 3, 2, 1].map(id));
    const ana = await hireInto(database, 'Ana');
    expect(await Promise.all([1, 2, 3].map((n) => findMessage(database, id(n), ana)))).toMatchObject([
      { status: 'open', unread: true },
      { status: 'open', unread: false },
      { status: 'done', unread: false },
    ]);
    expect(await findMessage(database, id(5))).toMatchObject({
      fields: { fullName: 'Tomas Brandvold', loanType: 'Refinance' },
      subject: 'Refinance, $1,850,000, 77007',
      language: 'en',
    });
    expect((await findMessage(database, id(4)))?.suspect).toBe('trap');

    const targets = [
      { channel: 'email', recipient: 'office@example.com' },
      { channel: 'email', recipient: 'second@example.com' },
      { channel: 'webhook', recipient: '' },
    ];
    await registerChannels(database, targets);
    expect(await pendingBackfills(database)).toEqual([]);
    const first = await deliveriesOf(database, id(1));
    expect(first.map(({ channel, recipient, state: delivery }) => [channel, recipient, delivery])).toEqual([
      ['email', 'office@example.com', 'waiting'],
      ['email', 'second@example.com', 'waiting'],
      ['webhook', '', 'delivered'],
    ]);
    expect(first[0]?.tries).toMatchObject([{ error: '421 try again later' }]);
    expect((await deliveriesOf(database, id(3)))[0]).toMatchObject({ channel: 'email', state: 'given-up' });
    for (const channel of ['email', 'webhook']) expect(await claimDelivery(database, channel, 'a', 1000)).toBeDefined();
    await database.close();
  });
});
