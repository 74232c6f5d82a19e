import type { BrowserContext } from '@playwright/test';

/** Signs a browser in by setting the cookie of an existing session. */
export const signInTo = (context: BrowserContext, session: string) =>
  context.addCookies([
    { name: '__Host-staff', value: session, domain: '127.0.0.1', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  ]);
