import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

interface Where {
  databaseUrl?: string | undefined;
  dataFolder: string;
}

export const sqliteFile = (dataFolder: string) => join(dataFolder, 'mailroom.sqlite');

/** The store, brought up to date. */
export async function openStore({ databaseUrl, dataFolder }: Where): Promise<Database> {
  const database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(sqliteFile(dataFolder));
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
