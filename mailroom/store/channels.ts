/** Records which delivery channels have been set up. When one is added, staff decide whether it also gets earlier messages (backfill). */
import { z } from 'zod';
import type { Database, Queries } from './database.ts';
import { insertDeliveries, type Target } from './messages.ts';
import { count, idRow, parameterList } from './sql-helpers.ts';

const neverOffered =
  'from messages where trashed_at is null and not exists (select 1 from deliveries where message_id = messages.id and channel = $1)';

/** Called at start. If a channel is new and the store has messages, staff are asked once whether to send these too. */
export async function registerChannels(database: Database, targets: Target[]): Promise<void> {
  for (const channel of new Set(targets.map((target) => target.channel))) {
    const earlier = await count(database, `select count(*) as n ${neverOffered}`, [channel]);
    await database.run(`insert into channels (name, added_at, backfill) values ($1, ${database.clock}, $2) on conflict (name) do nothing`, [
      channel,
      earlier > 0 ? 'ask' : 'done',
    ]);
  }
  await updateRecipients(database, targets);
}

/**
 * Splits e-mail deliveries from the first version of the mailroom, which made one per message for all recipients. Drops
 * undelivered ones to addresses that are no longer in MAIL_TO.
 */
async function updateRecipients(database: Database, targets: Target[]): Promise<void> {
  const recipients = targets.filter(({ channel, recipient }) => channel === 'email' && recipient !== '');
  const [first, ...others] = recipients;
  if (!first) return;
  const old = await database.select(
    z.object({ message_id: z.string() }),
    "update deliveries set recipient = $1 where channel = 'email' and recipient = '' and state <> 'delivered' returning message_id",
    [first.recipient],
  );
  for (const target of others) for (const { message_id } of old) await insertDeliveries(database, database, [message_id], target);
  const addresses = recipients.map(({ recipient }) => recipient);
  await database.run(
    `delete from deliveries where channel = 'email' and state <> 'delivered' and recipient not in (${parameterList(addresses)})`,
    addresses,
  );
}

export interface PendingBackfill {
  channel: string;
  addedAt: number;
  messages: number;
}

const channelRow = z.object({ name: z.string(), added_at: z.number() });

/** The channels for which nobody has decided about earlier messages. */
export async function pendingBackfills(queries: Queries): Promise<PendingBackfill[]> {
  const rows = await queries.select(channelRow, "select name, added_at from channels where backfill = 'ask' order by name");
  return Promise.all(
    rows.map(async ({ name, added_at }) => ({
      channel: name,
      addedAt: added_at,
      messages: await count(queries, `select count(*) as n ${neverOffered}`, [name]),
    })),
  );
}

const rowsPerBatch = 200;

/** Decides about the earlier messages of a channel: send them too, or never. Returns how many will be sent. */
export async function decideBackfill(database: Database, channel: string, send: boolean, targets: Target[]): Promise<number> {
  const recipients = targets.filter((target) => target.channel === channel);
  let offered = 0;
  while (send && recipients.length > 0) {
    const batch = await database.transaction(async (queries) => {
      const rows = await queries.select(idRow, `select id ${neverOffered} order by received_at limit ${rowsPerBatch}`, [channel]);
      const ids = rows.map(({ id }) => id);
      if (ids.length) for (const target of recipients) await insertDeliveries(database, queries, ids, target);
      return ids;
    });
    if (batch.length === 0) break;
    offered += batch.length;
  }
  await database.run("update channels set backfill = 'done' where name = $1", [channel]);
  return offered;
}
