import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { knownBrowserMs, sessionMs } from '../accounts/sessions.ts';

export const sessionCookie = 'staff';
const browserCookie = 'browser';
const challengeCookie = 'challenge';
const pageCookie = 'sign-in-page';
/** The __Host- prefix makes browsers send a cookie only over TLS (or on localhost), only to this host, for all its paths. */
const options = { prefix: 'host', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;

export const readSessionCookie = (c: Context) => getCookie(c, sessionCookie, 'host');
export const setSessionCookie = (c: Context, token: string) => setCookie(c, sessionCookie, token, { ...options, maxAge: sessionMs / 1000 });
export const clearSessionCookie = (c: Context) => deleteCookie(c, sessionCookie, options);

export const readBrowserCookie = (c: Context) => getCookie(c, browserCookie, 'host');
export const setBrowserCookie = (c: Context, token: string) =>
  setCookie(c, browserCookie, token, { ...options, maxAge: knownBrowserMs / 1000 });

export const readChallengeCookie = (c: Context) => getCookie(c, challengeCookie, 'host');
export const setChallengeCookie = (c: Context, token: string) => setCookie(c, challengeCookie, token, { ...options, maxAge: 300 });

export const readPageCookie = (c: Context) => getCookie(c, pageCookie, 'host');
export const setPageCookie = (c: Context, token: string) => setCookie(c, pageCookie, token, options);
