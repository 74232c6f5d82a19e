/**
 * When the code of a page cannot be loaded (a new deploy, a lost connection) the router reloads the page that
 * the visitor is on, and the click is lost. So the destination is written down while a navigation is under
 * way, and a reload that finds one goes there. It is taken out first, so it happens once and cannot loop.
 * Where storage is blocked the page just reloads.
 */
import type { ClientInstrumentation } from 'react-router';
import { readStored, store } from '../lib/safe-storage';
import { knowPage } from './known-pages';

const key = 'destination';

export const rememberDestination: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(navigate, { to }) {
        if (typeof to !== 'string') return void (await navigate());
        knowPage(new URL(to, location.href).pathname);
        store('sessionStorage', key, to);
        await navigate();
        // a second click may have come in between
        if (readStored('sessionStorage', key) === to) store('sessionStorage', key, null);
      },
    }),
};

/** Runs in the head, before anything is shown. */
export const destinationScript = `(() => {
  try {
    const to = sessionStorage.getItem('${key}');
    if (!to) return;
    sessionStorage.removeItem('${key}');
    if (performance.getEntriesByType('navigation')[0]?.type === 'reload') location.replace(to);
  } catch {}
})();`;
