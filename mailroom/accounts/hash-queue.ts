/** Thrown for a guess that was dropped because too many others wait. */
export class BusyError extends Error {}

interface Job {
  run: () => Promise<void>;
  reject: (error: Error) => void;
  signal: AbortSignal | undefined;
}

interface Options {
  signal?: AbortSignal | undefined;
  /** A browser that is known does not wait behind strangers. */
  known?: boolean;
}

/**
 * Limits how many passwords are hashed at once. When more arrive than can be hashed, the newest goes first and the
 * oldest is dropped: in a flood of guesses a real sign-in is answered at once, and waiting guesses cost nothing.
 */
export function createHashQueue(concurrency: number, maxWaiting: number) {
  const known: Job[] = [];
  const unknown: Job[] = [];
  let running = 0;

  function next(): void {
    while (running < concurrency) {
      const job = known.shift() ?? unknown.pop();
      if (!job) return;
      // Nobody waits for the answer.
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

  return function enqueue<T>(work: () => Promise<T>, { signal, known: isKnown = false }: Options = {}): Promise<T> {
    return new Promise((resolve, reject) => {
      const jobs = isKnown ? known : unknown;
      jobs.push({ run: () => work().then(resolve, reject), reject, signal });
      if (jobs.length > maxWaiting) jobs.shift()?.reject(new BusyError());
      next();
    });
  };
}
