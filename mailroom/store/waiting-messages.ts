import type { Database } from './database.ts';
import { insertDeliveries, type Target } from './messages.ts';
import { placeholders } from './sql-helpers.ts';

/**
 * Called at start, because the settings may have changed since. What waits for an address that was removed from MAIL_TO goes to the
 * present ones, and a channel that was added gets all messages that are still open. Returns how many messages have new deliveries.
 */
export function deliverWaiting(database: Database, targets: Target[]): Promise<number> {
  return database.transaction(async (queries) => {
    let messages = 0;
    for (const [channel, own] of Map.groupBy(targets, (target) => target.channel)) {
      const recipients = own.map(({ recipient }) => recipient);
      const values = [channel, ...recipients];
      const present = `recipient in ${placeholders([recipients], '', 1)}`;
      const hasDelivery = (condition: string) =>
        `exists (select 1 from deliveries where message_id = messages.id and channel = $1 and ${condition})`;
      const where = `not ${hasDelivery(present)} and (${hasDelivery("state <> 'delivered'")}
        or status = 'open' and trashed_at is null and not ${hasDelivery('true')})`;
      messages += (await insertDeliveries(database, queries, own, where, values)) / own.length;
      await queries.run(`delete from deliveries where channel = $1 and state <> 'delivered' and not ${present}`, values);
    }
    return messages;
  });
}
