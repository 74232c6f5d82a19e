/** The little that both stores offer. Statements are written once, with $1, $2 … for the values. */
export type StoredValue = string | number | null;
export type Row = Record<string, StoredValue>;

export interface Queries {
  /** The rows of a select, or of a statement that ends in returning. */
  rows<T = Row>(sql: string, values?: StoredValue[]): Promise<T[]>;
}

export interface Database extends Queries {
  kind: 'sqlite' | 'postgres';
  /** Ends a select of rows that this transaction is about to change: other processes take other rows. */
  skipLocked: string;
  /** All or nothing; when it returns, what was written survives a crash. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
