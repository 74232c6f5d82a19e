/**
 * Serves a finished build: node server/start.ts [--quiet] [--folder build/client]
 * PORT (3000) and HOST (127.0.0.1) say where; HOST=0.0.0.0 opens it to other machines.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { siteHandler } from './handler.ts';
import { logLine } from './log.ts';
import { isFinished, readServing } from './serving.ts';
import { stopOnSignal } from './stop.ts';
import { inTurns } from './turns.ts';

const { values } = parseArgs({
  options: { quiet: { type: 'boolean', default: false }, folder: { type: 'string', default: 'build/client' } },
});
const port = Number(process.env['PORT'] ?? 3000);
const host = process.env['HOST'] ?? '127.0.0.1';

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!isFinished(values.folder)) giveUp(`There is no finished build in ${values.folder}. Make one with: npm run build`);
const handle = siteHandler(values.folder, readServing(values.folder));

// a client that sends its request drop by drop, or stops reading, does not hold a connection for long
const limits = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 65_000 };

const answer = inTurns(({ request, response }: { request: IncomingMessage; response: ServerResponse }) => {
  // whoever asked has left
  if (response.destroyed) return;
  try {
    handle(request, response);
  } catch (error) {
    // one request that nobody thought of must not end the server for the others
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
});

const server = createServer(limits, (request, response) => {
  const url = request.url ?? '/';
  if (!values.quiet) response.once('close', () => console.log(logLine(request, response, url)));
  answer({ request, response });
});
server.timeout = 70_000;

server.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') giveUp(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
  giveUp(`The server could not start on ${host}:${port}: ${error.message}`);
});
// room for a crowd that arrives at once; the default queue of 511 makes the rest wait for a second try
server.listen({ port, host, backlog: 4096 }, () => {
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const { port: taken } = server.address() as AddressInfo;
  console.log(`The site is at http://${shown}:${taken}`);
});
stopOnSignal(server);
