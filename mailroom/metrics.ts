/** Metrics in the Prometheus text format. */
import { z } from 'zod';
import { newestBackupAt } from './backup.ts';
import type { Settings } from './settings.ts';
import type { Database } from './store/database.ts';
import { count } from './store/sql-helpers.ts';

const queueRow = z.object({ channel: z.string(), state: z.string(), n: z.number(), oldest: z.number() });
const deliveredRow = z.object({ channel: z.string(), at: z.number() });

const undelivered =
  "from deliveries join messages on messages.id = message_id where deliveries.state <> 'delivered' and trashed_at is null";

interface Metric {
  name: string;
  help: string;
  values: [labels: Record<string, string>, value: number][];
}

export async function metricsText(database: Database, settings: Settings): Promise<string> {
  const queue = await database.select(
    queueRow,
    `select channel, deliveries.state as state, count(*) as n, ${database.clock} - min(received_at) as oldest ${undelivered} group by 1, 2`,
  );
  const failing = await count(database, `select count(*) as n ${undelivered} and last_error is not null`);
  const delivered = await database.select(
    deliveredRow,
    'select channel, max(at) as at from tries join deliveries on deliveries.id = delivery_id where error is null group by channel',
  );
  const metrics: Metric[] = [
    {
      name: 'mailroom_queue_length',
      help: 'Deliveries that are not done yet.',
      values: queue.map(({ channel, state, n }) => [{ channel, state }, n]),
    },
    {
      name: 'mailroom_queue_age_seconds',
      help: 'Time since the oldest message that is not delivered yet was received.',
      values: queue.map(({ channel, state, oldest }) => [{ channel, state }, Math.max(0, Math.round(oldest / 1000))]),
    },
    {
      name: 'mailroom_last_delivered_timestamp_seconds',
      help: 'When a delivery last succeeded.',
      values: delivered.map(({ channel, at }) => [{ channel }, Math.round(at / 1000)]),
    },
    {
      name: 'mailroom_last_backup_timestamp_seconds',
      help: 'When the newest backup in BACKUP_FOLDER was made; 0 without one. PostgreSQL has backups of its own.',
      values: settings.databaseUrl ? [] : [[{}, newestBackupAt(settings) / 1000]],
    },
    { name: 'mailroom_deliveries_failing', help: 'Deliveries whose last try failed.', values: [[{}, failing]] },
  ];
  return metrics.map(format).join('');
}

function format({ name, help, values }: Metric): string {
  const lines = values.map(([labels, value]) => {
    const list = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
    return `${name}${list.length ? `{${list.join(',')}}` : ''} ${value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${lines.join('')}`;
}
