/** One server for all: limits, order, log, a sentence when it cannot start, a clean end. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopOnSignal } from './graceful-shutdown.ts';
import type { logLine } from './log.ts';
import { inTurns } from './turns.ts';

export function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

interface Options {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  port: number;
  host: string;
  /** The command that starts it, for whoever has to choose another port. */
  command: string;
  /** The line of log for a request; none: no log. */
  line?: typeof logLine | undefined;
  /** What is left to do after the last answer. */
  finish?: () => Promise<void>;
}

// a client that sends its request drop by drop, or stops reading, does not hold a connection for long
const limits = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 65_000 };

export function listen({ handle, port, host, command, line, finish }: Options): void {
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
    if (line) response.once('close', () => console.log(line(request, response, url)));
    answer({ request, response });
  });
  server.timeout = 70_000;

  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      giveUp(`Port ${port} is taken. Set PORT to another one, ${port + 1} for example, and run ${command} again.`);
    giveUp(`The server could not start on ${host}:${port}: ${error.message}`);
  });
  // room for a crowd that arrives at once; the default queue of 511 makes the rest wait for a second try
  server.listen({ port, host, backlog: 4096 }, () => {
    const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    const { port: taken } = server.address() as AddressInfo;
    console.log(`The site is at http://${shown}:${taken}`);
  });
  stopOnSignal(server, finish);
}
