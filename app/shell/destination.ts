/**
 * When the code of a page cannot be loaded (a new deploy, a lost connection) the router reloads the page that
 * the visitor is on, and the click is lost. So the destination is written down while a navigation is under
 * way, and a reload that finds a fresh one goes there. It is taken out first, so it happens once and cannot loop.
 * Where storage is blocked the page just reloads.
 */
import type { ClientInstrumentation } from 'react-router';
import { readStored, store } from '../lib/safe-storage';
import { knowPage } from './known-pages';

const key = 'destination';
/** Milliseconds: one from an older navigation, which something else has ended, means nothing. */
const fresh = 30_000;

export const rememberDestination: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(navigate, { to }) {
        if (typeof to !== 'string') return void (await navigate());
        knowPage(new URL(to, location.href).pathname);
        const entry = `${Date.now()} ${to}`;
        store('sessionStorage', key, entry);
        await navigate();
        // a second click may have come in between
        if (readStored('sessionStorage', key) === entry) store('sessionStorage', key, null);
      },
    }),
};

/** Runs in the head, before anything is shown. Asks storage only after a reload: the first question keeps the page waiting. */
export const destinationScript = `(() => {
  try {
    if (performance.getEntriesByType('navigation')[0]?.type !== 'reload') return;
    const [when, to] = sessionStorage.getItem('${key}')?.split(' ') ?? [];
    sessionStorage.removeItem('${key}');
    if (Date.now() - when < ${fresh}) location.replace(to);
  } catch {}
})();`;
