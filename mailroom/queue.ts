/** Delivers what waits, again and again, until it is delivered or a week is over. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from './message.ts';
import type { Database } from './store/database.ts';
import { type Claimed, claim, nextDue, settle } from './store/deliveries.ts';
import { findMessage } from './store/messages.ts';

export interface Channel {
  name: 'email' | 'webhook';
  /** Throws a sentence when it did not work. */
  send(message: Message, signal: AbortSignal): Promise<void>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const firstPauseMs = minuteMs;
const longestPauseMs = 6 * hourMs;
const patienceMs = 7 * dayMs;
export const longestTryMs = 45_000;
/** Longer than a try, so that nobody else begins while it lasts. */
const leaseMs = 90_000;
const together = 5;
/** Another process may have left something behind; nobody tells us. */
const longestSleepMs = 20_000;

/** One minute, two, four … six hours. */
export const pauseAfter = (tries: number) => Math.min(firstPauseMs * 2 ** Math.max(0, tries - 1), longestPauseMs);

interface Options {
  database: Database;
  channels: Channel[];
  log: (sentence: string) => void;
  now?: () => number;
  /** One try may take this long. */
  tryMs?: number;
}

export interface Queue {
  /** One round: everything that is due now. Returns how many were tried. */
  deliverDue(): Promise<number>;
  /** Keeps going until it is stopped. */
  run(): void;
  /** There is something new. */
  wake(): void;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

export function createQueue({ database, channels, log, now = Date.now, tryMs = longestTryMs }: Options): Queue {
  let wakeUp = new AbortController();
  let stopped = false;
  let running: Promise<void> = Promise.resolve();

  async function deliver({ id, messageId, channel, tries, since }: Claimed, lease: string): Promise<void> {
    const error = await attempt(messageId, channel);
    if (error === undefined) return settle(database, id, { now: now(), lease });
    const nextAt = now() + pauseAfter(tries);
    if (nextAt <= since + patienceMs) return settle(database, id, { now: now(), lease, error, nextAt });
    log(
      `ALARM: message ${messageId} could not be delivered (${channel}) in seven days; the last answer was: ${error}. It is kept in the inbox.`,
    );
    return settle(database, id, { now: now(), lease, error });
  }

  /** What went wrong, in a sentence; undefined when it was delivered. */
  async function attempt(messageId: string, name: string): Promise<string | undefined> {
    const channel = channels.find((one) => one.name === name);
    if (!channel) return `${name} is not set up`;
    const message = await findMessage(database, messageId);
    // erased in the meantime
    if (!message) return undefined;
    try {
      const signal = AbortSignal.timeout(tryMs);
      const tooLong = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('no answer in time'))));
      await Promise.race([channel.send(message, signal), tooLong]);
      return undefined;
    } catch (error) {
      return sentence(error);
    }
  }

  async function deliverDue(): Promise<number> {
    let tried = 0;
    for (;;) {
      const lease = randomUUID();
      const claimed = await claim(database, now(), leaseMs, lease, together);
      if (claimed.length === 0) return tried;
      tried += claimed.length;
      await Promise.all(claimed.map((one) => deliver(one, lease)));
      if (stopped) return tried;
    }
  }

  async function keepGoing(): Promise<void> {
    while (!stopped) {
      wakeUp = new AbortController();
      let waitMs = longestSleepMs;
      try {
        await deliverDue();
        const due = await nextDue(database);
        if (due !== undefined) waitMs = Math.min(longestSleepMs, Math.max(0, due - now()));
      } catch (error) {
        log(`Deliveries wait, because the store does not answer: ${sentence(error)}`);
      }
      if (!stopped) await sleep(waitMs, undefined, { signal: wakeUp.signal }).catch(() => {});
    }
  }

  return {
    deliverDue,
    run: () => {
      running = keepGoing();
    },
    wake: () => wakeUp.abort(),
    stop: () => {
      stopped = true;
      wakeUp.abort();
      return running;
    },
  };
}

/** One line, not too long: it is stored, and shown to staff. */
export function sentence(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}
