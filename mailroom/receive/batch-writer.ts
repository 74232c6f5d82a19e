import type { Database } from '../store/database.ts';
import { insertMessages, type NewMessage, type Target } from '../store/messages.ts';

const maxMessagesPerBatch = 100;

interface Pending {
  message: NewMessage;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Commits messages that arrive at the same time together, because waiting for the disk takes most of the time. Each promise
 * resolves after the commit. If a commit fails, its messages are inserted one by one, so that a bad one does not block others.
 */
export function createBatchWriter(database: Database, targets: Target[], onSaved: () => void): (message: NewMessage) => Promise<void> {
  const pending: Pending[] = [];
  let writing = false;

  async function writeAll(): Promise<void> {
    writing = true;
    while (pending.length) {
      await insert(pending.splice(0, maxMessagesPerBatch));
      onSaved();
    }
    writing = false;
  }

  async function insert(batch: Pending[]): Promise<void> {
    try {
      await insertMessages(database, uniqueById(batch), targets);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length > 1) for (const one of batch) await insert([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  return (message) =>
    new Promise((resolve, reject) => {
      pending.push({ message, resolve, reject });
      if (writing) return;
      writing = true;
      // Collect what arrives in the same turn of the event loop.
      setImmediate(writeAll);
    });
}

/** The same message may be sent twice at the same moment. */
const uniqueById = (batch: Pending[]) => [...new Map(batch.map(({ message }) => [message.id, message])).values()];
