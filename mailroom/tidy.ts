import type { Mailroom } from './mailroom.ts';
import { sentence } from './queue.ts';
import { forgetOldSignIns } from './sign-in.ts';
import { eraseOlderThan } from './store/messages.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Deletes what is older than the retention, and what is over: sessions and wrong passwords. */
export async function tidy({ database, settings, now, log }: Pick<Mailroom, 'database' | 'settings' | 'now' | 'log'>): Promise<void> {
  const gone = await eraseOlderThan(database, now() - settings.retentionDays * dayMs);
  await forgetOldSignIns(database, now());
  if (gone) log(`Deleted ${gone} messages that were older than ${settings.retentionDays} days.`);
}

/** At the start and every hour. */
export function keepTidy(mailroom: Mailroom): void {
  const run = () => tidy(mailroom).catch((error) => mailroom.log(`Old messages could not be deleted: ${sentence(error)}`));
  void run();
  setInterval(run, hourMs).unref();
}
