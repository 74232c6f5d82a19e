/** What a collector of metrics reads. */
import { z } from 'zod';
import { newestBackupAt } from './backup.ts';
import type { Settings } from './settings.ts';
import type { Database } from './store/database.ts';
import { selectNumber } from './store/sql-helpers.ts';

const queueRow = z.object({ channel: z.string(), state: z.string(), n: z.number(), oldest: z.number() });
const deliveredRow = z.object({ channel: z.string(), at: z.number() });

const undelivered =
  "from deliveries join messages on messages.id = message_id where deliveries.state <> 'delivered' and trashed_at is null";

/** One metric in the Prometheus text format. Its values have labels, such as {channel="email"}. */
const gauge = (name: string, help: string, values: { labels?: string; value: number }[]) =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...values.map(({ labels = '', value }) => `${name}${labels} ${value}`), ''].join('\n');

export async function metricsText(database: Database, settings: Settings): Promise<string> {
  const rows = await database.select(
    queueRow,
    `select channel, deliveries.state as state, count(*) as n, ${database.clock} - min(received_at) as oldest ${undelivered} group by 1, 2`,
  );
  const queue = rows.map(({ channel, state, ...row }) => ({ ...row, labels: `{channel="${channel}",state="${state}"}` }));
  const failing = await selectNumber(database, `select count(*) as n ${undelivered} and last_error is not null`);
  const delivered = await database.select(
    deliveredRow,
    'select channel, max(at) as at from tries join deliveries on deliveries.id = delivery_id where error is null group by channel',
  );
  return [
    gauge(
      'mailroom_queue_length',
      'Deliveries that are not done yet.',
      queue.map(({ labels, n }) => ({ labels, value: n })),
    ),
    gauge(
      'mailroom_queue_age_seconds',
      'Time since the oldest message that is not delivered yet was received.',
      queue.map(({ labels, oldest }) => ({ labels, value: Math.max(0, Math.round(oldest / 1000)) })),
    ),
    gauge(
      'mailroom_last_delivered_timestamp_seconds',
      'When a delivery last succeeded.',
      delivered.map(({ channel, at }) => ({ labels: `{channel="${channel}"}`, value: Math.round(at / 1000) })),
    ),
    gauge(
      'mailroom_last_backup_timestamp_seconds',
      'When the newest backup in BACKUP_FOLDER was made; 0 without one. PostgreSQL has backups of its own.',
      settings.databaseUrl ? [] : [{ value: newestBackupAt(settings) / 1000 }],
    ),
    gauge('mailroom_deliveries_failing', 'Deliveries whose last try failed.', [{ value: failing }]),
  ].join('');
}
