import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { csrf } from 'hono/csrf';
import { hasRole, type Role } from '../accounts/people.ts';
import type { Session } from '../accounts/sessions.ts';
import type { StaffShell } from '../pages/page-data.ts';
import { sendPage } from '../pages/send-page.ts';
import { readBody } from '../read-body.ts';

/** Routes for signed-in people read the session from c.var.session. */
export type StaffEnv = { Bindings: HttpBindings; Variables: { session: Session } };
export type StaffContext = Context<StaffEnv>;

export const shellOf = (c: StaffContext, current: StaffShell['current']): StaffShell => {
  const { name, role } = c.var.session.person;
  return { person: { name, role }, current };
};

/** Responds with 403 if the person's role does not allow the route. */
export const allow =
  (role: Role): MiddlewareHandler<StaffEnv> =>
  async (c, next) =>
    hasRole(c.var.session.person, role) ? next() : sendPage(c, { kind: 'forbidden' }, 403);

/** Compares hosts only, because behind a proxy that ends TLS the scheme differs. */
const isSameHost = (origin: string, c: Context) => URL.canParse(origin) && new URL(origin).host === c.req.header('host');

/** Of all posts, accepts only forms from our own pages. */
export const ownForms: MiddlewareHandler[] = [
  csrf({ origin: isSameHost }),
  async (c, next) =>
    c.req.method === 'POST' && !/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')
      ? sendPage(c, { kind: 'bad-request' }, 415)
      : next(),
];

export class TooLargeError extends Error {}

/** The text fields of a posted form. */
export async function formFields<E extends { Bindings: HttpBindings }>(
  c: Context<E>,
): Promise<{ get(name: string): string; all(name: string): string[] }> {
  const bytes = await readBody(c.env.incoming);
  if (!bytes) throw new TooLargeError();
  // PostgreSQL rejects NUL.
  const values = new URLSearchParams(bytes.toString('utf8').replace(/\0|%00/g, ''));
  return { get: (name) => (values.get(name) ?? '').trim(), all: (name) => values.getAll(name) };
}

/**
 * Whether a request uses TLS or goes to localhost. Otherwise the cookie could be read on the network, and browsers would not store
 * it.
 */
export function isPrivateConnection(c: StaffContext): boolean {
  if (/^https\b/.test(c.req.header('x-forwarded-proto') ?? '')) return true;
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(c.req.header('host') ?? '');
}
