import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { backup } from './backup.ts';
import { readSettings } from './settings.ts';
import type { Database } from './store/database.ts';
import { findMessage, insertMessages } from './store/messages.ts';
import { openStore, sqliteFile } from './store/open-store.ts';
import { message } from './testing/fixtures.ts';
import { type Location, onBothStores } from './testing/stores.ts';

onBothStores((store) => {
  test('a backup is private, and restores the store as it was', async () => {
    const location = await store.locate();
    const database = await openStore(location);
    const one = message();
    await insertMessages(database, [one], [{ channel: 'webhook', recipient: '' }]);
    const settings = readSettings({
      DATA_FOLDER: location.dataFolder,
      ...(location.databaseUrl && { DATABASE_URL: location.databaseUrl }),
    });
    const { file } = await backup(settings);
    expect(statSync(file).mode & 0o077).toBe(0);
    await insertMessages(database, [message()], []);
    await database.close();
    const copy = await restore(location, file);
    expect(await findMessage(copy, one.id)).toMatchObject({ fields: one.fields, receivedAt: one.receivedAt });
    expect(await copy.select(z.unknown(), 'select id from messages')).toHaveLength(1);
    expect(await copy.select(z.unknown(), 'select id from deliveries')).toHaveLength(1);
    await copy.close();
  });
});

test('a failed pg_dump shows no password and leaves no file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const settings = readSettings({ DATA_FOLDER: folder, DATABASE_URL: 'postgres://user:secret-password@127.0.0.1:1/nothing' });
  const error = await backup(settings).catch((failure: unknown) => failure);
  expect(String(error)).toMatch(/The backup failed/);
  expect(String(error)).not.toContain('secret-password');
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('the file of a failed backup is removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  // A store without the table of messages, as an unfinished copy would be.
  new DatabaseSync(sqliteFile(folder)).close();
  await expect(backup(readSettings({ DATA_FOLDER: folder }))).rejects.toThrow('The backup failed');
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
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('create database restored');
  await client.end();
  const elsewhere = databaseUrl.replace('/postgres?', '/restored?');
  execFileSync('pg_restore', ['--clean', '--if-exists', `--dbname=${elsewhere}`, file]);
  return openStore({ dataFolder, databaseUrl: elsewhere });
}
