/** Records which delivery channels have been set up. When one is added, staff decide whether it also gets earlier messages (backfill). */
import { z } from 'zod';
import type { Database, Queries } from './database.ts';
import { insertDeliveries, type Target } from './messages.ts';
import { count, parameterList } from './sql-helpers.ts';

const neverOffered = 'trashed_at is null and not exists (select 1 from deliveries where message_id = messages.id and channel = $1)';
const countNeverOffered = (queries: Queries, channel: string) =>
  count(queries, `select count(*) as n from messages where ${neverOffered}`, [channel]);

/**
 * Called at start. If a channel is new and the store has messages, staff are asked once whether to send these too. Returns how many
 * messages were moved from addresses that are no longer in MAIL_TO.
 */
export async function registerChannels(database: Database, targets: Target[]): Promise<number> {
  for (const channel of new Set(targets.map((target) => target.channel))) {
    const earlier = await countNeverOffered(database, channel);
    await database.run(`insert into channels (name, added_at, backfill) values ($1, ${database.clock}, $2) on conflict (name) do nothing`, [
      channel,
      earlier > 0 ? 'ask' : 'done',
    ]);
  }
  return moveUndelivered(
    database,
    targets.filter(({ channel }) => channel === 'email'),
  );
}

/**
 * E-mails that wait for an address that was removed from MAIL_TO go to the present addresses, unless these have their own delivery
 * of the message already.
 */
async function moveUndelivered(database: Database, targets: Target[]): Promise<number> {
  if (targets.length === 0) return 0;
  const addresses = targets.map(({ recipient }) => recipient);
  const present = `recipient in (${parameterList(addresses)})`;
  const outdated = `from deliveries where channel = 'email' and state <> 'delivered' and not ${present}`;
  const moving = `id in (select message_id ${outdated})
    and not exists (select 1 from deliveries where message_id = messages.id and channel = 'email' and ${present})`;
  return database.transaction(async (queries) => {
    const moved = await count(queries, `select count(*) as n from messages where ${moving}`, addresses);
    await insertDeliveries(database, queries, targets, moving, addresses);
    await queries.run(`delete ${outdated}`, addresses);
    return moved;
  });
}

const channelRow = z.object({ name: z.string(), addedAt: z.number() });

/** The channels for which nobody has decided about earlier messages. */
export async function pendingBackfills(queries: Queries) {
  const rows = await queries.select(channelRow, "select name, added_at from channels where backfill = 'ask' order by name");
  return Promise.all(
    rows.map(async ({ name, addedAt }) => ({
      channel: name,
      addedAt,
      messages: await countNeverOffered(queries, name),
    })),
  );
}

export type PendingBackfill = Awaited<ReturnType<typeof pendingBackfills>>[number];

/** Decides about the earlier messages of a channel: send them too, or never. Returns how many will be sent. */
export async function decideBackfill(database: Database, channel: string, send: boolean, targets: Target[]): Promise<number> {
  const recipients = send ? targets.filter((target) => target.channel === channel) : [];
  return database.transaction(async (queries) => {
    const offered = recipients.length ? await countNeverOffered(queries, channel) : 0;
    await insertDeliveries(database, queries, recipients, neverOffered, [channel]);
    await queries.run("update channels set backfill = 'done' where name = $1", [channel]);
    return offered;
  });
}
