import { z } from 'zod';
import type { Database, Queries, StoredValue } from './database.ts';

export const idRow = z.object({ id: z.string() });
const countRow = z.object({ n: z.number() });

/** Runs a query for one number, named n. */
export async function selectNumber(queries: Queries, sql: string, values: StoredValue[] = []): Promise<number> {
  const [row] = await queries.select(countRow, sql, values);
  return row?.n ?? 0;
}

/** The database's own time in milliseconds. */
export const databaseTime = (database: Database) => selectNumber(database, `select ${database.clock} as n`);

/** ($1, $2), ($3, $4) … for several rows, after `n` other parameters; each row may end with more SQL. */
export function placeholders(rows: StoredValue[][], more = '', n = 0): string {
  return rows.map((row) => `(${row.map(() => `$${++n}`).join(', ')}${more})`).join(', ');
}

/** Key of PostgreSQL's advisory lock around changes that depend on who else has an account. */
const peopleLock = 4_711_023;

/** Makes other transactions that call this wait until the end of this one. SQLite runs one at a time in any case. */
export async function lockPeople({ kind }: Database, queries: Queries): Promise<void> {
  if (kind === 'postgres') await queries.run('select pg_advisory_xact_lock($1)', [peopleLock]);
}
