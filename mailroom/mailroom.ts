import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { createProvider } from './accounts/provider.ts';
import { hashToken } from './accounts/tokens.ts';
import type { Channel } from './delivery/channel.ts';
import { emailChannel } from './delivery/email.ts';
import { createMailer } from './delivery/mailer.ts';
import { createQueue } from './delivery/queue.ts';
import { webhookChannel } from './delivery/webhook.ts';
import { log as defaultLog, type Log } from './log.ts';
import { createRateLimit } from './receive/rate-limit.ts';
import type { Settings } from './settings.ts';
import type { Database } from './store/database.ts';
import { findMessage, insertMessages, type NewMessage } from './store/messages.ts';
import { readReceiptKey, receiptToken } from './store/receipts.ts';
import { deliverWaiting } from './store/waiting-messages.ts';

export interface Saved {
  id: string;
  /** The token with which the sender follows the message. */
  receipt: string;
  /** The same message had been saved before. */
  isRepeated: boolean;
}

interface Options {
  settings: Settings;
  database: Database;
  channels?: Channel[];
  now?: () => number;
  log?: Log;
}

export type Mailroom = Awaited<ReturnType<typeof createMailroom>>;

/** Everything that the parts of a running mailroom share. */
export async function createMailroom({ settings, database, channels = channelsOf(settings), now = Date.now, log = defaultLog }: Options) {
  const queues = channels.map((channel) => createQueue(database, channel, log));
  const targets = channels.flatMap(({ name, recipients }) => recipients.map((recipient) => ({ channel: name, recipient })));
  const messages = await deliverWaiting(database, targets);
  if (messages)
    log('info', 'The settings have changed: messages that wait, or are still open, are delivered where they say now.', { messages });
  const origin = originOf(settings);
  const key = await readReceiptKey(database);
  /** Resolves after the commit. */
  async function save(message: NewMessage): Promise<Saved> {
    const { id, fields, addedTo } = message;
    const receipt = receiptToken(key, id);
    const [inserted] = await insertMessages(database, [{ ...message, receipt: addedTo ? undefined : hashToken(receipt) }], targets);
    for (const queue of queues) queue.wake();
    if (inserted) return { id, receipt, isRepeated: false };
    const stored = await findMessage(database, id);
    // Another text under a known id is another message.
    return !stored || isDeepStrictEqual(stored.fields, fields) ? { id, receipt, isRepeated: true } : save({ ...message, id: randomUUID() });
  }
  return {
    settings,
    database,
    channels,
    queues,
    /** Where each new message is delivered to. */
    targets,
    save,
    limits: {
      requests: createRateLimit(now),
      saved: createRateLimit(now),
      links: createRateLimit(now),
      receipts: createRateLimit(now),
      total: createRateLimit(now),
    },
    /** The last time that a message could not be saved; 0 if that never happened. */
    health: { saveFailedAt: 0 },
    /** Aborts when the process stops, to end open event streams. */
    stopping: new AbortController(),
    /** The site's address, without a slash at the end. */
    origin,
    /** Undefined without SMTP_URL. */
    mailer: settings.email && createMailer(settings.email),
    /** Undefined without OIDC_ISSUER. */
    provider: settings.provider && createProvider(settings.provider, origin),
    now,
    log,
  };
}

/** The address for links. It never comes from a request, whose host a stranger can choose. */
export const originOf = ({ siteUrl, port }: Pick<Settings, 'siteUrl' | 'port'>) => siteUrl ?? `http://localhost:${port}`;

export function channelsOf({ email, webhook, ...settings }: Settings): Channel[] {
  return [...(email ? [emailChannel(email, originOf(settings))] : []), ...(webhook ? [webhookChannel(webhook)] : [])];
}
