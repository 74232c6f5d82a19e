/** What the main thread of a page does while the page loads, read from a trace of Chromium. */
import type { Page } from '@playwright/test';

export interface MainThread {
  /** Elements whose styles were computed; an element counts each time. */
  styled: number;
  frames: number;
  tasks: number;
  /** Time of the thread in milliseconds, without time in which other processes had the processor. */
  time: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Thread time in microseconds. */
  tdur?: number;
  args: { name?: string; elementCount?: number; data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean; url?: string } };
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'benchmark',
  '__metadata',
];

/** Traces an action, and reads what the main thread of the page's process did meanwhile. */
export async function traceMainThread(page: Page, action: () => Promise<unknown>): Promise<MainThread> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return readTrace(traceEvents);
}

/** Opens a page and waits until a second and a half after its load. */
export const traceLoad = (page: Page, url: string): Promise<MainThread> =>
  traceMainThread(page, async () => {
    await page.goto(url);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)));
  });

function readTrace(events: TraceEvent[]): MainThread {
  const mainThreads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = mainThreads.map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  const styledIn = (thread: TraceEvent[]) =>
    thread.reduce((sum, { name, ph, args }) => sum + (name === 'UpdateLayoutTree' && ph !== 'B' ? (args.elementCount ?? 0) : 0), 0);
  // a hovered link or a new tab may have a process of its own, which does less
  const thread = threads.toSorted((a, b) => styledIn(b) - styledIn(a))[0] ?? [];
  const tasks = thread.filter(({ name }) => name === 'RunTask');
  return {
    styled: styledIn(thread),
    frames: thread.filter(({ name }) => name === 'BeginMainThreadFrame').length,
    tasks: tasks.length,
    time: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
  };
}
