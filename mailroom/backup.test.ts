import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { backup } from './backup.ts';
import { readSettings } from './settings.ts';
import type { Database } from './store/database.ts';
import { findMessage, insertMessages } from './store/messages.ts';
import { openStore, sqliteFile } from './store/open.ts';
import { message } from './testing/fixtures.ts';
import { overEachStore, type Place } from './testing/stores.ts';

overEachStore((store) => {
  test('a backup is readable by its owner alone, and holds the store as it was', async () => {
    const place = await store.place();
    const database = await openStore(place);
    const one = message();
    await insertMessages(database, [one], ['email']);
    const settings = readSettings({ DATA_FOLDER: place.dataFolder, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) });
    const { file } = await backup(settings);
    expect(statSync(file).mode & 0o077).toBe(0);
    await insertMessages(database, [message()], []);
    await database.close();
    const copy = await restore(place, file);
    expect(await findMessage(copy, one.id)).toMatchObject({ fields: one.fields, receivedAt: one.receivedAt });
    expect(await copy.rows('select id from messages')).toHaveLength(1);
    expect(await copy.rows('select id from deliveries')).toHaveLength(1);
    await copy.close();
  });
});

/** The store that is made from the backup, as docs/mailroom.md says. */
async function restore({ dataFolder, databaseUrl }: Place, file: string): Promise<Database> {
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
