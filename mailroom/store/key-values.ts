/** Single values that are stored between runs, by name. */
import { z } from 'zod';
import type { Queries } from './database.ts';

export async function setValue(queries: Queries, name: string, value: unknown): Promise<void> {
  await queries.run('insert into memory (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value', [
    name,
    JSON.stringify(value),
  ]);
}

export async function getValue<T>(queries: Queries, name: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const [row] = await queries.select(z.object({ value: z.string() }), 'select value from memory where name = $1', [name]);
  return row && schema.safeParse(JSON.parse(row.value)).data;
}

/** Whether this was not done in the last `everyMs`. Of several processes only one is told yes. */
export async function takeTurn(queries: Queries, name: string, everyMs: number, now: number): Promise<boolean> {
  const taken = await queries.run(
    `insert into memory (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value
     where cast(memory.value as bigint) <= $3 or cast(memory.value as bigint) > $4`,
    [name, String(now), now - everyMs, now],
  );
  return taken > 0;
}

export async function deleteValue(queries: Queries, name: string): Promise<void> {
  await queries.run('delete from memory where name = $1', [name]);
}
