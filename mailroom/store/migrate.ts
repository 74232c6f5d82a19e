import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { type Database, StoreError } from './database.ts';

const folder = join(import.meta.dirname, 'migrations');
/** Key of the advisory lock: processes that start together migrate one after the other. */
const lockKey = 4_711_022;

const nameRow = z.object({ name: z.string() });

/** Runs the files of migrations/ that have not run yet, in order, all in one transaction. */
export async function migrate(database: Database, mustExist = false): Promise<void> {
  const files = globSync('*.sql', { cwd: folder }).sort();
  await database.transaction(async ({ select, run }) => {
    if (database.kind === 'postgres') await run('select pg_advisory_xact_lock($1)', [lockKey]);
    await run('create table if not exists migrations (name text primary key)');
    const applied = new Set((await select(nameRow, 'select name from migrations')).map(({ name }) => name));
    if (mustExist && applied.size === 0)
      throw new StoreError(
        'There is no store in this database. Check the setting DATABASE_URL; the mailroom makes a store when it starts.',
      );
    const unknown = [...applied].filter((name) => !files.includes(`${name}.sql`));
    if (unknown.length)
      throw new Error(
        `The store was made by a newer version of the mailroom (it has ${unknown.join(', ')}). Use that version, or an older backup.`,
      );
    for (const file of files) {
      const name = basename(file, '.sql');
      if (applied.has(name)) continue;
      for (const statement of statements(readFileSync(join(folder, file), 'utf8'))) await run(statement);
      await run('insert into migrations (name) values ($1)', [name]);
    }
  });
}

/** Splits a file at semicolons that end a line, without its comment lines. */
function statements(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);
}
