import type { Server } from 'node:http';

/** How long a response may still take once the server was told to stop. */
const patienceMs = 10_000;

/** SIGTERM and SIGINT: no new connections, what was asked is still answered, then what is still to be finished is, then the process ends. A second signal ends it at once. */
export function stopOnSignal(server: Server, finish: () => Promise<void> = async () => {}): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.close(() => finish().finally(() => process.exit(0)));
    setTimeout(() => process.exit(1), patienceMs).unref();
  };
  // a connection that is kept alive would keep the server: each one ends with the answer it is waiting for
  server.prependListener('request', (_request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    response.once('finish', () => stopping && setImmediate(() => server.closeIdleConnections()));
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
