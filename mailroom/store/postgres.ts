import pg from 'pg';
import { errorText } from '../error-text.ts';
import { type Database, newestMessage, parseRow, type Queries } from './database.ts';

// Counts and times are bigint in PostgreSQL; both fit into a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 9000,
    query_timeout: 10_000,
    keepAlive: true,
    application_name: 'mailroom',
  });
  // Without a listener, an idle connection that breaks would end the process. The pool replaces it.
  pool.on('error', (error) => pool.ending || console.error(`PostgreSQL: ${errorText(error)}`));

  // A connection that breaks while in use would end the process too. Its query fails, which the caller reports.
  pool.on('connect', (client) => client.on('error', () => {}));

  const queriesOn = (client: pg.Pool | pg.PoolClient): Queries => ({
    select: async (row, sql, values = []) => (await client.query(sql, values)).rows.map(parseRow(row)),
    run: async (sql, values = []) => (await client.query(sql, values)).rowCount ?? 0,
  });

  return {
    kind: 'postgres',
    // statement_timestamp() is stable within a statement, so conditions on it can use an index.
    clock: '(extract(epoch from statement_timestamp()) * 1000)::bigint',
    skipLocked: ' for update skip locked',
    ...queriesOn(pool),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        // The server may be configured to commit before the data is on disk.
        await client.query('begin; set local synchronous_commit = on');
        const result = await work(queriesOn(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    check: async () => {
      await pool.query(newestMessage);
    },
    close: () => pool.end(),
  };
}
