import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Database, StoreError } from './database.ts';
import { getValue, setValue } from './key-values.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { errorCode, openSqlite } from './sqlite.ts';

interface Location {
  databaseUrl?: string;
  dataFolder: string;
}

export const sqliteFile = (dataFolder: string) => join(dataFolder, 'mailroom.sqlite');

/** Opens the store, checks it and brings its schema up to date. With `mustExist` a mistyped setting makes no new, empty store. */
export async function openStore({ databaseUrl, dataFolder }: Location, { mustExist = false } = {}): Promise<Database> {
  if (databaseUrl) return prepared(openPostgres(databaseUrl), (database) => migrate(database, mustExist));
  const file = sqliteFile(dataFolder);
  if (mustExist && !existsSync(file))
    throw new StoreError(`There is no store at ${file}. Check the setting DATA_FOLDER; the mailroom makes a store when it starts.`);
  if (existsSync(file) && statSync(file).size === 0)
    throw new StoreError(`The store ${file} is an empty file. Restore a backup, or delete the file to begin with a new store.`);
  const idFile = join(dataFolder, 'store.id');
  if (!existsSync(file) && existsSync(idFile))
    throw new StoreError(
      `The store ${file} is gone. Restore a backup (docs/mailroom.md), or delete ${idFile} to begin with an empty store.`,
    );
  const damaged = new StoreError(`The store ${file} is damaged. Stop the mailroom and restore the last backup (docs/mailroom.md).`);
  try {
    return await prepared(openSqlite(file), async (database) => {
      const [check] = await database.select(z.object({ quickCheck: z.string() }), 'pragma quick_check');
      if (check?.quickCheck !== 'ok') throw damaged;
      await migrate(database, mustExist);
      await checkId(database, idFile);
    });
  } catch (error) {
    throw isDamage(error) ? damaged : error;
  }
}

/** Compares the store with the one that was here before, so that another one does not take its place unnoticed. */
async function checkId(database: Database, idFile: string): Promise<void> {
  const id = (await getValue(database, 'store-id', z.string())) ?? randomUUID();
  await setValue(database, 'store-id', id);
  if (!existsSync(idFile)) writeFileSync(idFile, id, { mode: 0o600 });
  else if (readFileSync(idFile, 'utf8') !== id)
    throw new StoreError(
      `This is another store than the one that was here. If that is on purpose, delete ${idFile} and restart the mailroom.`,
    );
}

async function prepared(database: Database, prepare: (database: Database) => Promise<void>): Promise<Database> {
  try {
    await prepare(database);
    return database;
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const isDamage = (error: unknown) => [11, 26].includes(errorCode(error) ?? 0);
