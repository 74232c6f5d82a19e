import type { Database } from './store/database.ts';
import { insertMessages, type NewMessage } from './store/messages.ts';

/** How many messages one transaction takes. */
const mostAtOnce = 100;

interface Waiting {
  message: NewMessage;
  kept: () => void;
  refused: (error: unknown) => void;
}

/**
 * Messages that arrive together share a commit, the one thing here that waits for the disk. Each is answered after
 * it. If a commit fails, each is tried alone: one that cannot be stored must not take others with it.
 */
export function acceptor(database: Database, channels: string[], onKept: () => void): (message: NewMessage) => Promise<void> {
  const waiting: Waiting[] = [];
  let writing = false;

  async function write(): Promise<void> {
    writing = true;
    while (waiting.length) {
      const batch = waiting.splice(0, mostAtOnce);
      await keep(batch);
      onKept();
    }
    writing = false;
  }

  async function keep(batch: Waiting[]): Promise<void> {
    try {
      await insertMessages(database, uniqueById(batch), channels);
      for (const { kept } of batch) kept();
    } catch (error) {
      if (batch.length > 1) for (const one of batch) await keep([one]);
      else for (const { refused } of batch) refused(error);
    }
  }

  return (message) =>
    new Promise((kept, refused) => {
      waiting.push({ message, kept, refused });
      // those of the same turn of the loop go together
      if (!writing) {
        writing = true;
        setImmediate(write);
      }
    });
}

/** The same form twice in one batch. */
const uniqueById = (batch: Waiting[]) => [...new Map(batch.map(({ message }) => [message.id, message])).values()];
