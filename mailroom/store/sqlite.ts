import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, newestMessage, parseRow, type Queries, StoreError } from './database.ts';

/** How long to wait for locks held by other processes, such as the command line. SQLite itself would block the thread meanwhile. */
const lockTimeoutMs = 5000;
const lockPauseMs = 20;

/**
 * One connection, which runs one statement or transaction at a time. Otherwise, while a transaction awaits something,
 * statements of other requests would run inside it. secure_delete overwrites what is erased.
 */
export function openSqlite(file: string): Database {
  makePrivate(file);
  const connection = new DatabaseSync(file, { timeout: lockTimeoutMs });
  connection.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on; pragma journal_size_limit = 4000000',
  );
  connection.exec(`pragma busy_timeout = ${lockPauseMs}`);
  makePrivate(file);
  const opened = identityOf(file);
  let last: Promise<unknown> = Promise.resolve();

  const statement = (sql: string) => connection.prepare(sql.replace(/\$(\d+)/g, '?$1'));
  const direct: Queries = {
    select: async (row, sql, values = []) =>
      statement(sql)
        .all(...values)
        .map(parseRow(row)),
    run: async (sql, values = []) => Number(statement(sql).run(...values).changes),
  };

  async function whenUnlocked<T>(work: () => T | Promise<T>): Promise<T> {
    for (const giveUpAt = performance.now() + lockTimeoutMs; ; await sleep(lockPauseMs)) {
      try {
        return await work();
      } catch (error) {
        if (errorCode(error) !== busyCode || performance.now() > giveUpAt) throw error;
      }
    }
  }

  function inOrder<T>(work: () => T | Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  /** SQLite would write on into a file that has no name any more. */
  function refuseReplaced(): void {
    if (identityOf(file) !== opened)
      throw new StoreError(
        `The store ${file} was moved, deleted or replaced while the mailroom runs. Put it back and restart the mailroom.`,
      );
  }

  return {
    kind: 'sqlite',
    clock: "cast(unixepoch('now', 'subsec') * 1000 as integer)",
    skipLocked: '',
    select: (row, sql, values) => inOrder(() => whenUnlocked(() => direct.select(row, sql, values))),
    run: (sql, values) =>
      inOrder(() => {
        refuseReplaced();
        return whenUnlocked(() => direct.run(sql, values));
      }),
    transaction: (work) =>
      inOrder(async () => {
        refuseReplaced();
        await whenUnlocked(() => connection.exec('begin immediate'));
        try {
          const result = await work(direct);
          connection.exec('commit');
          return result;
        } catch (error) {
          // A full disk may have rolled the transaction back already.
          if (connection.isTransaction) connection.exec('rollback');
          throw error;
        }
      }),
    async check() {
      refuseReplaced();
      // Another connection, because this one may answer from its memory what is gone from the disk.
      const reader = new DatabaseSync(file, { readOnly: true });
      try {
        reader.prepare(newestMessage).all();
      } finally {
        reader.close();
      }
    },
    close: () => inOrder(() => connection.close()),
  };
}

/** SQLITE_BUSY; the code without its extension. */
const busyCode = 5;
export const errorCode = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/** Makes the store readable by its owner only: files get mode 600, and the folder 700 if it has only the mailroom's files. */
function makePrivate(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isOurs = readdirSync(folder).every((name) => /^(mailroom\.sqlite(-wal|-shm)?|store\.id|erased|backups)$/.test(name));
  if (isOurs) chmodSync(folder, 0o700);
  for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) chmodSync(part, 0o600);
}
