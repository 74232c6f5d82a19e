/**
 * Serves a finished build and the mailroom from one process: node mailroom/start.ts [--quiet] [--build build]
 * docs/mailroom.md has the settings.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { siteHandler, splitUrl } from '../server/handler.ts';
import { exitWithError, listen } from '../server/listen.ts';
import { logLine } from '../server/log.ts';
import { isFinished, readServing } from '../server/serving.ts';
import { createApp, isMailroomPath } from './app.ts';
import { createMailroom } from './mailroom.ts';
import { hasPages, loadPages } from './pages/load.ts';
import { sentence } from './queue.ts';
import { readSettings, WrongSetting } from './settings.ts';
import { makeFirstPassword } from './sign-in.ts';
import { openStore } from './store/open.ts';
import { keepTidy } from './tidy.ts';

const { values } = parseArgs({
  options: {
    quiet: { type: 'boolean', default: false },
    build: { type: 'string', default: process.env['BUILD_DIRECTORY'] ?? 'build' },
  },
});

function settingsOrEnd() {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof WrongSetting) exitWithError(error.message);
    throw error;
  }
}
const settings = settingsOrEnd();
const client = join(values.build, 'client');
const pagesFolder = join(values.build, 'mailroom');
if (!isFinished(client) || !hasPages(pagesFolder))
  exitWithError(`There is no finished build in ${values.build}. Make one with: npm run build:mailroom`);

const database = await openStore(settings).catch((error) => exitWithError(`The store cannot be opened: ${sentence(error)}`));
const mailroom = createMailroom({ settings, database, pages: await loadPages(pagesFolder) });

const site = siteHandler(client, readServing(client));
const answer = getRequestListener(createApp(mailroom).fetch, { overrideGlobalObjects: false });

listen({
  handle: (request, response) => {
    const [path] = splitUrl(request.url ?? '/');
    if (path !== undefined && isMailroomPath(path)) void answer(request, response);
    else site(request, response);
  },
  port: settings.port,
  host: settings.host,
  command: 'npm run start:mailroom',
  line: values.quiet ? undefined : discreetLine,
  finish: async () => {
    await mailroom.queue.stop();
    await database.close();
  },
});

const password = await makeFirstPassword(database);
if (password) console.log(`The inbox is at /staff. Its password, shown this once: ${password}`);
mailroom.queue.run();
keepTidy(mailroom);

/** Neither who sent a message nor what staff looked for is written down. */
function discreetLine(...[request, response, url, time]: Parameters<typeof logLine>): string {
  const [path] = splitUrl(url);
  return path !== undefined && isMailroomPath(path) ? logLine(request, response, path, time, true) : logLine(request, response, url, time);
}
