/**
 * Serves a finished build and the mailroom from one process: node mailroom/start.ts [--quiet] [--build build]
 * The settings are in docs/mailroom.md.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { logLine } from '../server/access-log.ts';
import { siteHandler, splitUrl } from '../server/handler.ts';
import { exitWithError, listen } from '../server/listen.ts';
import { isFinished, readServingConfig } from '../server/serving-config.ts';
import { firstOwnerLink } from './accounts/links.ts';
import { createProvider } from './accounts/provider.ts';
import { createApp, createClosedApp, isMailroomPath } from './app.ts';
import { scheduleCopies } from './continuous-copies.ts';
import { createWatch } from './delivery/watch.ts';
import { eraseAgain } from './erased.ts';
import { errorText } from './error-text.ts';
import { log } from './log.ts';
import { createMailroom, type Mailroom, originOf } from './mailroom.ts';
import { hasPages, loadPages } from './pages/load-pages.ts';
import { scheduleRetention } from './retention.ts';
import { readSettings, SettingError } from './settings.ts';
import { pendingBackfills } from './store/channels.ts';
import { StoreError } from './store/database.ts';
import { openStore } from './store/open-store.ts';
import { visitorWords } from './visitor-words.ts';

/** How long to wait before trying again to open a store that does not respond, or one that a person has to repair. */
const reopenMs = 10_000;
const repairMs = 60_000;
const watchEveryMs = 60_000;

// Only the system user that runs the mailroom can read the files that it creates.
process.umask(0o077);

const { values } = parseArgs({
  options: {
    quiet: { type: 'boolean', default: false },
    build: { type: 'string', default: process.env['BUILD_DIRECTORY'] ?? 'build' },
  },
});

function settingsOrExit() {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingError) exitWithError(error.message);
    throw error;
  }
}
const settings = settingsOrExit();
const client = join(values.build, 'client');
const pagesFolder = join(values.build, 'mailroom');
if (!isFinished(client) || !hasPages(pagesFolder))
  exitWithError(`There is no finished build in ${values.build}. Make one with: npm run build:mailroom`);

const pages = await loadPages(pagesFolder);
const listenerOf = (fetch: Parameters<typeof getRequestListener>[0]) => getRequestListener(fetch, { overrideGlobalObjects: false });

let running: Mailroom | undefined;
let respond = listenerOf(createClosedApp(visitorWords('en').refused.closed).fetch);

/** Opens the store. While that fails the public pages are served, and the mailroom's paths return 503. */
async function open(): Promise<void> {
  try {
    const database = await openStore(settings);
    const again = await eraseAgain(database, settings.dataFolder);
    if (again) log('warn', 'The store was restored: messages that were erased since then have been erased again.', { messages: again });
    const mailroom = await createMailroom({ settings, database, pages });
    running = mailroom;
    respond = listenerOf(createApp(mailroom).fetch);
    await printFirstOwnerLink(mailroom);
    for (const { channel, messages } of await pendingBackfills(database))
      log('info', 'Earlier messages were never sent to this channel. Decide in the inbox, or with: npm run mailroom -- backfill', {
        channel,
        messages,
      });
    for (const queue of mailroom.queues) queue.start();
    scheduleRetention(mailroom);
    const watch = createWatch(mailroom);
    setInterval(watch, watchEveryMs).unref();
    void watch();
    scheduleCopies(mailroom);
  } catch (error) {
    log('error', 'The store cannot be opened. The site is served; messages are refused.', { error: errorText(error) });
    setTimeout(open, error instanceof StoreError ? repairMs : reopenMs).unref();
  }
}

async function printFirstOwnerLink({ database, origin, now }: Mailroom): Promise<void> {
  const token = await firstOwnerLink(database, now());
  if (token)
    console.log(
      `The inbox has no owner yet. This link makes the first one; it works once, for 24 hours:\n${origin}/staff/link?token=${token}`,
    );
}

/** Wrong settings stop the start. A provider that does not answer does not, because messages must be received. */
async function checkProvider(): Promise<void> {
  if (!settings.provider) return;
  try {
    await createProvider(settings.provider, originOf(settings)).check();
  } catch (error) {
    if (error instanceof SettingError) exitWithError(error.message);
    log('warn', 'The OpenID Connect provider does not answer; nobody can sign in there now.', { error: errorText(error) });
  }
}

await checkProvider();
if (settings.email && !settings.siteUrl) log('warn', 'SITE_URL is not set: links in e-mails lead to this machine only.');
await open();

const site = siteHandler(client, readServingConfig(client));
listen({
  handle: (request, response) => {
    const [path] = splitUrl(request.url ?? '/');
    if (path !== undefined && isMailroomPath(path)) void respond(request, response);
    else site(request, response);
  },
  port: settings.port,
  host: settings.host,
  command: 'npm run start:mailroom',
  line: values.quiet ? undefined : privateLogLine,
  finish: async () => {
    await Promise.all(running?.queues.map((queue) => queue.stop()) ?? []);
    await running?.database.close();
  },
});
// Open event streams would otherwise prevent the shutdown.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => running?.updates.close());

/** Leaves the client and the query out of log lines for the mailroom's own paths. */
function privateLogLine(...[request, response, url, time]: Parameters<typeof logLine>): string {
  const [path] = splitUrl(url);
  return path !== undefined && isMailroomPath(path) ? logLine(request, response, path, time, true) : logLine(request, response, url, time);
}
