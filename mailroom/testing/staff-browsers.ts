/** Test accounts, each with a browser. */
import { randomUUID } from 'node:crypto';
import { addPerson, type Person, type Role } from '../accounts/people.ts';
import { openSession } from '../accounts/sessions.ts';
import type { Database } from '../store/database.ts';
import type { Running } from './fixtures.ts';

/** A minimal browser: HTTP requests with the cookies that earlier responses have set. */
export interface StaffBrowser {
  cookie: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Posts a form from a page of the site. */
  post(path: string, fields?: Record<string, string> | [string, string][], headers?: Record<string, string>): Promise<Response>;
  /** Requests a page and returns its text. */
  read(path: string): Promise<string>;
}

/** Creates an account. */
export const hireInto = async (database: Database, name: string, now = Date.now(), role: Role = 'owner') =>
  (await addPerson(database, { id: randomUUID(), name, email: `${name.toLowerCase()}@benchmark.example`, role }, now))!;

/** Creates an account, and a browser that is signed in. */
export async function hire(mailroom: Running, name: string, role: Role): Promise<StaffBrowser & { person: Person }> {
  const { database, now } = mailroom;
  const person = await hireInto(database, name, now(), role);
  const session = await openSession(database, person.id, 'Firefox on Linux', now());
  return Object.assign(openBrowser(mailroom, `__Host-staff=${session}`), { person });
}

export function openBrowser({ address }: Running, cookie = ''): StaffBrowser {
  async function send(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(address + path, { redirect: 'manual', ...init });
    const cookies = [...self.cookie.split('; '), ...response.headers.getSetCookie().map((line) => line.split(';')[0]!)];
    // Of several cookies with the same name the last one counts.
    self.cookie = [...new Map(cookies.filter(Boolean).map((pair) => [pair.split('=')[0], pair])).values()].join('; ');
    return response;
  }
  const self: StaffBrowser = {
    cookie,
    get: (path, headers = {}) => send(path, { headers: { cookie: self.cookie, ...headers } }),
    post: (path, fields = {}, headers = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie: self.cookie, origin: address, ...headers } }),
    read: async (path) => textOf(await (await self.get(path)).text()),
  };
  return self;
}

/** The words of a page, without its tags. */
export const textOf = (html: string) =>
  html
    .replace(/<(style|script|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
