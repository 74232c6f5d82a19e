import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { acceptor } from '../accept.ts';
import { message } from '../testing/fixtures.ts';
import { overEachStore } from '../testing/stores.ts';
import { claim, settle } from './deliveries.ts';
import {
  countBoxes,
  countMessages,
  eraseOlderThan,
  erasePerson,
  findMessage,
  insertMessages,
  listMessages,
  type NewMessage,
  neighbors,
  setState,
} from './messages.ts';
import { migrate } from './migrate.ts';
import { openStore } from './open.ts';

overEachStore((store) => {
  test('a message comes back as it was typed, with a line for the list', async () => {
    const database = await store.open();
    const one = message({
      fields: {
        name: 'Ana “A” Núñez 🏠',
        email: 'Ana@Example.com',
        phone: '+1 (713) 555-0188',
        message: 'Roof claim, second visit. The first was in June.\n\nThank you',
      },
    });
    await insertMessages(database, [one], []);
    expect(await findMessage(database, one.id)).toEqual({
      ...one,
      state: 'new',
      name: 'Ana “A” Núñez 🏠',
      subject: 'Roof claim, second visit',
      excerpt: 'The first was in June. Thank you',
      email: 'ana@example.com',
      phone: '7135550188',
    });
  });

  test('the same id again is stored once, also when both come in one moment', async () => {
    const database = await store.open();
    const accept = acceptor(database, ['email'], () => {});
    const one = message();
    await Promise.all([accept(one), accept(one), accept(message())]);
    await accept({ ...one, receivedAt: one.receivedAt + 1 });
    expect(await countMessages(database, {})).toBe(2);
    expect(await database.rows('select id from deliveries')).toHaveLength(2);
  });

  test('a message that cannot be stored is refused, and those beside it are kept', async () => {
    const database = await store.open();
    const accept = acceptor(database, [], () => {});
    const bad = { ...message(), page: null } as unknown as NewMessage;
    const results = await Promise.allSettled([accept(message()), accept(bad), accept(message())]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await countMessages(database, {})).toBe(2);
  });

  test('message and deliveries are written in one transaction: half of it is nothing', async () => {
    const database = await store.open();
    const one = message();
    await expect(insertMessages(database, [one], ['email', null as unknown as string])).rejects.toThrow();
    expect(await countMessages(database, {})).toBe(0);
    expect(await database.rows('select id from deliveries')).toEqual([]);
  });

  test('an await inside a transaction lets no other request in', async () => {
    const database = await store.open();
    const failed = database.transaction(async ({ rows }) => {
      await rows("insert into secrets (name, value) values ('mine', '1')");
      for (let i = 0; i < 20; i += 1) await turn();
      throw new Error('no');
    });
    const other = database.rows("insert into secrets (name, value) values ('other', '2') returning name");
    await expect(failed).rejects.toThrow('no');
    await other;
    expect(await database.rows('select name from secrets order by name')).toEqual([{ name: 'other' }]);
  });

  test('two that take deliveries at once take different ones', async () => {
    const database = await store.open();
    await insertMessages(
      database,
      Array.from({ length: 20 }, () => message()),
      ['email', 'webhook'],
    );
    const taken = await Promise.all(['a', 'b', 'c', 'd'].map((lease) => claim(database, Date.now(), 1000, lease, 10)));
    const ids = taken.flat().map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });

  test('whoever comes late with a result has lost the lease', async () => {
    const database = await store.open();
    await insertMessages(database, [message({ receivedAt: 1000 })], ['email']);
    const [first] = await claim(database, 1000, 500, 'slow', 1);
    const [second] = await claim(database, 1600, 500, 'quick', 1);
    expect(second?.id).toBe(first?.id);
    await settle(database, first!.id, { now: 1700, lease: 'slow' });
    expect(await database.rows('select state from deliveries')).toEqual([{ state: 'waiting' }]);
    await settle(database, first!.id, { now: 1700, lease: 'quick' });
    expect(await database.rows('select state from deliveries')).toEqual([{ state: 'delivered' }]);
  });

  test('lists are newest first, filtered, searched and paged; a search takes % and _ as they are', async () => {
    const database = await store.open();
    const of = (name: string, receivedAt: number, change: Partial<NewMessage> = {}) =>
      message({
        id: randomUUID(),
        receivedAt,
        fields: { name, email: `${name.toLowerCase()}@example.com`, message: `Hello from ${name}` },
        ...change,
      });
    const messages = [
      of('Ann', 1),
      of('Bob_50%', 2),
      of('Cyd', 3, { suspect: 'trap' }),
      of('Dee', 4, {
        form: 'mortgage',
        fields: { fullName: 'Dee', bestContact: '713 555 0100', loanAmount: '1850000', propertyZip: '77007', consent: 'yes' },
      }),
    ];
    await insertMessages(database, messages, []);
    await setState(database, messages[0]!.id, 'done');
    const names = async (filter: Parameters<typeof listMessages>[1], limit = 10, offset = 0) =>
      (await listMessages(database, filter, limit, offset)).map(({ name }) => name);
    expect(await names({})).toEqual(['Dee', 'Cyd', 'Bob_50%', 'Ann']);
    expect(await names({ suspect: false }, 2, 1)).toEqual(['Bob_50%', 'Ann']);
    expect(await names({ suspect: true })).toEqual(['Cyd']);
    expect(await names({ state: 'done' })).toEqual(['Ann']);
    expect(await names({ form: 'mortgage' })).toEqual(['Dee']);
    expect(await names({ search: 'HELLO bob' })).toEqual(['Bob_50%']);
    expect(await names({ search: '0%' })).toEqual(['Bob_50%']);
    expect(await names({ search: 'b_5' })).toEqual(['Bob_50%']);
    expect(await names({ search: 'o_5' })).toEqual([]);
    expect(await names({ search: "'; drop table messages; --" })).toEqual([]);
    expect(await countBoxes(database)).toEqual({
      all: 3,
      suspect: 1,
      state: { new: 2, read: 0, done: 1 },
      form: { contact: 2, mortgage: 1 },
    });
    const middle = (await findMessage(database, messages[1]!.id))!;
    expect(await neighbors(database, middle)).toEqual({ place: 2, total: 3, newer: messages[3]!.id, older: messages[0]!.id });
  });

  test('erasing a person takes every message with that address or phone, and all that hangs on it', async () => {
    const database = await store.open();
    const by = (fields: Record<string, string>, form: NewMessage['form'] = 'contact') => message({ form, fields });
    const lender = { fullName: 'Ana', loanAmount: '1', propertyZip: '77007', consent: 'yes' };
    await insertMessages(
      database,
      [
        by({ name: 'Ana', email: 'ANA@example.com', phone: '', message: 'one' }),
        by({ ...lender, bestContact: 'ana@example.com' }, 'mortgage'),
        by({ ...lender, bestContact: '+1 713-555-0188' }, 'mortgage'),
        by({ name: 'Ana', email: 'other@example.com', phone: '(713) 555-0188', message: 'two' }),
        by({ name: 'Bob', email: 'bob@example.com', phone: '', message: 'three' }),
      ],
      ['email'],
    );
    const [due] = await claim(database, Date.now(), 1000, 'x', 1);
    await settle(database, due!.id, { now: 1, lease: 'x', error: 'no', nextAt: 2 });
    expect(await erasePerson(database, ' Ana@Example.com ')).toBe(2);
    expect(await erasePerson(database, '713.555.0188')).toBe(2);
    expect((await listMessages(database, {}, 10, 0)).map(({ name }) => name)).toEqual(['Bob']);
    expect(await database.rows('select id from deliveries')).toHaveLength(1);
    expect((await database.rows<{ n: number }>('select count(*) as n from tries'))[0]?.n).toBeLessThanOrEqual(1);
  });

  test('retention deletes what is older, and nothing else', async () => {
    const database = await store.open();
    await insertMessages(database, [message({ receivedAt: 10 }), message({ receivedAt: 20 })], ['email']);
    expect(await eraseOlderThan(database, 20)).toBe(1);
    expect(await countMessages(database, {})).toBe(1);
  });

  test('processes that start together bring the store up to date once', async () => {
    const place = await store.place();
    // in one process a connection cannot wait for another one of SQLite
    const together = place.databaseUrl ? 3 : 1;
    for (let round = 0; round < 2; round += 1) {
      const opened = await Promise.all(Array.from({ length: together }, () => openStore(place)));
      expect(await opened[0]!.rows('select name from migrations')).toEqual([{ name: '001-messages' }]);
      for (const database of opened) await database.close();
    }
  });

  test('a store of a newer version is not touched', async () => {
    const database = await store.open();
    await database.rows("insert into migrations (name) values ('999-later')");
    await expect(migrate(database)).rejects.toThrow('newer version of the mailroom (it has 999-later)');
  });
});
