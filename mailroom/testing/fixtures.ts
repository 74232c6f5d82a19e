import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../app.ts';
import { createMailroom, type Mailroom } from '../mailroom.ts';
import type { Pages } from '../pages/pages.ts';
import { policy, render } from '../pages/render';
import type { Channel } from '../queue.ts';
import { readSettings } from '../settings.ts';
import type { Database } from '../store/database.ts';
import type { NewMessage } from '../store/messages.ts';

export function message(change: Partial<NewMessage> = {}): NewMessage {
  return {
    id: randomUUID(),
    form: 'contact',
    fields: { name: 'Ana Ruiz', email: 'ana@example.com', phone: '(713) 555-0188', message: 'A renewal in March. Two buildings.' },
    page: '/about',
    receivedAt: Date.now(),
    suspect: null,
    ...change,
  };
}

/** What the site's contact form sends. */
export const sent = (change: Record<string, unknown> = {}) => ({
  form: 'contact',
  id: randomUUID(),
  page: '/about',
  openMs: 30_000,
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '',
  message: 'A renewal in March.',
  ...change,
});

/** The pages straight from their source. */
export const pages: Pages = {
  render: (page) => render(page, '/messages/assets/style.css'),
  assets: new Map([['style.css', { type: 'text/css; charset=utf-8', body: Buffer.from('') }]]),
  policy,
};

interface Options {
  database: Database;
  channels?: Channel[];
  environment?: Record<string, string>;
  now?: () => number;
}

export interface Running extends Mailroom {
  address: string;
  said: string[];
  stop(): void;
}

/** A mailroom behind a real server, in this process. */
export async function startMailroom({ database, channels = [], environment = {}, now = Date.now }: Options): Promise<Running> {
  const said: string[] = [];
  const settings = readSettings({ MESSAGES_PER_HOUR: '100000', ...environment });
  const mailroom = createMailroom({ settings, database, pages, channels, now, log: (sentence) => said.push(sentence) });
  const server = createServer(getRequestListener(createApp(mailroom).fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    ...mailroom,
    address: `http://127.0.0.1:${port}`,
    said,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${address}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const postForm = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${address}/messages`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
