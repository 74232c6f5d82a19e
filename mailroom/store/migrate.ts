import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database } from './database.ts';

const folder = join(import.meta.dirname, 'migrations');
/** Any number that nobody else uses: two processes that start together take turns. */
const lock = 4_711_022;

/** Runs the numbered files that have not run yet, all in one transaction. */
export async function migrate(database: Database): Promise<void> {
  const files = globSync('*.sql', { cwd: folder }).sort();
  await database.transaction(async ({ rows }) => {
    if (database.kind === 'postgres') await rows('select pg_advisory_xact_lock($1)', [lock]);
    await rows('create table if not exists migrations (name text primary key)');
    const done = new Set((await rows<{ name: string }>('select name from migrations')).map(({ name }) => name));
    const newer = [...done].filter((name) => !files.includes(`${name}.sql`));
    if (newer.length)
      throw new Error(
        `The store was made by a newer version of the mailroom (it has ${newer.join(', ')}). Use that version, or an older backup.`,
      );
    for (const file of files) {
      const name = basename(file, '.sql');
      if (done.has(name)) continue;
      for (const statement of statements(readFileSync(join(folder, file), 'utf8'))) await rows(statement);
      await rows('insert into migrations (name) values ($1)', [name]);
    }
  });
}

/** A statement ends with a semicolon at the end of a line; a line that starts with two dashes is a remark. */
function statements(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);
}
