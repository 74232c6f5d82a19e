/** Runs the same tests on both stores. Without PostgreSQL those tests are skipped, or fail if CI is set. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { inCi } from '../../tests/optional-programs.ts';
import type { Database } from '../store/database.ts';
import { openStore } from '../store/open-store.ts';
import { hasPostgres, startPostgres, type TestPostgres } from './postgres.ts';

export interface Location {
  dataFolder: string;
  databaseUrl?: string;
}

export interface TestStore {
  /** The location of a store that does not exist yet, for a process of its own. */
  locate(): Promise<Location>;
  /** Opens an empty store. It is closed after the tests. */
  open(): Promise<Database>;
}

export function onSqlite(tests: (store: TestStore) => void): void {
  describe('SQLite', () => tests(withStores(async () => undefined)));
}

export function onBothStores(tests: (store: TestStore) => void): void {
  vi.setConfig({ testTimeout: 60_000 });
  onSqlite(tests);

  const missing = !hasPostgres();
  if (missing && inCi) throw new Error('These tests need PostgreSQL: install Debian’s package postgresql.');
  describe.skipIf(missing)('PostgreSQL', () => {
    let server: TestPostgres;
    beforeAll(async () => {
      server = await startPostgres();
    }, 60_000);
    // Registered first, so it runs last: the tests close their connections before.
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
  async function locate(): Promise<Location> {
    const dataFolder = mkdtempSync(join(tmpdir(), 'mailroom-'));
    folders.push(dataFolder);
    const url = await databaseUrl();
    return url ? { dataFolder, databaseUrl: url } : { dataFolder };
  }
  return {
    locate,
    async open() {
      const database = await openStore(await locate());
      opened.push(database);
      return database;
    },
  };
}
