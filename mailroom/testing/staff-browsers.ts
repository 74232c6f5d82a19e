/** Test accounts, each with a minimal browser: HTTP requests with the person's cookies. */
import { randomUUID } from 'node:crypto';
import { hashPassword } from '../accounts/passwords.ts';
import { findPerson, type Person, type Role } from '../accounts/people.ts';
import { openSession } from '../accounts/sessions.ts';
import type { Database } from '../store/database.ts';
import type { Running } from './fixtures.ts';

export const password = 'correct horse battery';
// Hashing is slow on purpose, so all test accounts share one hash.
let hash: Promise<string> | undefined;

export interface Colleague {
  person: Person;
  cookie: string;
  /** Requests a page. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Posts a form from a page of the site. */
  post(path: string, fields?: Record<string, string> | [string, string][], headers?: Record<string, string>): Promise<Response>;
  /** Requests a page and returns its text. */
  read(path: string): Promise<string>;
}

/** Creates an account. */
export async function hireInto(
  database: Database,
  name: string,
  now = Date.now(),
  role: Role = 'owner',
  totpSecret: string | null = null,
): Promise<Person> {
  hash ??= hashPassword(password);
  const id = randomUUID();
  await database.run(
    'insert into people (id, email, name, role, password, totp_secret, totp_step, created_at) values ($1, $2, $3, $4, $5, $6, 0, $7)',
    [id, `${name.toLowerCase()}@benchmark.example`, name, role, await hash, totpSecret, now],
  );
  return (await findPerson(database, 'id', id))!;
}

export const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Creates an account with a second factor, and a browser that is signed in. */
export async function hire(mailroom: Running, name: string, role: Role = 'owner'): Promise<Colleague> {
  const { database, cipher, now } = mailroom;
  const person = await hireInto(database, name, now(), role, cipher.encrypt(totpSecret));
  return browserOf(mailroom, person, `__Host-staff=${await openSession(database, person.id, 'full', 'Firefox on Linux', now())}`);
}

/** A browser with this cookie. */
export function browserOf({ address }: Running, person: Person, cookie = ''): Colleague {
  const self: Colleague = {
    person,
    cookie,
    get: (path, headers = {}) => fetch(`${address}${path}`, { headers: { cookie: self.cookie, ...headers }, redirect: 'manual' }),
    post: (path, fields = {}, headers = {}) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { cookie: self.cookie, origin: address, ...headers },
        redirect: 'manual',
      }),
    read: async (path) => textOf(await (await self.get(path)).text()),
  };
  return self;
}

/** Saves the cookies that a response sets. */
export function keepCookies(browser: Colleague, response: Response): void {
  const cookies = new Map(
    browser.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.split('=')[0], pair]),
  );
  for (const line of response.headers.getSetCookie()) {
    const pair = line.split(';')[0]!;
    cookies.set(pair.split('=')[0]!, pair);
  }
  browser.cookie = [...cookies.values()].join('; ');
}

/** The words of a page, without its tags. */
export const textOf = (html: string) =>
  html
    .replace(/<(style|script|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
