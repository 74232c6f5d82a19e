import type { z } from 'zod';

/** A problem with the store that a person has to solve. Its message has the instructions. */
export class StoreError extends Error {}

export type StoredValue = string | number | null;

/** SQL is written once for both stores, with $1, $2 … as parameters. */
export interface Queries {
  /** Returns the rows of a select, or of a statement with “returning”, with names in camel case, validated by the schema. */
  select<T>(row: z.ZodType<T>, sql: string, values?: StoredValue[]): Promise<T[]>;
  /** Runs a statement and returns how many rows it changed. */
  run(sql: string, values?: StoredValue[]): Promise<number>;
}

export interface Database extends Queries {
  kind: 'sqlite' | 'postgres';
  /** SQL for the database's own clock in milliseconds. Leases use it, because clocks of several machines differ. */
  clock: string;
  /**
   * SQL to append to a select of rows that the transaction is about to change: skips rows that another transaction has locked.
   * Empty for SQLite.
   */
  skipLocked: string;
  /** Commits all statements of `work` or none. Once it returns, they survive a crash. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Reads the newest message with its deliveries from the disk. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());

/** For rows as the database returns them: received_at becomes receivedAt. */
export const parseRow =
  <T>(schema: z.ZodType<T>) =>
  (row: object): T =>
    schema.parse(Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value])));

export const newestMessage = `select * from messages left join deliveries on message_id = messages.id
  where messages.id = (select id from messages order by received_at desc limit 1)`;
