/** Scripts of the header, menu, accordions, language switch and print buttons, and the registration of the service worker. */

/** Once the page is scrolled, the header changes from the hero's background to the page's. */
export function watchHeader(): void {
  const header = document.querySelector<HTMLElement>('header[data-background]');
  const top = header?.previousElementSibling;
  if (!header || !top) return;
  new IntersectionObserver(([entry]) => header.toggleAttribute('data-scrolled', !entry?.isIntersecting)).observe(top);
}

/** The side menu is a native popover. Traps focus while the menu is open and closes the menu when a link is clicked. */
export function watchMenu(): void {
  const menu = document.getElementById('menu');
  if (!menu) return;
  const trapFocus = (open: boolean) => {
    document.getElementById('page')?.toggleAttribute('inert', open);
    if (open) menu.querySelector<HTMLElement>('[data-close]')?.focus();
    else if (document.activeElement === document.body || menu.contains(document.activeElement))
      document.getElementById('menu-toggle')?.focus();
  };
  if (menu.matches(':popover-open')) trapFocus(true);
  menu.addEventListener('toggle', (event) => trapFocus((event as ToggleEvent).newState === 'open'));
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });
}

/** Opening a <details> may close another one above it. Scrolls so that the clicked summary stays in place. */
export function keepSummaryInPlace(): void {
  addEventListener('click', (event) => {
    const summary = (event.target as Element).closest?.('#page summary');
    if (!summary) return;
    const before = summary.getBoundingClientRect().top;
    // the browser toggles the <details> after this event and before the next frame
    requestAnimationFrame(() => scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' }));
  });
}

/** Copies the URL fragment to the language switch, so that the other language opens with the same values and at the same section. */
export function keepFragmentInLanguageSwitch(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('[data-language-switch]');
    if (link) link.hash = location.hash;
  });
}

export function watchPrintButtons(): void {
  addEventListener('click', (event) => {
    if ((event.target as Element).closest?.('[data-print]')) print();
  });
}

/** Delay before registering the service worker, so that it does not compete with first render. */
const registrationDelayMs = 1000;

/** The service worker caches visited pages and their files (docs/decisions/005-offline.md). It is not used in development. */
export function registerServiceWorker(): void {
  // `serviceWorker` is undefined without HTTPS and in some private windows; the site then works online only
  const { serviceWorker } = navigator;
  if (!serviceWorker || !import.meta.env.PROD || !('offline' in document.documentElement.dataset)) return;
  const register = async () => {
    serviceWorker.register('/sw.js').catch(() => {});
    const registration = await serviceWorker.ready;
    const urls = (list: PerformanceObserverEntryList) => list.getEntries().map(({ name }) => name);
    new PerformanceObserver((list) => registration.active?.postMessage(urls(list))).observe({ type: 'resource', buffered: true });
  };
  const schedule = () => setTimeout(register, registrationDelayMs);
  if (document.prerendering) document.addEventListener('prerenderingchange', schedule);
  else schedule();
}

declare global {
  interface Document {
    /** True while the browser prerenders the page. */
    prerendering?: boolean;
  }
}

/** Between a button and the dialog beside it. */
const gapPx = 8;

/**
 * Focuses a dialog that opens as a popover, so that a screen reader continues with it. If the dialog is a sheet at the lower edge
 * of the screen and covers its button, the page scrolls until the button is above it. A dialog with data-beside is placed beside
 * its button: CSS cannot anchor it, because the button is inside an SVG.
 */
export function focusOpenedDialogs(): void {
  const kind = '[popover][role=dialog]';
  const focus = (dialog: HTMLElement) => {
    const own = `[popovertarget="${dialog.id}"]`;
    const focused = document.activeElement;
    const button = focused?.matches(own) ? focused : document.querySelector(own);
    dialog.focus();
    const lot = button?.getBoundingClientRect();
    if (!lot) return;
    const { top, bottom, width, height } = dialog.getBoundingClientRect();
    const isSheet = bottom >= innerHeight && width >= document.documentElement.clientWidth;
    if (isSheet) scrollBy({ top: Math.max(0, lot.bottom - top) });
    else if ('beside' in dialog.dataset) {
      const end = lot.right + gapPx;
      const start = end + width < innerWidth ? end : lot.left - gapPx - width;
      const middle = lot.top + (lot.height - height) / 2;
      dialog.style.insetInlineStart = `${start}px`;
      dialog.style.insetBlockStart = `${scrollY + Math.min(Math.max(gapPx, middle), innerHeight - height - gapPx)}px`;
    }
  };
  const onToggle = (event: Event) => {
    const { target, newState } = event as ToggleEvent;
    const dialog = target as HTMLElement;
    if (newState === 'open' && dialog.matches(kind)) focus(dialog);
  };
  addEventListener('toggle', onToggle, { capture: true });
  // one that was opened before this script came
  const opened = document.querySelector<HTMLElement>(`${kind}:popover-open`);
  if (opened) focus(opened);
}
