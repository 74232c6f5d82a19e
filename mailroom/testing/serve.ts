import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../app.ts';
import type { Mailroom } from '../mailroom.ts';
import type { Pages } from '../pages/page-data.ts';

/** Serves a mailroom of this process, on a free port unless one is given. */
export async function serve(mailroom: Mailroom, pages: Pages, port = 0) {
  const server = createServer(getRequestListener(createApp(mailroom, pages).fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      mailroom.stopping.abort();
      server.closeAllConnections();
      server.close();
    },
  };
}
