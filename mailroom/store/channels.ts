/** Records which delivery channels have been set up. When one is added, staff decide whether it also gets earlier messages (backfill). */
import { z } from 'zod';
import type { Database, Queries } from './database.ts';
import { insertDeliveries, type Target } from './messages.ts';
import { count, idRow, parameterList } from './sql-helpers.ts';

const neverOffered =
  'from messages where trashed_at is null and not exists (select 1 from deliveries where message_id = messages.id and channel = $1)';

const rowsPerBatch = 200;

/**
 * Called at start. If a channel is new and the store has messages, staff are asked once whether to send these too. Returns how many
 * messages were moved from addresses that are no longer in MAIL_TO.
 */
export async function registerChannels(database: Database, targets: Target[]): Promise<number> {
  for (const channel of new Set(targets.map((target) => target.channel))) {
    const earlier = await count(database, `select count(*) as n ${neverOffered}`, [channel]);
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
  return database.transaction(async (queries) => {
    const rows = await queries.select(
      idRow,
      `select distinct message_id as id ${outdated}
       and not exists (select 1 from deliveries as other where other.message_id = deliveries.message_id and other.channel = 'email' and other.${present})`,
      addresses,
    );
    const ids = rows.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += rowsPerBatch)
      for (const target of targets) await insertDeliveries(database, queries, ids.slice(from, from + rowsPerBatch), target);
    await queries.run(`delete ${outdated}`, addresses);
    return ids.length;
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
      messages: await count(queries, `select count(*) as n ${neverOffered}`, [name]),
    })),
  );
}

export type PendingBackfill = Awaited<ReturnType<typeof pendingBackfills>>[number];

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
