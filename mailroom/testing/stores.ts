/** Runs the same tests on both stores. Without PostgreSQL those tests are skipped, or fail if CI is set. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test as base, describe, inject, onTestFinished } from 'vitest';
import { inCi } from '../../tests/optional-programs.ts';
import { openStore } from '../store/open-store.ts';
import { metricsToken, startMailroom } from './fixtures.ts';
import { createSchema } from './postgres.ts';
import { hire } from './staff-browsers.ts';

export interface Location {
  dataFolder: string;
  databaseUrl?: string;
}

type Tests = (test: ReturnType<typeof testOn>, locate: () => Promise<Location>) => void;

export function onSqlite(tests: Tests): void {
  describe('SQLite', () => runOn(tests));
}

export function onBothStores(tests: Tests): void {
  onSqlite(tests);
  const url = inject('postgresUrl');
  if (!url && inCi) throw new Error('These tests need PostgreSQL: install Debian’s package postgresql.');
  describe.skipIf(!url)('PostgreSQL', () => runOn(tests, url));
}

function runOn(tests: Tests, postgresUrl?: string): void {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
  /** The location of a store that does not exist yet. */
  async function locate(): Promise<Location> {
    const dataFolder = mkdtempSync(join(tmpdir(), 'mailroom-'));
    folders.push(dataFolder);
    return { dataFolder, ...(postgresUrl && { databaseUrl: await createSchema(postgresUrl) }) };
  }
  tests(testOn(locate), locate);
}

/** Tests can ask for an empty store, a running mailroom with its clock, an owner, and two colleagues who are handlers. */
const testOn = (locate: () => Promise<Location>) =>
  base
    .extend('database', async () => {
      const database = await openStore(await locate());
      onTestFinished(database.close);
      return database;
    })
    .extend('mailroom', ({ database }) =>
      startMailroom({ database, environment: { TRUSTED_PROXIES: '1', SITE_URL: 'https://x.example', METRICS_TOKEN: metricsToken } }),
    )
    .extend('owner', ({ mailroom }) => hire(mailroom, 'Olga', 'owner'))
    .extend('ana', ({ mailroom }) => hire(mailroom, 'Ana', 'handler'))
    .extend('ben', ({ mailroom }) => hire(mailroom, 'Ben', 'handler'));
