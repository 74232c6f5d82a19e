/** The error for an attempt to sign in that the queue drops, because too many are waiting or the client has disconnected. */
export class BusyError extends Error {}

interface Try {
  /** Lower lanes are served first. 0: a known browser. 1: a browser that has opened the sign-in page. 2: any other client. */
  lane: 0 | 1 | 2;
  /** The network or browser that the attempt comes from. */
  origin: string;
  signal?: AbortSignal | undefined;
}

interface Job extends Try {
  run: () => Promise<void>;
  reject: (error: Error) => void;
}

interface Limits {
  concurrency: number;
  /** How many attempts may wait in each lane. */
  maxWaiting: number;
  maxWaitingOfOrigin: number;
}

/**
 * Limits how many passwords are hashed at once and how many attempts wait. In each lane the newest goes first, and a
 * full lane drops the oldest, so that a person can sign in without delay during a flood of guesses.
 */
export function createHashQueue({ concurrency, maxWaiting, maxWaitingOfOrigin }: Limits) {
  const lanes: [Job[], Job[], Job[]] = [[], [], []];
  let running = 0;

  function next(): void {
    while (running < concurrency) {
      const job = lanes.find((lane) => lane.length > 0)?.pop();
      if (!job) return;
      // The client has disconnected.
      if (job.signal?.aborted) {
        job.reject(new BusyError());
        continue;
      }
      running += 1;
      void job.run().finally(() => {
        running -= 1;
        next();
      });
    }
  }

  return function enqueue<T>(work: () => Promise<T>, attempt: Try): Promise<T> {
    return new Promise((resolve, reject) => {
      const lane = lanes[attempt.lane];
      if (lane.filter(({ origin }) => origin === attempt.origin).length >= maxWaitingOfOrigin) return reject(new BusyError());
      lane.push({ ...attempt, run: () => work().then(resolve, reject), reject });
      next();
      if (lane.length > maxWaiting) lane.shift()?.reject(new BusyError());
    });
  };
}
