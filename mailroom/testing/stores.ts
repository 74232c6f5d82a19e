/** The same tests over both stores. Where PostgreSQL cannot be had they are skipped, and fail where CI is set. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { inCi } from '../../tests/programs.ts';
import type { Database } from '../store/database.ts';
import { openStore } from '../store/open.ts';
import { hasPostgres, startPostgres, type TestPostgres } from './postgres.ts';

export interface Place {
  dataFolder: string;
  databaseUrl?: string;
}

export interface TestStore {
  /** An empty store: where it is, for a process of its own. */
  place(): Promise<Place>;
  /** An empty store, opened; closed at the end. */
  open(): Promise<Database>;
}

export function overSqlite(tests: (store: TestStore) => void): void {
  describe('SQLite', () => tests(withStores(async () => undefined)));
}

export function overEachStore(tests: (store: TestStore) => void): void {
  vi.setConfig({ testTimeout: 60_000 });
  overSqlite(tests);

  const missing = !hasPostgres();
  if (missing && inCi) throw new Error('These tests need PostgreSQL: install Debian’s package postgresql.');
  describe.skipIf(missing)('PostgreSQL', () => {
    let server: TestPostgres;
    beforeAll(async () => {
      server = await startPostgres();
    }, 60_000);
    // hooks at the end run backwards: what the tests opened is closed first
    afterAll(() => server.stop());
    tests(withStores(() => server.database()));
  });
}

function withStores(databaseUrl: () => Promise<string | undefined>): TestStore {
  const folders: string[] = [];
  const opened: Database[] = [];
  afterAll(async () => {
    for (const database of opened) await database.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
  async function place(): Promise<Place> {
    const dataFolder = mkdtempSync(join(tmpdir(), 'mailroom-'));
    folders.push(dataFolder);
    const url = await databaseUrl();
    return url ? { dataFolder, databaseUrl: url } : { dataFolder };
  }
  return {
    place,
    async open() {
      const database = await openStore(await place());
      opened.push(database);
      return database;
    },
  };
}
