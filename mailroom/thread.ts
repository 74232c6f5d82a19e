/**
 * The thread of the store, the inbox and the deliveries. It serves HTTP on a socket that only this system user can open; start.ts
 * forwards the mailroom's paths to it. So nothing here delays the public site, which has the main thread.
 */
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { getRequestListener } from '@hono/node-server';
import { firstOwnerLink } from './accounts/links.ts';
import { createApp, createClosedApp } from './app.ts';
import { scheduleCopies } from './continuous-copies.ts';
import { createWatch } from './delivery/watch.ts';
import { eraseAgain } from './erased.ts';
import { errorText } from './error-text.ts';
import { log } from './log.ts';
import { createMailroom, type Mailroom } from './mailroom.ts';
import { loadPages } from './pages/load-pages.ts';
import { repeat } from './repeat.ts';
import { scheduleRetention } from './retention.ts';
import type { Settings } from './settings.ts';
import { StoreError } from './store/database.ts';
import { openStore } from './store/open-store.ts';

export interface ThreadData {
  settings: Settings;
  pagesFolder: string;
  socket: string;
}
export type ToThread = 'end streams' | 'stop';

/** How long to wait before trying again to open a store that does not respond, or one that a person has to repair. */
const reopenMs = 10_000;
const repairMs = 60_000;
const watchEveryMs = 60_000;

const { settings, pagesFolder, socket }: ThreadData = workerData;
/** To the main thread: a text to print, or “ready” when requests can be forwarded. */
const tell = (message: string) => parentPort?.postMessage(message);
const pages = await loadPages(pagesFolder);
const listenerOf = (fetch: Parameters<typeof getRequestListener>[0]) => getRequestListener(fetch, { overrideGlobalObjects: false });

let running: Mailroom | undefined;
let respond = listenerOf(createClosedApp().fetch);

/** Opens the store. While that fails the public pages are served, and the mailroom's paths return 503. */
async function open(): Promise<void> {
  try {
    const database = await openStore(settings);
    const again = await eraseAgain(database, settings.dataFolder);
    if (again) log('warn', 'The store was restored: messages that were erased since then have been erased again.', { messages: again });
    const mailroom = await createMailroom({ settings, database });
    running = mailroom;
    respond = listenerOf(createApp(mailroom, pages).fetch);
    const link = await firstOwnerLink(database, mailroom.now());
    if (link)
      tell(
        `The inbox has no owner yet. This link makes the first one; it works once, for 24 hours:\n${mailroom.origin}/staff/link?token=${link}`,
      );
    for (const queue of mailroom.queues) queue.start();
    scheduleRetention(mailroom);
    repeat(createWatch(mailroom), watchEveryMs, (error) =>
      log('error', 'It could not be checked whether messages are delivered.', { error }),
    );
    scheduleCopies(mailroom);
  } catch (error) {
    log('error', 'The store cannot be opened. The site is served; messages are refused.', { error: errorText(error) });
    setTimeout(open, error instanceof StoreError ? repairMs : reopenMs);
  }
}

parentPort?.on('message', async (message: ToThread) => {
  running?.stopping.abort();
  if (message !== 'stop') return;
  await Promise.all(running?.queues.map((queue) => queue.stop()) ?? []);
  await running?.database.close();
  process.exit(0);
});

await open();
// The main thread has its own time limits.
createServer({ requestTimeout: 0, headersTimeout: 0 }, (request, response) => void respond(request, response)).listen(socket, () =>
  tell('ready'),
);
