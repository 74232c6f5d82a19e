/** An inbox with the same messages, people and time in every run, for screenshots and for tests with several browsers. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '../accounts/people.ts';
import { openSession } from '../accounts/sessions.ts';
import { createMailroom } from '../mailroom.ts';
import { buildPages } from '../pages/build.ts';
import { loadPages } from '../pages/load-pages.ts';
import { readSettings } from '../settings.ts';
import { changeMessage } from '../store/message-changes.ts';
import { insertMessages, markRead, type NewMessage } from '../store/messages.ts';
import { openStore } from '../store/open-store.ts';
import { serve } from './serve.ts';
import { hireInto } from './staff-browsers.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export type SampleInbox = Awaited<ReturnType<typeof startInbox>>;

/** An empty inbox behind a real server, with built pages. `now` is its clock. */
export async function startInbox(now: () => number, environment: Record<string, string> = {}, port = 0) {
  mkdirSync('.cache', { recursive: true });
  // Inside the project, because the built pages import React from node_modules.
  const folder = mkdtempSync(join('.cache', 'inbox-'));
  await buildPages(join(folder, 'mailroom'));
  const database = await openStore({ dataFolder: join(folder, 'data') });
  const mailroom = await createMailroom({
    settings: readSettings({ MESSAGES_PER_HOUR: '100000', DATA_FOLDER: join(folder, 'data'), ...environment }),
    database,
    now,
  });
  const { address, stop } = await serve(mailroom, await loadPages(join(folder, 'mailroom')), port);
  return {
    mailroom,
    address,
    /** Creates an account and returns it with the cookie of its session. */
    async hire(name: string, role: Role) {
      const person = await hireInto(database, name, now() - 24 * hourMs, role);
      return { person, session: await openSession(database, person.id, 'Firefox on Linux', now()) };
    },
    async stop() {
      stop();
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Thursday, July 16, 2026, 2:30 PM in Houston. */
export const sampleTime = Date.UTC(2026, 6, 16, 19, 30);

const id = (n: number) => `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`;

/** Minutes before sampleTime, sender, message. */
const contacts: [number, string, string, Partial<NewMessage>?][] = [
  [
    318,
    'Marguerite Oduya',
    'Roof claim, second adjuster visit. Our first inspection was on June 30 and the adjuster found hail on one slope only.\n\nThe roofer says both slopes have it. Who asks for the second visit, you or we?',
  ],
  [387, 'Ines Calloway', 'Certificate for a parking deck job. The general contractor asks for ongoing and completed operations.'],
  [
    419,
    'Pedro Yun',
    '¿Aseguran casas en remodelación? Abrimos dos paredes y seguimos viviendo en la casa.',
    { page: '/es/acerca', language: 'es' },
  ],
  [1210, 'Odalys Freund', 'Flood, closing on August 3. Our lender says the house is in a zone that needs it.'],
  [1475, 'Halvorsen Dental', 'A physician leaves in September. Who buys the tail, we or she?'],
  [1632, 'Jo Ferrante', 'Please correct our mailing address. Suite 210, not 201.'],
  [1730, 'Abel Nuñez', 'Renewal meeting on the 28th. Ten o’clock works for both of us.'],
  [676, 'SEO Team', 'Rank your site first today.', { suspect: 'trap' }],
];

/** Adds a day's messages, in every state. Returns the session of a person with the role owner, and the id of a message to open. */
export async function fillInbox({ mailroom: { database }, hire }: SampleInbox): Promise<{ session: string; message: string }> {
  const dana = await hire('Dana', 'owner');
  const marcus = await hire('Marcus', 'handler');
  const messages = contacts.map(
    ([minutes, name, text, change], i): NewMessage => ({
      id: id(i),
      form: 'contact',
      fields: { name, email: `${name.split(' ')[0]!.toLowerCase()}@example.com`, phone: '(713) 555-0188', message: text },
      page: '/about',
      language: 'en',
      receivedAt: sampleTime - minutes * minuteMs,
      suspect: null,
      ...change,
    }),
  );
  const loan = {
    fullName: 'Tomas Brandvold',
    bestContact: 'tomas@example.com',
    loanType: 'Refinance',
    loanAmount: '1850000',
    propertyZip: '77007',
    creditRange: '',
    notes: 'Evidence of property needed by the 24th.',
    consent: 'yes',
  };
  messages.push({ ...messages[0]!, id: id(8), form: 'mortgage', fields: loan, page: '/', receivedAt: sampleTime - 343 * minuteMs });
  await insertMessages(database, messages, [{ channel: 'email', recipient: 'office@example.com' }]);
  // Deliveries were stamped with the database's clock; move them to the sample's time.
  await database.run("update deliveries set state = 'delivered', since = $1, next_at = $1", [sampleTime - 5 * hourMs]);
  await database.run(
    'insert into tries (delivery_id, at, error) select deliveries.id, received_at + 2000, null from deliveries join messages on messages.id = message_id',
  );
  const change = (n: number, version: number, kind: 'done' | 'answered' | 'assigned' | 'note', detail = '', set = {}) =>
    changeMessage(database, { id: id(n), version }, { kind, detail, set }, marcus.person.id, sampleTime - 60 * minuteMs);
  for (const n of [3, 4, 5, 6]) await markRead(database, id(n), dana.person, sampleTime - 2 * hourMs);
  await markRead(database, id(0), marcus.person, sampleTime - 3 * hourMs);
  await change(0, 0, 'assigned', dana.person.id, { assigned_to: dana.person.id });
  await change(0, 1, 'note', 'The carrier wants photographs of both slopes first.');
  await change(4, 0, 'answered', '', { status: 'answered' });
  await change(5, 0, 'done', '', { status: 'done' });
  await change(6, 0, 'done', '', { status: 'done' });
  return { session: dana.session, message: id(0) };
}
