/** Notifies open inboxes of changes. Polls the store, because another process may have made a change. */
import { z } from 'zod';
import type { Database } from './store/database.ts';

const pollMs = 2000;

export interface Updates {
  /** Calls the listener after each change, until the returned function is called. */
  subscribe(listener: Listener): () => void;
  /** Ends all subscriptions, so that the server can stop. */
  close(): void;
  /** The time of the latest change, by the database's clock. */
  latest(): Promise<number>;
}

interface Listener {
  onChange(latest: number): void;
  onClose(): void;
}

const latestRow = z.object({ latest: z.number().nullable() });

export function createUpdates(database: Database): Updates {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  let known = 0;

  async function latest(): Promise<number> {
    const [row] = await database.select(latestRow, 'select max(changed_at) as latest from messages');
    return row?.latest ?? 0;
  }

  async function poll(): Promise<void> {
    const found = await latest().catch(() => known);
    if (found === known) return;
    known = found;
    for (const { onChange } of listeners) onChange(found);
  }

  return {
    latest,
    close: () => {
      for (const { onClose } of listeners) onClose();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (!timer) {
        void latest().then(
          (found) => {
            known = found;
          },
          () => {},
        );
        timer = setInterval(poll, pollMs);
        timer.unref();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
