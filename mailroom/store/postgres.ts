import pg from 'pg';
import type { Database, Queries, StoredValue } from './database.ts';

// counts and times are bigint there; both fit into a number for some 285,000 years
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    application_name: 'mailroom',
  });
  // a connection that breaks while nobody uses it is replaced; without a listener it would end the process
  pool.on('error', (error) => pool.ending || console.error(`PostgreSQL: ${error.message}`));

  const over = (client: pg.Pool | pg.PoolClient): Queries => ({
    rows: async <T>(sql: string, values: StoredValue[] = []) => (await client.query(sql, values)).rows as T[],
  });

  return {
    kind: 'postgres',
    skipLocked: ' for update skip locked',
    ...over(pool),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        // the server may be set to answer before the disk has it
        await client.query('set local synchronous_commit = on');
        const result = await work(over(client));
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
    close: () => pool.end(),
  };
}
