/**
 * Remembers who was erased, outside the store: after a restore the start erases them again. The list has keyed hashes only, so that it
 * names nobody.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database } from './store/database.ts';
import { emptyLog } from './store/erase.ts';
import { getValue, setValue } from './store/key-values.ts';

const fileOf = (dataFolder: string) => join(dataFolder, 'erased');

function readList(dataFolder: string) {
  const file = fileOf(dataFolder);
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  const [key = '', ...lines] = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return {
    hash: (text: string) => createHmac('sha256', key).update(text).digest('base64'),
    /** When each was erased. */
    times: new Map(lines.map((line) => line.split(' ')).map(([hash = '', time]) => [hash, Number(time)])),
    length: lines.length,
  };
}

/** `text`: a message's id, or a normalized e-mail address or phone number. */
export async function rememberErased(database: Database, dataFolder: string, text: string, now: number): Promise<void> {
  const { hash, length } = readList(dataFolder);
  appendFileSync(fileOf(dataFolder), `${hash(text)} ${now}\n`);
  await setValue(database, 'erased', length + 1);
}

const rowSchema = z.object({ id: z.string(), email: z.string(), phone: z.string(), receivedAt: z.number() });

/** Erases what a restored backup has brought back, but not what the same person has sent since. Returns the number of messages. */
export async function eraseAgain(database: Database, dataFolder: string): Promise<number> {
  if (!existsSync(fileOf(dataFolder))) return 0;
  const { hash, times, length } = readList(dataFolder);
  if ((await getValue(database, 'erased', z.number())) === length) return 0;
  const rows = await database.select(rowSchema, 'select id, email, phone, received_at from messages');
  const again = rows.filter(({ id, email, phone, receivedAt }) =>
    [id, email, phone].some((text) => text !== '' && receivedAt <= (times.get(hash(text)) ?? 0)),
  );
  for (const { id } of again) await database.run('delete from messages where id = $1', [id]);
  await setValue(database, 'erased', length);
  if (again.length) await emptyLog(database);
  return again.length;
}
