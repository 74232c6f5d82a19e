/**
 * Serves a finished build and the mailroom from one process: node mailroom/start.ts [--quiet]
 * The settings are in docs/mailroom.md. The mailroom has a thread of its own (thread.ts).
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { logLine } from '../server/access-log.ts';
import { siteHandler, splitUrl } from '../server/handler.ts';
import { exitWithError, listen } from '../server/listen.ts';
import { isFinished, readServingConfig } from '../server/serving-config.ts';
import { createProvider } from './accounts/provider.ts';
import { isMailroomPath } from './app.ts';
import { errorText } from './error-text.ts';
import { createForward } from './forward.ts';
import { log } from './log.ts';
import { originOf } from './mailroom.ts';
import { hasPages } from './pages/load-pages.ts';
import { readSettings, SettingError, type Settings } from './settings.ts';
import type { ThreadData, ToThread } from './thread.ts';

const restartMs = 1000;

// Only the system user that runs the mailroom can read the files that it creates.
process.umask(0o077);

const { values } = parseArgs({ options: { quiet: { type: 'boolean', default: false } } });
const build = process.env.BUILD_DIRECTORY ?? 'build';

/** Wrong settings stop the start. A provider that does not answer does not, because messages must be received. */
async function checkedSettings(): Promise<Settings> {
  const checked = readSettings(process.env);
  const provider = checked.provider && createProvider(checked.provider, originOf(checked));
  await provider?.check().catch((error) => {
    if (error instanceof SettingError) throw error;
    log('warn', 'The OpenID Connect provider does not answer; nobody can sign in there now.', { error: errorText(error) });
  });
  return checked;
}
const settings = await checkedSettings().catch((error) => {
  if (error instanceof SettingError) exitWithError(error.message);
  throw error;
});
const client = join(build, 'client');
const pagesFolder = join(build, 'mailroom');
if (!isFinished(client) || !hasPages(pagesFolder))
  exitWithError(`There is no finished build in ${build}. Make one with: npm run build:mailroom`);

if (settings.email && !settings.siteUrl) log('warn', 'SITE_URL is not set: links in e-mails lead to this machine only.');

const folder = mkdtempSync(join(tmpdir(), 'mailroom-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const socket = join(folder, 'socket');
let thread: Worker;
let stopping = false;

/** Resolves when the thread takes requests. A thread that ends by an error is started again; until then messages are refused. */
function startThread(): Promise<void> {
  rmSync(socket, { force: true });
  thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { settings, pagesFolder, socket } satisfies ThreadData });
  thread.on('error', (error) => log('error', 'The mailroom broke, and is started again.', { error: errorText(error) }));
  thread.once('exit', () => stopping || setTimeout(startThread, restartMs));
  return new Promise((ready) => thread.on('message', (message: string) => (message === 'ready' ? ready() : console.log(message))));
}
await startThread();

const site = siteHandler(client, readServingConfig(client));
const forward = createForward(socket);
listen({
  handle: (request, response) => {
    const [path] = splitUrl(request.url ?? '/');
    if (path !== undefined && isMailroomPath(path)) void forward(request, response);
    else site(request, response);
  },
  port: settings.port,
  host: settings.host,
  command: 'npm run start:mailroom',
  line: values.quiet ? undefined : privateLogLine,
  finish: async () => {
    thread.postMessage('stop' satisfies ToThread);
    await once(thread, 'exit');
  },
});
// Open event streams would otherwise prevent the shutdown.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    stopping = true;
    thread.postMessage('end streams' satisfies ToThread);
  });

/** Leaves the client and the query out of log lines for the mailroom's own paths, and the tokens of receipts out of all. */
function privateLogLine(...[request, response, url, time]: Parameters<typeof logLine>): string {
  const [path] = splitUrl(url);
  const isOwn = path !== undefined && isMailroomPath(path);
  return logLine(request, response, isOwn ? path : url, time, isOwn).replace(/(\/receipt\/)[^ "?]+/g, '$1*');
}
