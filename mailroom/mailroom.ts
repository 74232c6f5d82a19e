/** What all parts of a running mailroom share. */
import { acceptor } from './accept.ts';
import { emailChannel, webhookChannel } from './channels.ts';
import { createLimits, type Limits } from './limits.ts';
import type { Pages } from './pages/pages.ts';
import { type Channel, createQueue, type Queue } from './queue.ts';
import type { Settings } from './settings.ts';
import type { Database } from './store/database.ts';
import type { NewMessage } from './store/messages.ts';

export interface Mailroom {
  settings: Settings;
  database: Database;
  pages: Pages;
  queue: Queue;
  /** Kept when it returns. */
  accept: (message: NewMessage) => Promise<void>;
  /** Every request that would leave a message, and the messages that were kept. */
  limits: { asked: Limits; kept: Limits };
  now: () => number;
  log: (sentence: string) => void;
}

interface Parts {
  settings: Settings;
  database: Database;
  pages: Pages;
  channels?: Channel[];
  now?: () => number;
  log?: (sentence: string) => void;
}

export function createMailroom({
  settings,
  database,
  pages,
  channels = channelsOf(settings),
  now = Date.now,
  log = console.error,
}: Parts): Mailroom {
  const queue = createQueue({ database, channels, log, now });
  const accept = acceptor(
    database,
    channels.map(({ name }) => name),
    queue.wake,
  );
  return { settings, database, pages, queue, accept, limits: { asked: createLimits(now), kept: createLimits(now) }, now, log };
}

function channelsOf({ email, webhook }: Settings): Channel[] {
  return [...(email ? [emailChannel(email)] : []), ...(webhook ? [webhookChannel(webhook)] : [])];
}
