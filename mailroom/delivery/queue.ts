/** Delivers the messages of one channel with exponential backoff, for at most seven days. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs, hourMs, minuteMs } from '../durations.ts';
import { errorText } from '../error-text.ts';
import type { Log } from '../log.ts';
import type { Database } from '../store/database.ts';
import { type ClaimedDelivery, claimDelivery, completeDelivery, nextDueMs, type Outcome } from '../store/deliveries.ts';
import { findMessage } from '../store/messages.ts';
import { type Channel, DeliveryError } from './channel.ts';
import { failureText } from './failure-text.ts';

const minPauseMs = minuteMs;
const maxPauseMs = 6 * hourMs;
const giveUpAfterMs = 7 * dayMs;
/** Seven days have about 35 tries. With fewer, the clock has jumped. */
const minTriesToGiveUp = 20;
/** How much longer a lease lasts than a try, so that no other process starts the same delivery during the try. */
const leaseMarginMs = minuteMs;
const concurrency = 5;
/** Other processes do not notify this one, so look again after this time. */
const maxSleepMs = 20_000;
const minSleepMs = 50;
/** How often, and with which pause, to try to record an outcome. All tries together take less time than leaseMarginMs. */
const recordTries = 10;
const recordPauseMs = 1000;

/** Pause before the next try: one minute, two, four … up to six hours. */
export const pauseAfter = (tries: number) => Math.min(minPauseMs * 2 ** Math.max(0, tries - 1), maxPauseMs);

export function createQueue(database: Database, channel: Channel, log: Log) {
  const { name, timeoutMs } = channel;
  let wakeUp = new AbortController();
  let stopped = false;
  /** By performance.now(), which does not jump. */
  let pausedUntil = 0;
  let running: Promise<void> = Promise.resolve();

  async function deliver({ id, messageId, recipient, tries, ageMs }: ClaimedDelivery, lease: string): Promise<void> {
    const failure = await trySend(messageId, recipient);
    if (failure === undefined) return record(id, lease);
    const error = failureText(failure);
    const pauseMs = failure instanceof DeliveryError ? Math.min(failure.pauseMs, maxPauseMs) : 0;
    if (pauseMs) pausedUntil = Math.max(pausedUntil, performance.now() + pauseMs);
    const retryAfterMs = Math.max(pauseAfter(tries), pauseMs);
    const givenUp = ageMs + retryAfterMs > giveUpAfterMs && tries >= minTriesToGiveUp;
    if (givenUp)
      log('error', 'ALARM: a message could not be delivered in seven days. It is kept in the inbox.', {
        message: messageId,
        channel: name,
        error,
      });
    return record(id, lease, givenUp ? { error } : { error, retryAfterMs });
  }

  /** Tries again if the store does not respond, because a message whose delivery is not recorded would be sent again. */
  async function record(id: string, lease: string, outcome?: Outcome): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await completeDelivery(database, id, lease, outcome);
      } catch (error) {
        if (tries === recordTries) throw error;
        await sleep(recordPauseMs);
      }
    }
  }

  /** Returns what went wrong, or undefined when the message was delivered. */
  async function trySend(messageId: string, recipient: string): Promise<unknown> {
    const message = await findMessage(database, messageId);
    // The message was erased after it was queued.
    if (!message) return undefined;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const timedOut = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      await Promise.race([channel.send(message, recipient, signal), timedOut]);
      return undefined;
    } catch (error) {
      return error;
    }
  }

  async function work(): Promise<number> {
    let tries = 0;
    while (!stopped && performance.now() >= pausedUntil) {
      const lease = randomUUID();
      const delivery = await claimDelivery(database, name, lease, timeoutMs + leaseMarginMs);
      if (!delivery) break;
      tries += 1;
      await deliver(delivery, lease);
    }
    return tries;
  }

  /** Delivers everything that is due now and returns the number of tries. */
  async function deliverDue(): Promise<number> {
    const tries = await Promise.all(Array.from({ length: concurrency }, work));
    return tries.reduce((sum, n) => sum + n, 0);
  }

  /** Workers do not wait for each other: one slow server does not delay the other deliveries. */
  async function runWorker(): Promise<void> {
    while (!stopped) {
      let waitMs = maxSleepMs;
      const { signal } = wakeUp;
      try {
        await work();
        waitMs = Math.min(
          maxSleepMs,
          Math.max(minSleepMs, pausedUntil - performance.now(), (await nextDueMs(database, name)) ?? maxSleepMs),
        );
      } catch (error) {
        log('error', 'Deliveries wait, because the store does not answer.', { channel: name, error: errorText(error) });
      }
      if (!stopped) await sleep(waitMs, undefined, { signal }).catch(() => {});
    }
  }

  /** Looks for due deliveries now. */
  function wake(): void {
    const before = wakeUp;
    wakeUp = new AbortController();
    before.abort();
  }

  return {
    deliverDue,
    /** Runs until it is stopped. */
    start: () => {
      running = Promise.all(Array.from({ length: concurrency }, runWorker)).then(() => {});
    },
    wake,
    /** Stops after the running deliveries are finished. */
    stop: () => {
      stopped = true;
      wake();
      return running;
    },
  };
}
