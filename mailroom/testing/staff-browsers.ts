/** Test accounts, each with a browser. */
import { randomUUID } from 'node:crypto';
import { hashPassword } from '../accounts/passwords.ts';
import { findPerson, type Person, type Role } from '../accounts/people.ts';
import { openSession } from '../accounts/sessions.ts';
import type { Database } from '../store/database.ts';
import type { Running } from './fixtures.ts';

export const password = 'correct horse battery';
// Hashing is slow on purpose, so all test accounts share one hash.
let hash: Promise<string> | undefined;

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
export async function hireInto(database: Database, name: string, now = Date.now(), role: Role = 'owner', totp: string | null = null) {
  hash ??= hashPassword(password);
  const id = randomUUID();
  await database.run(
    'insert into people (id, email, name, role, password, totp_secret, totp_step, created_at) values ($1, $2, $3, $4, $5, $6, 0, $7)',
    [id, `${name.toLowerCase()}@benchmark.example`, name, role, await hash, totp, now],
  );
  return (await findPerson(database, 'id', id))!;
}

export const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Creates an account with a second factor, and a browser that is signed in. */
export async function hire(mailroom: Running, name: string, role: Role): Promise<StaffBrowser & { person: Person }> {
  const { database, cipher, now } = mailroom;
  const person = await hireInto(database, name, now(), role, cipher.encrypt(totpSecret));
  const session = await openSession(database, person.id, 'full', 'Firefox on Linux', now());
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
