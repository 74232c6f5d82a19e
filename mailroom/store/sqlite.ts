import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Queries, StoredValue } from './database.ts';

/** Another process that writes (a command at the prompt) is waited for. */
const patienceMs = 5000;

/**
 * One connection and a queue in front of it: an await inside a transaction would otherwise let the next request's
 * statements into it. Deleted words are overwritten (secure_delete), because erasing a person means it.
 */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const connection = new DatabaseSync(file, { timeout: patienceMs });
  connection.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on; pragma journal_size_limit = 4000000',
  );
  const prepared = new Map<string, StatementSync>();
  let last: Promise<unknown> = Promise.resolve();

  function run<T>(sql: string, values: StoredValue[]): T[] {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = connection.prepare(sql.replace(/\$(\d+)/g, '?$1'));
      // a batch has as many forms as it has sizes: they are few, but not without end
      if (prepared.size > 500) prepared.clear();
      prepared.set(sql, statement);
    }
    return statement.all(...values) as T[];
  }

  function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  }

  const direct: Queries = { rows: async (sql, values = []) => run(sql, values) };

  return {
    kind: 'sqlite',
    skipLocked: '',
    rows: (sql, values = []) => inTurn(() => run(sql, values)),
    transaction: (work) =>
      inTurn(async () => {
        connection.exec('begin immediate');
        try {
          const result = await work(direct);
          connection.exec('commit');
          return result;
        } catch (error) {
          // a full disk may already have ended it
          if (connection.isTransaction) connection.exec('rollback');
          throw error;
        }
      }),
    close: () => inTurn(() => connection.close()),
  };
}
