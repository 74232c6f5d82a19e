/** Copies an SQLite store every few minutes, in a thread of its own because a copy takes a second for 50,000 messages. */
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { backup } from './backup.ts';
import { minuteMs } from './durations.ts';
import { errorText } from './error-text.ts';
import type { Mailroom } from './mailroom.ts';

const stateRow = z.object({ state: z.string() });

if (!isMainThread && workerData?.copies) await backup(workerData.copies);

/** Returns the function that copies the store, unless nothing has changed since the last copy. */
export function createCopies({ database, settings, log }: Pick<Mailroom, 'database' | 'settings' | 'log'>): () => Promise<void> {
  let copied = '';
  return async () => {
    try {
      const [row] = await database.select(
        stateRow,
        "select (select count(*) from messages) || ' ' || coalesce(max(changed_at), 0) || ' ' || (select coalesce(max(at), 0) from audit) as state from messages",
      );
      if (row?.state === copied) return;
      const thread = new Worker(new URL(import.meta.url), { workerData: { copies: settings } });
      await new Promise<void>((done, failed) => {
        thread.once('error', failed);
        thread.once('exit', () => done());
      });
      copied = row?.state ?? '';
    } catch (error) {
      log('error', 'ALARM: the store could not be copied. Until this works, a broken disk loses what arrived since the last backup.', {
        error: errorText(error),
      });
    }
  };
}

export function scheduleCopies(mailroom: Pick<Mailroom, 'database' | 'settings' | 'log'>): void {
  const { databaseUrl, backupMinutes } = mailroom.settings;
  if (databaseUrl || backupMinutes === 0) return;
  const copy = createCopies(mailroom);
  void copy();
  setInterval(copy, backupMinutes * minuteMs).unref();
}
