import type { BrowserContext } from '@playwright/test';

/** Gives a browser the cookie of a session that is already open. */
export const signInTo = (context: BrowserContext, session: string) =>
  context.addCookies([
    { name: '__Host-staff', value: session, domain: '127.0.0.1', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  ]);
