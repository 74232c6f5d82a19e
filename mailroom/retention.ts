/**
 * Moves messages older than RETENTION_DAYS to the trash, and erases them after 30 days there. If the clock has jumped, or an
 * unusually large share would be deleted, nothing is deleted until an owner agrees.
 */
import { z } from 'zod';
import { deleteExpired } from './accounts/sessions.ts';
import { recordAudit } from './audit.ts';
import { dayMs, hourMs } from './durations.ts';
import type { Mailroom } from './mailroom.ts';
import { repeat } from './repeat.ts';
import type { Database } from './store/database.ts';
import { emptyTrash } from './store/erase.ts';
import { deleteValue, getValue, setValue } from './store/key-values.ts';
import { trashOlderThan } from './store/message-changes.ts';
import { databaseTime, selectNumber } from './store/sql-helpers.ts';

export const trashDays = 30;
/** After a longer gap between two runs, an owner has to agree, because the clock may be wrong. */
const maxGapMs = 7 * dayMs;
/** An owner has to agree before more than this share is deleted at once. Up to `alwaysUsual` messages may always be deleted. */
const usualShare = 0.1;
const alwaysUsual = 10;

const holdSchema = z.object({
  reason: z.enum(['clock', 'share']),
  /** How many messages would have been deleted, and how many there are. */
  messages: z.number(),
  total: z.number(),
  /** The last trusted reading of the clock, and the first one that was not trusted. */
  before: z.number(),
  now: z.number(),
});
export type Hold = z.infer<typeof holdSchema>;

export const findHold = (database: Database) => getValue(database, 'retention-hold', holdSchema);

type Context = Pick<Mailroom, 'database' | 'settings' | 'log'>;

/** Runs at the start and every hour. `approved`: an owner has agreed to the deletions that were on hold. */
export async function runRetention({ database, settings, log }: Context, now: number, approved = false): Promise<void> {
  await deleteExpired(database, now);
  const before = (await getValue(database, 'retention-run', z.number())) ?? now;
  const expiredBefore = now - settings.retentionDays * dayMs;
  const trashedBefore = now - trashDays * dayMs;
  const messagesWhere = (where: string, ...values: number[]) =>
    selectNumber(database, `select count(*) as n from messages where ${where}`, values);
  const expired = await messagesWhere('received_at < $1 and trashed_at is null', expiredBefore);
  // Also what goes within a week, so that many small deletions count together. An owner agrees once to all that is in the trash.
  const agreedAt = approved ? now : ((await getValue(database, 'retention-agreed', z.number())) ?? 0);
  if (approved) await setValue(database, 'retention-agreed', now);
  const inTrash = await messagesWhere('trashed_at < $1 and trashed_at > $2', trashedBefore + maxGapMs, agreedAt);
  const total = await messagesWhere('true');
  const messages = expired + inTrash;
  const due = expired + (await messagesWhere('trashed_at < $1', trashedBefore));
  const reason = due === 0 || approved ? undefined : holdReason(now - before, messages, total);
  if (reason) {
    if (!(await findHold(database)))
      log('warn', 'Nothing was deleted: the clock jumped, or more than a usual share would go. An owner has to agree in the inbox.', {
        reason,
        messages,
        total,
      });
    await setValue(database, 'retention-hold', { reason, messages, total, before, now } satisfies Hold);
    // Otherwise the wait for an owner would look like a jump of the clock.
    if (reason === 'share') await setValue(database, 'retention-run', now);
    return;
  }
  await deleteValue(database, 'retention-hold');
  await setValue(database, 'retention-run', now);
  await database.run('delete from audit where at < $1', [now - settings.auditDays * dayMs]);
  const erased = await emptyTrash(database, trashedBefore);
  const trashed = await trashOlderThan(database, expiredBefore, now);
  for (const id of trashed) await recordAudit(database, now, 'system', 'expire', id);
  if (erased) await recordAudit(database, now, 'system', 'erase', '', String(erased));
  if (trashed.length || erased)
    log('info', 'Old messages were deleted.', {
      movedToTrash: trashed.length,
      erasedFromTrash: erased,
      retentionDays: settings.retentionDays,
    });
}

function holdReason(gapMs: number, messages: number, total: number): Hold['reason'] | undefined {
  if (gapMs > maxGapMs) return 'clock';
  return messages > Math.max(alwaysUsual, total * usualShare) ? 'share' : undefined;
}

export function scheduleRetention(context: Context): void {
  const { database, log } = context;
  const run = async () => runRetention(context, await databaseTime(database));
  repeat(run, hourMs, (error) => log('error', 'Old messages could not be deleted.', { error }));
}
