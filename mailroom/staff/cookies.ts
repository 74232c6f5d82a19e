import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { emailLinkMs } from '../accounts/links.ts';
import { sessionMs } from '../accounts/sessions.ts';

/** The __Host- prefix makes browsers send a cookie only over TLS (or on localhost), only to this host, for all its paths. */
const options = { prefix: 'host', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;

const cookie = (name: string, lifetimeMs: number) => ({
  read: (c: Context) => getCookie(c, name, 'host'),
  set: (c: Context, value: string) => setCookie(c, name, value, { ...options, maxAge: lifetimeMs / 1000 }),
  clear: (c: Context) => deleteCookie(c, name, options),
});

export const sessionCookie = cookie('staff', sessionMs);
/** The token of the link that the browser has opened. */
export const linkCookie = cookie('link', emailLinkMs);
/** Marks the browser that asked for a link by e-mail. */
export const askedCookie = cookie('asked', emailLinkMs);
/** The token of the receipt that the browser has opened. */
export const receiptCookie = cookie('receipt', 30 * 60_000);
/** What the provider's answer is checked against. */
export const providerCookie = cookie('provider', emailLinkMs);
