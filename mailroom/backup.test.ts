import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { backup } from './backup.ts';
import { readSettings } from './settings.ts';
import type { Database } from './store/database.ts';
import { findMessage } from './store/messages.ts';
import { openStore, sqliteFile } from './store/open-store.ts';
import { addMessage } from './testing/fixtures.ts';
import { query } from './testing/postgres.ts';
import { type Location, onBothStores } from './testing/stores.ts';

onBothStores((test, locate) => {
  test('a backup is private, and restores the store as it was', async () => {
    const location = await locate();
    const database = await openStore(location);
    const one = await addMessage(database, {}, [{ channel: 'webhook', recipient: '' }]);
    const { dataFolder, databaseUrl = '' } = location;
    const { file } = await backup(readSettings({ DATA_FOLDER: dataFolder, DATABASE_URL: databaseUrl }));
    expect(statSync(file).mode & 0o077).toBe(0);
    await addMessage(database);
    await database.close();
    const copy = await restore(location, file);
    expect(await findMessage(copy, one.id)).toMatchObject({ fields: one.fields, receivedAt: one.receivedAt });
    expect(await copy.select(z.unknown(), 'select id from messages')).toHaveLength(1);
    expect(await copy.select(z.unknown(), 'select id from deliveries')).toHaveLength(1);
    await copy.close();
  });
});

test.each([
  ['SQLite', ''],
  ['PostgreSQL', 'postgres://user:secret-password@127.0.0.1:1/nothing'],
])('a failed backup of %s leaves no file, and its error shows no password', async (_, databaseUrl) => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  // A store without tables: its copy fails the check, because it has no table of messages.
  new DatabaseSync(sqliteFile(folder)).close();
  const failure = backup(readSettings({ DATA_FOLDER: folder, DATABASE_URL: databaseUrl }));
  await expect(failure).rejects.toThrow('The backup failed');
  await expect(failure).rejects.not.toThrow('secret-password');
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

/** Restores the backup as docs/mailroom.md describes. */
async function restore({ dataFolder, databaseUrl }: Location, file: string): Promise<Database> {
  if (!databaseUrl) {
    const elsewhere = join(dataFolder, 'restored');
    mkdirSync(elsewhere);
    copyFileSync(file, sqliteFile(elsewhere));
    return openStore({ dataFolder: elsewhere });
  }
  await query(databaseUrl, 'create database restored');
  const elsewhere = databaseUrl.replace('/postgres?', '/restored?');
  execFileSync('pg_restore', ['--clean', '--if-exists', `--dbname=${elsewhere}`, file]);
  return openStore({ dataFolder, databaseUrl: elsewhere });
}
