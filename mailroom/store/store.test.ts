import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addMessage, message, messages } from '../testing/fixtures.ts';
import { hireInto } from '../testing/staff-browsers.ts';
import { onBothStores } from '../testing/stores.ts';
import { claimDelivery, completeDelivery } from './deliveries.ts';
import { eraseMessage, erasePerson } from './erase.ts';
import { changeMessage, eventsOf } from './message-changes.ts';
import { countFolders, countMessages, findMessage, insertMessages, listMessages, markRead, type NewMessage } from './messages.ts';
import { migrate } from './migrate.ts';
import { openStore, sqliteFile } from './open-store.ts';

const email = { channel: 'email', recipient: 'office@example.com' };
const idRow = z.object({ id: z.string() });
const nameRow = z.object({ name: z.string() });
const lender = { fullName: 'Ana', loanAmount: '1', propertyZip: '77007', consent: 'yes' };

onBothStores((test, locate) => {
  test('a message is stored as it was typed, with subject and excerpt for the list', async ({ database }) => {
    const one = await addMessage(database, {
      fields: {
        name: 'Ana “A” Núñez 🏠',
        email: 'Ana@Example.com',
        phone: '+1 (713) 555-0188',
        message: 'Roof claim, second visit. The first was in June.\n\nThank you',
      },
    });
    expect(await findMessage(database, one.id)).toEqual({
      ...one,
      status: 'open',
      version: 0,
      assignedTo: null,
      trashedAt: null,
      unread: true,
      name: 'Ana “A” Núñez 🏠',
      subject: 'Roof claim, second visit',
      excerpt: 'The first was in June. Thank you',
      email: 'ana@example.com',
      phone: '7135550188',
    });
  });

  test('a message id is stored once, even when two copies arrive at the same moment', async ({ database }) => {
    const save = (one: NewMessage) => insertMessages(database, [one], [email]);
    const one = message();
    await Promise.all([save(one), save(one), save(message())]);
    await save({ ...one, receivedAt: one.receivedAt + 1 });
    expect(await countMessages(database, {})).toBe(2);
    expect(await database.select(idRow, 'select id from deliveries')).toHaveLength(2);
  });

  test('a message and its deliveries are stored together or not at all', async ({ database }) => {
    const one = message();
    await expect(insertMessages(database, [one], [email, { channel: JSON.parse('null'), recipient: '' }])).rejects.toThrow();
    expect(await countMessages(database, {})).toBe(0);
    expect(await database.select(idRow, 'select id from deliveries')).toEqual([]);
  });

  test('other requests do not run inside a transaction that awaits', async ({ database }) => {
    const failed = database.transaction(async ({ run }) => {
      await run("insert into memory (name, value) values ('mine', '1')");
      for (let i = 0; i < 20; i += 1) await turn();
      throw new Error('no');
    });
    const other = database.run("insert into memory (name, value) values ('other', '2')");
    await expect(failed).rejects.toThrow('no');
    await other;
    expect(await database.select(nameRow, "select name from memory where name <> 'store-id' order by name")).toEqual([{ name: 'other' }]);
  });

  test('processes that claim deliveries at the same time get different ones', async ({ database }) => {
    await insertMessages(database, messages(20), [email]);
    const claimed = await Promise.all(Array.from({ length: 30 }, (_, i) => claimDelivery(database, 'email', `lease ${i}`, 60_000)));
    const ids = claimed.flatMap((one) => (one ? [one.id] : []));
    // A row that another transaction is claiming is skipped, not waited for.
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('an outcome that arrives after the lease expired is ignored', async ({ database }) => {
    await addMessage(database, {}, [email]);
    const stateRow = z.object({ state: z.string() });
    const first = await claimDelivery(database, 'email', 'slow', 1);
    await expect.poll(async () => (await claimDelivery(database, 'email', 'quick', 60_000))?.id).toBe(first?.id);
    await completeDelivery(database, first!.id, 'slow');
    expect(await database.select(stateRow, 'select state from deliveries')).toEqual([{ state: 'waiting' }]);
    await completeDelivery(database, first!.id, 'quick');
    expect(await database.select(stateRow, 'select state from deliveries')).toEqual([{ state: 'delivered' }]);
  });

  test('leases use the clock of the database: a process whose clock is ahead takes nothing over', async ({ database }) => {
    await addMessage(database, {}, [email]);
    expect(await claimDelivery(database, 'email', 'mine', 60_000)).toBeDefined();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
    expect(await claimDelivery(database, 'email', 'ahead', 60_000)).toBeUndefined();
    vi.restoreAllMocks();
  });

  test('lists are newest first, filtered, searched and paged; % and _ are ordinary characters', async ({ database }) => {
    const of = (name: string, receivedAt: number, change: Partial<NewMessage> = {}) =>
      message({ receivedAt, fields: { name, email: `${name.toLowerCase()}@example.com`, message: `Hello from ${name}` }, ...change });
    const [ann, bob, cyd, dee] = [
      of('Ann', 1),
      of('Bob_50%', 2),
      of('Cyd', 3, { suspect: 'trap' }),
      of('Dee', 4, { form: 'mortgage', fields: { ...lender, fullName: 'Dee', bestContact: '713 555 0100' } }),
    ] as const;
    await insertMessages(database, [ann, bob, cyd, dee], []);
    await changeMessage(database, { id: ann.id, version: 0 }, { kind: 'done', set: { status: 'done' } }, null, 5);
    const names = async (filter: Parameters<typeof listMessages>[1], limit = 10, offset = 0) =>
      (await listMessages(database, filter, { limit, offset })).map(({ name }) => name);
    expect(await names({})).toEqual(['Dee', 'Cyd', 'Bob_50%', 'Ann']);
    expect(await names({ suspect: false }, 2, 1)).toEqual(['Bob_50%', 'Ann']);
    expect(await names({ suspect: true })).toEqual(['Cyd']);
    expect(await names({ status: 'done' })).toEqual(['Ann']);
    expect(await names({ form: 'mortgage' })).toEqual(['Dee']);
    expect(await names({ search: 'HELLO bob' })).toEqual(['Bob_50%']);
    expect(await names({ search: '0%' })).toEqual(['Bob_50%']);
    expect(await names({ search: 'b_5' })).toEqual(['Bob_50%']);
    expect(await names({ search: 'o_5' })).toEqual([]);
    expect(await names({ search: "'; drop table messages; --" })).toEqual([]);
    expect(await countFolders(database)).toEqual({
      all: 3,
      unread: 2,
      mine: 0,
      suspect: 1,
      trash: 0,
      status: { open: 2, answered: 0, done: 1 },
      form: { contact: 2, mortgage: 1 },
    });
  });

  test('a search finds words without their accents, every form of a phone number, and notes', async ({ database }) => {
    const fields = { name: 'José Núñez', email: 'jn@example.com', phone: '+1 (713) 555-0188', message: 'Ring 281.555.0199 after six.' };
    const one = await addMessage(database, { fields });
    await addMessage(database);
    await changeMessage(database, { id: one.id, version: 0 }, { kind: 'note', detail: 'The Réseda wharf' }, null, 5);
    const found = async (search: string) => (await listMessages(database, { search }, { limit: 10 })).map(({ id }) => id).includes(one.id);
    for (const search of [
      'nunez',
      'NÚÑEZ jose',
      '713-555-0188',
      '7135550188',
      '(713) 555 0188',
      '+17135550188',
      '281-555-0199',
      'reseda wharf',
    ])
      expect(await found(search), search).toBe(true);
    expect(await found('713-555-0189')).toBe(false);
  });

  test('a connection that breaks fails its transaction, and nothing else', async ({ database }) => {
    if (database.kind === 'sqlite') return;
    const broken = database.transaction(async (queries) => {
      const [backend] = await queries.select(z.object({ pid: z.number() }), 'select pg_backend_pid() as pid');
      await database.run('select pg_terminate_backend($1)', [backend!.pid]);
      await vi.waitUntil(() => queries.run('select 1').then(() => false));
    });
    await expect(broken).rejects.toThrow();
    expect(await countMessages(database, {})).toBe(0);
  });

  test('erasing a person removes every message with that address or phone, and its deliveries', async ({ database }) => {
    const by = (fields: Record<string, string>, form: NewMessage['form'] = 'contact') => message({ form, fields });
    await insertMessages(
      database,
      [
        by({ name: 'Ana', email: 'ANA@example.com', phone: '', message: 'one' }),
        by({ ...lender, bestContact: 'ana@example.com' }, 'mortgage'),
        by({ ...lender, bestContact: '+1 713-555-0188' }, 'mortgage'),
        by({ name: 'Ana', email: 'other@example.com', phone: '(713) 555-0188', message: 'two' }),
        by({ name: 'Bob', email: 'bob@example.com', phone: '', message: 'three' }),
      ],
      [email],
    );
    const due = await claimDelivery(database, 'email', 'x', 1000);
    await completeDelivery(database, due!.id, 'x', { error: 'no', retryAfterMs: 1 });
    expect(await erasePerson(database, ' Ana@Example.com ')).toBe(2);
    expect(await erasePerson(database, '713.555.0188')).toBe(2);
    expect((await listMessages(database, {}, { limit: 10 })).map(({ name }) => name)).toEqual(['Bob']);
    expect(await database.select(idRow, 'select id from deliveries')).toHaveLength(1);
  });

  test('a change based on an older version is refused; accepted changes are recorded with person and time', async ({ database }) => {
    const ana = await hireInto(database, 'Ana');
    const one = await addMessage(database);
    const done = { kind: 'done', set: { status: 'done' } } as const;
    expect(await changeMessage(database, { id: one.id, version: 0 }, done, ana.id, 1000)).toBe('changed');
    expect(await changeMessage(database, { id: one.id, version: 0 }, { kind: 'reopened', set: { status: 'open' } }, ana.id, 2000)).toBe(
      'stale',
    );
    expect(await changeMessage(database, { id: one.id }, { kind: 'note', detail: 'Called.' }, ana.id, 3000)).toBe('changed');
    expect(await changeMessage(database, { id: randomUUID(), version: 0 }, done, ana.id, 4000)).toBe('missing');
    expect(await findMessage(database, one.id)).toMatchObject({ status: 'done', version: 2 });
    expect(await eventsOf(database, one.id)).toMatchObject([
      { at: 1000, version: 1, personId: ana.id, kind: 'done' },
      { at: 3000, version: 2, personId: ana.id, kind: 'note', detail: 'Called.' },
    ]);
  });

  test('“unread” is per person; messages that were read before somebody joined are not unread for them', async ({ database }) => {
    const ana = await hireInto(database, 'Ana', 1000);
    const ben = await hireInto(database, 'Ben', 1000);
    const one = await addMessage(database);
    await markRead(database, one.id, ana, 2000);
    expect((await findMessage(database, one.id, ana))?.unread).toBe(false);
    expect((await findMessage(database, one.id, ben))?.unread).toBe(true);
    const eve = await hireInto(database, 'Eve', 3000);
    expect((await findMessage(database, one.id, eve))?.unread).toBe(false);
    expect(await countMessages(database, { unread: true }, ben)).toBe(1);
    expect(await countMessages(database, { unread: true }, ana)).toBe(0);
  });

  test('processes that start together migrate the store once', async () => {
    const location = await locate();
    // Several SQLite connections in one process would block each other, so only PostgreSQL opens several.
    const processes = location.databaseUrl ? 3 : 1;
    for (let round = 0; round < 2; round += 1) {
      const opened = await Promise.all(Array.from({ length: processes }, () => openStore(location)));
      const applied = await opened[0]!.select(nameRow, 'select name from migrations order by name');
      expect(applied.map(({ name }) => name)).toEqual(['001-mailroom']);
      for (const database of opened) await database.close();
    }
  });

  test('a store of a newer version is not touched', async ({ database }) => {
    await database.run("insert into migrations (name) values ('999-later')");
    await expect(migrate(database)).rejects.toThrow('newer version of the mailroom (it has 999-later)');
  });

  test('commands do not create a store', async () => {
    await expect(openStore(await locate(), { mustExist: true })).rejects.toThrow('There is no store');
  });
});

describe('A SQLite store', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'store-')), 'data');
  });
  const mode = (path: string) => statSync(path).mode & 0o777;

  test('is private: files 600, folder 700, also when it was readable before', async () => {
    (await openStore({ dataFolder: folder })).close();
    const file = sqliteFile(folder);
    expect([mode(folder), mode(file)]).toEqual([0o700, 0o600]);
    chmodSync(folder, 0o755);
    chmodSync(file, 0o644);
    const database = await openStore({ dataFolder: folder });
    await addMessage(database);
    expect([mode(folder), mode(file), mode(`${file}-wal`), mode(`${file}-shm`)]).toEqual([0o700, 0o600, 0o600, 0o600]);
    await database.close();
  });

  test('does not change a folder that has other files', async () => {
    mkdirSync(folder, { mode: 0o755 });
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'other.txt'), '');
    (await openStore({ dataFolder: folder })).close();
    expect([mode(folder), mode(sqliteFile(folder))]).toEqual([0o755, 0o600]);
  });

  test('a lock that another process holds does not block the thread, and is waited for', async () => {
    const database = await openStore({ dataFolder: folder });
    const other = new DatabaseSync(sqliteFile(folder));
    other.exec('begin immediate');
    const saved = addMessage(database);
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      if (other.isTransaction && last - startedAt > 1000) other.exec('rollback');
    }, 5);
    const startedAt = last;
    await saved;
    clearInterval(timer);
    other.close();
    expect(longest).toBeLessThan(500);
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test('what was erased while another process reads the store goes from the write-ahead log when that has ended', async () => {
    const database = await openStore({ dataFolder: folder });
    const one = await addMessage(database, { fields: { name: 'Zoe', message: 'unforgettable' } });
    const reader = new DatabaseSync(sqliteFile(folder));
    reader.exec('begin');
    reader.prepare('select * from messages').all();
    await eraseMessage(database, one.id);
    const log = () => readFileSync(`${sqliteFile(folder)}-wal`, 'latin1');
    expect(log()).toContain('unforgettable');
    reader.exec('rollback');
    await expect.poll(log).not.toContain('unforgettable');
    reader.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test('that vanished or was replaced refuses to write, and no empty one is begun in its place', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'store-'));
    const file = sqliteFile(dataFolder);
    const database = await openStore({ dataFolder });
    await addMessage(database);
    await database.run('pragma wal_checkpoint(truncate)');
    const aside = `${file}.aside`;
    renameSync(file, aside);
    await expect(addMessage(database)).rejects.toThrow('was moved, deleted or replaced');
    writeFileSync(file, readFileSync(aside));
    await expect(database.run('delete from audit')).rejects.toThrow('was moved, deleted or replaced');
    await database.close();
    for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
    await expect(openStore({ dataFolder })).rejects.toThrow(/is gone\. Restore a backup .*, or delete .*store\.id/);
    expect(existsSync(file)).toBe(false);

    const other = mkdtempSync(join(tmpdir(), 'store-'));
    await (await openStore({ dataFolder: other })).close();
    copyFileSync(sqliteFile(other), file);
    await expect(openStore({ dataFolder })).rejects.toThrow('This is another store than the one that was here');
    copyFileSync(aside, file);
    await (await openStore({ dataFolder })).close();
    for (const folder of [dataFolder, other]) rmSync(folder, { recursive: true });
  });

  test('that is an empty file, or is damaged, is refused with instructions', async () => {
    mkdirSync(folder);
    writeFileSync(sqliteFile(folder), '');
    await expect(openStore({ dataFolder: folder })).rejects.toThrow('is an empty file');
    writeFileSync(sqliteFile(folder), 'x'.repeat(20_000));
    await expect(openStore({ dataFolder: folder })).rejects.toThrow('is damaged');
    rmSync(sqliteFile(folder));
    const database = await openStore({ dataFolder: folder });
    await insertMessages(database, messages(200), []);
    await database.close();
    const bytes = readFileSync(sqliteFile(folder));
    bytes.fill(0xff, 8192, 80_000);
    writeFileSync(sqliteFile(folder), bytes);
    await expect(openStore({ dataFolder: folder })).rejects.toThrow('is damaged');
  });
});
