/** Header, menu and the few buttons that are plain HTML everywhere. */

/** Once scrolled the header leaves the ground of the hero and takes the page's. */
export function watchHeader(): void {
  const header = document.querySelector<HTMLElement>('header[data-background]');
  const top = header?.previousElementSibling;
  if (!header || !top) return;
  new IntersectionObserver(([entry]) => header.toggleAttribute('data-scrolled', !entry?.isIntersecting)).observe(top);
}

/** The browser opens, closes and expands the menu. Here: focus stays inside while it is open, and a chosen link closes it. */
export function watchMenu(): void {
  const menu = document.getElementById('menu');
  if (!menu) return;
  const holdFocus = (open: boolean) => {
    document.getElementById('page')?.toggleAttribute('inert', open);
    if (open) menu.querySelector<HTMLElement>('[data-close]')?.focus();
    else if (document.activeElement === document.body || menu.contains(document.activeElement))
      document.getElementById('menu-toggle')?.focus();
  };
  if (menu.matches(':popover-open')) holdFocus(true);
  menu.addEventListener('toggle', (event) => holdFocus((event as ToggleEvent).newState === 'open'));
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });
}

/** Opening one of several closes another above it: the one that was clicked stays where it is. */
export function holdQuestions(): void {
  addEventListener('click', (event) => {
    const summary = (event.target as Element).closest?.('#page summary');
    if (!summary) return;
    const before = summary.getBoundingClientRect().top;
    // the browser opens it after this event and before the next frame
    requestAnimationFrame(() => scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' }));
  });
}

export function watchPrintButtons(): void {
  addEventListener('click', (event) => {
    if ((event.target as Element).closest?.('[data-print]')) print();
  });
}

/** A page that is shown has this long for itself before a worker is started for it. */
const ownMs = 1000;

/** The service worker keeps visited pages and their files (docs/decisions/005-offline.md). There is none in development. */
export function keepPages(): void {
  // absent without HTTPS, refused in some private windows: the site is then simply not there offline
  const { serviceWorker } = navigator;
  if (!serviceWorker || !import.meta.env.PROD || !('offline' in document.documentElement.dataset)) return;
  const keep = async () => {
    serviceWorker.register('/sw.js').catch(() => {});
    const registration = await serviceWorker.ready;
    const names = (list: PerformanceObserverEntryList) => list.getEntries().map(({ name }) => name);
    new PerformanceObserver((list) => registration.active?.postMessage(names(list))).observe({ type: 'resource', buffered: true });
  };
  const shown = () => setTimeout(keep, ownMs);
  if (document.prerendering) document.addEventListener('prerenderingchange', shown);
  else shown();
}

declare global {
  interface Document {
    /** While it is prepared for somebody who points at a link to it. */
    prerendering?: boolean;
  }
}
