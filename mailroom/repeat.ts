import { errorText } from './error-text.ts';

/** Does something now and then again and again. A failure is only reported. */
export function repeat(work: () => Promise<unknown>, everyMs: number, report: (error: string) => void): void {
  const run = () => work().catch((error) => report(errorText(error)));
  void run();
  setInterval(run, everyMs).unref();
}
