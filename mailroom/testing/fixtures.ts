import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { typedContactForm } from '../../tests/typed-contact-form.ts';
import type { Channel } from '../delivery/channel.ts';
import type { Level } from '../log.ts';
import { createMailroom, type Mailroom } from '../mailroom.ts';
import type { Pages } from '../pages/page-data.ts';
import { policy, render } from '../pages/render';
import { readSettings } from '../settings.ts';
import type { Database } from '../store/database.ts';
import { insertMessages, type NewMessage, type Target } from '../store/messages.ts';
import { serve } from './serve.ts';

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

export const messages = (count: number) => Array.from({ length: count }, () => message());

export async function addMessage(database: Database, change: Partial<NewMessage> = {}, targets: Target[] = []): Promise<NewMessage> {
  const one = message(change);
  await insertMessages(database, [one], targets);
  return one;
}

/** What the site's contact form sends. */
export const submission = (change: Record<string, unknown> = {}) => ({
  form: 'contact',
  id: randomUUID(),
  page: '/about',
  openMs: 30_000,
  phone: '',
  ...typedContactForm,
  ...change,
});

/** The pages rendered from source, without a build. */
export const pages: Pages = {
  render: (page) => render(page, { stylesheet: '/messages/assets/style.css', script: '/messages/assets/staff.js' }),
  assets: new Map([['style.css', { type: 'text/css; charset=utf-8', body: Buffer.from('') }]]),
  policy,
};

export interface LogLine {
  level: Level;
  message: string;
  details: Record<string, string | number>;
}

export interface Running extends Mailroom {
  address: string;
  logged: LogLine[];
  /** The clock of the mailroom. It stands still until a test moves it. */
  clock: { now: number };
}

export const metricsToken = 'a token for the metrics';

interface Options {
  database: Database;
  environment?: Record<string, string>;
  channels?: Channel[];
}

/** A mailroom behind a real server, in this process. It stops when the test ends. */
export async function startMailroom({ database, environment = {}, channels }: Options): Promise<Running> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'mailroom-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true }));
  const logged: LogLine[] = [];
  const clock = { now: Date.UTC(2026, 6, 16, 19, 40) };
  const mailroom = await createMailroom({
    settings: readSettings({ MESSAGES_PER_HOUR: '100000', DATA_FOLDER: dataFolder, SITE_URL: 'https://x.example', ...environment }),
    database,
    ...(channels && { channels }),
    now: () => clock.now,
    log: (level, text, details = {}) => logged.push({ level, message: text, details }),
  });
  const { address, stop } = await serve(mailroom, pages);
  onTestFinished(stop);
  return { ...mailroom, address, logged, clock };
}

export const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${address}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  });

export const postForm = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${address}/messages`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

/** Lets time pass for deliveries, by moving their stored times back. */
export async function passTime(database: Database, ms: number): Promise<void> {
  await database.run('update deliveries set next_at = next_at - $1, since = since - $1, leased_until = leased_until - $1', [ms]);
}

/** A promise that the test resolves. */
export function withRelease() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
