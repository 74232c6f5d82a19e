/** Starts an HTTP server with timeouts, an access log, readable start-up errors and graceful shutdown. The mailroom uses it too. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { logLine } from './access-log.ts';
import { stopOnSignal } from './graceful-shutdown.ts';

export function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}

interface Options {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  port: number;
  host: string;
  /** The command that starts the server, for the message about a port that is in use. */
  command: string;
  /** Formats a line of the access log; without it there is no log. */
  line?: typeof logLine;
  /** Runs after the last response, before the process exits. */
  finish?: () => Promise<void>;
}

// Limits how long a slow client can keep a connection open.
const timeouts = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 65_000 };

export function listen({ handle, port, host, command, line, finish }: Options): void {
  const server = createServer(timeouts, (request, response) => {
    const url = request.url ?? '/';
    if (line) response.once('close', () => console.log(line(request, response, url)));
    try {
      handle(request, response);
    } catch (error) {
      // Log unexpected errors instead of crashing the server.
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  server.timeout = 70_000;

  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      exitWithError(`Port ${port} is taken. Set PORT to another one, ${port + 1} for example, and run ${command} again.`);
    exitWithError(`The server could not start on ${host}:${port}: ${error.message}`);
  });
  // The default backlog of 511 drops connections when a thousand clients connect at once.
  server.listen({ port, host, backlog: 4096 }, () => {
    const shownHost = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    const { port: actualPort } = server.address() as AddressInfo;
    console.log(`The site is at http://${shownHost}:${actualPort}`);
  });
  stopOnSignal(server, finish);
}
