import type { Server } from 'node:http';

const timeoutMs = 10_000;

/** On SIGTERM or SIGINT: stop accepting connections, complete open responses, run `finish`, exit. A second signal exits at once. */
export function stopOnSignal(server: Server, finish: () => Promise<void> = async () => {}): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.close(() => finish().finally(() => process.exit(0)));
    // What is still open is cut off. This is an orderly end, which must not look like a failure to systemd.
    setTimeout(() => process.exit(0), timeoutMs).unref();
  };
  // Keep-alive connections would delay server.close(): end each one with its current response.
  server.prependListener('request', (_request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    response.once('finish', () => stopping && setImmediate(() => server.closeIdleConnections()));
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
