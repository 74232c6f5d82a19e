import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import type { Channel } from '../delivery/channel.ts';
import type { Level } from '../log.ts';
import { createMailroom, type Mailroom } from '../mailroom.ts';
import type { Pages } from '../pages/page-data.ts';
import { policy, render } from '../pages/render';
import { readSettings } from '../settings.ts';
import type { Database } from '../store/database.ts';
import type { NewMessage } from '../store/messages.ts';

export function message(change: Partial<NewMessage> = {}): NewMessage {
  return {
    id: randomUUID(),
    form: 'contact',
    fields: { name: 'Ana Ruiz', email: 'ana@example.com', phone: '(713) 555-0188', message: 'A renewal in March. Two buildings.' },
    page: '/about',
    language: 'en',
    receivedAt: Date.now(),
    suspect: null,
    ...change,
  };
}

/** What the site's contact form sends. */
export const submission = (change: Record<string, unknown> = {}) => ({
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

/** The pages rendered from source, without a build. */
export const pages: Pages = {
  render: (page) => render(page, { stylesheet: '/messages/assets/style.css', script: '/messages/assets/staff.js' }),
  assets: new Map([['style.css', { type: 'text/css; charset=utf-8', body: Buffer.from('') }]]),
  policy,
};

interface Options {
  database: Database;
  channels?: Channel[];
  environment?: Record<string, string>;
  now?: () => number;
}

export interface LogLine {
  level: Level;
  message: string;
  details: Record<string, string | number>;
}

export interface Running extends Mailroom {
  address: string;
  logged: LogLine[];
}

/** A mailroom behind a real server, in this process. It stops when the test ends. */
export async function startMailroom({ database, channels = [], environment = {}, now = Date.now }: Options): Promise<Running> {
  const logged: LogLine[] = [];
  const settings = readSettings({ MESSAGES_PER_HOUR: '100000', SECRET_KEY: 'a key that only the tests use, 32+', ...environment });
  const mailroom = await createMailroom({
    settings,
    database,
    pages,
    channels,
    now,
    log: (level, text, details = {}) => logged.push({ level, message: text, details }),
  });
  const server = createServer(getRequestListener(createApp(mailroom).fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    mailroom.updates.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { ...mailroom, address: `http://127.0.0.1:${port}`, logged };
}

export const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${address}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const postForm = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${address}/messages`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

/** Lets time pass for deliveries, by moving their stored times back. */
export async function passTime(database: Database, ms: number): Promise<void> {
  await database.run('update deliveries set next_at = next_at - $1, since = since - $1, leased_until = leased_until - $1', [ms]);
}
