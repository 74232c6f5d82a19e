/** Forwards requests to the mailroom's thread. */
import { Agent, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createClosedApp } from './app.ts';
import { readBody, tooLargeBody } from './read-body.ts';
import { socketAddressHeader } from './receive/client-address.ts';

/** Headers about a single connection. */
const connectionHeaders = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'];

export function createForward(socketPath: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const refuse = getRequestListener(createClosedApp().fetch, { overrideGlobalObjects: false });
  return async (request, response) => {
    const { method, url, headers, socket } = request;
    // Read here, so that the thread never waits for a slow client, and its answer to a large body is not cut off.
    const body = (await readBody(request).catch(() => undefined)) ?? tooLargeBody;
    const kept = Object.entries(headers).filter(([name]) => name !== 'content-length' && !connectionHeaders.includes(name));
    const forwarded = open({
      agent,
      socketPath,
      method,
      path: url,
      // Without a host the thread refuses the request. A made-up one would be this machine's.
      setHost: false,
      headers: { ...Object.fromEntries(kept), 'content-length': body.length, [socketAddressHeader]: socket.remoteAddress ?? '' },
    });
    forwarded.on('response', (answer) => {
      const lines = answer.rawHeaders.flatMap((name, i, all) =>
        i % 2 === 0 && !connectionHeaders.includes(name.toLowerCase()) ? [name, all[i + 1] ?? ''] : [],
      );
      if (answer.headers.connection === 'close') response.setHeader('Connection', 'close');
      const closes = response.getHeader('Connection') === 'close';
      response.writeHead(answer.statusCode ?? 503, closes ? [...lines, 'Connection', 'close'] : lines);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    forwarded.on('error', () => {
      if (!response.headersSent) void refuse(request, response);
    });
    response.on('close', () => response.writableFinished || forwarded.destroy());
    forwarded.end(body);
  };
}
