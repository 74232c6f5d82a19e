import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { backup, backupsWithPerson, newestBackupAt } from './backup.ts';
import { createCopies } from './continuous-copies.ts';
import { readSettings } from './settings.ts';
import { findMessage } from './store/messages.ts';
import { openStore, sqliteFile } from './store/open-store.ts';
import { addMessage } from './testing/fixtures.ts';

test('a backup is private, and restores the store as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const database = await openStore({ dataFolder: folder });
  const one = await addMessage(database, {}, [{ channel: 'webhook', recipient: '' }]);
  const { file } = await backup(readSettings({ DATA_FOLDER: folder }));
  expect(statSync(file).mode & 0o077).toBe(0);
  await addMessage(database);
  await database.close();
  // As docs/mailroom.md describes.
  const elsewhere = join(folder, 'restored');
  mkdirSync(elsewhere);
  copyFileSync(file, sqliteFile(elsewhere));
  const copy = await openStore({ dataFolder: elsewhere });
  expect(await findMessage(copy, one.id)).toMatchObject({ fields: one.fields, receivedAt: one.receivedAt });
  expect(await copy.select(z.unknown(), 'select id from messages')).toHaveLength(1);
  expect(await copy.select(z.unknown(), 'select id from deliveries')).toHaveLength(1);
  await copy.close();
  rmSync(folder, { recursive: true });
});

test('a failed backup leaves no file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  // A store without tables: its copy fails the check, because it has no table of messages.
  new DatabaseSync(sqliteFile(folder)).close();
  await expect(backup(readSettings({ DATA_FOLDER: folder }))).rejects.toThrow('The backup failed');
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a backup of PostgreSQL is refused with the place of the instructions, and without the password', async () => {
  const refused = backup(readSettings({ DATABASE_URL: 'postgres://user:secret-password@127.0.0.1:1/nothing' }));
  await expect(refused).rejects.toThrow('docs/mailroom.md');
  await expect(refused).rejects.not.toThrow('secret-password');
});

test('copies are made every few minutes when something has changed, and thinned out by the date in their names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  const settings = readSettings({ DATA_FOLDER: folder, BACKUP_DAYS: '100' });
  const database = await openStore(settings);
  const logged: string[] = [];
  const copy = createCopies({ database, settings, log: (_, text) => logged.push(text) });
  const names = () => readdirSync(settings.backupFolder).sort();
  await addMessage(database);
  await copy();
  const [made] = names();
  await copy();
  expect([names(), logged]).toEqual([[made], []]);
  const at = newestBackupAt(settings);
  expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);

  // What a killed process left goes after an hour, and until then is searched for people who are erased.
  const add = (name: string, mtime = Date.now() / 1000) => {
    writeFileSync(join(settings.backupFolder, name), '');
    utimesSync(join(settings.backupFolder, name), mtime, mtime);
  };
  add('mailroom-2020-01-01T000000.sqlite.part', 1);
  add('mailroom-2026-01-01T000000.sqlite.part');
  expect(backupsWithPerson(settings, 'nobody@example.com').map(({ messages }) => messages)).toEqual([undefined, undefined]);

  const minuteMs = 60_000;
  const nameOf = (minutesAgo: number) =>
    `mailroom-${new Date(at - minutesAgo * minuteMs).toISOString().slice(0, 19).replaceAll(':', '')}.sqlite`;
  // Every five minutes for five hours, and one each for 110 days; all files are of today.
  for (let minutes = 5; minutes <= 300; minutes += 5) add(nameOf(minutes));
  for (let day = 2; day <= 110; day += 1) add(nameOf(day * 24 * 60));
  add('holiday.sqlite');
  await backup(settings, undefined, at + 1000);
  const left = names();
  for (let minutes = 5; minutes < 60; minutes += 5) expect(left).toContain(nameOf(minutes));
  const older = (fromDay: number, toDay: number) =>
    left.filter((name) => name > nameOf(toDay * 24 * 60) && name < nameOf(fromDay * 24 * 60)).length;
  expect(older(60 / 1440, 0.3)).toBeLessThan(7);
  expect(older(1.5, 30.5)).toBe(29);
  expect(older(31.5, 99.5)).toBeLessThan(5);
  expect(older(101, 120)).toBe(0);
  expect(left).toContain('holiday.sqlite');
  expect(left).not.toContain('mailroom-2020-01-01T000000.sqlite.part');

  // A clock that is years ahead does not take the last backups.
  await backup(settings, undefined, at + 4000 * 24 * 60 * minuteMs);
  expect(names().filter((name) => name.startsWith('mailroom') && name.endsWith('.sqlite')).length).toBe(7);
  rmSync(sqliteFile(folder));
  await addMessage(database).catch(() => {});
  await database.run('update messages set changed_at = changed_at + 1').catch(() => {});
  const failing = createCopies({ database, settings, log: (_, text) => logged.push(text) });
  await failing();
  expect(logged).toEqual([expect.stringContaining('could not be copied')]);
  await database.close();
  rmSync(folder, { recursive: true });
});
