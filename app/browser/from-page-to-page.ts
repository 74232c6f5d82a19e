/** Links load documents. What is here makes that quick and keeps the eye on what was clicked. */

const lot = 'lot';

/** The link to another page of this site, in this tab, that an event is about. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.origin === location.origin && !link.target && link.pathname !== location.pathname ? link : null;
}

/** Where the browser knows no speculation rules (app/root.tsx has them): the page is fetched when it is pointed at. */
export function fetchAhead(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const asked = new Set<string>();
  const ask = (event: Event) => {
    const href = linkOf(event)?.pathname;
    if (!href || /^\/portals\/|\.\w+$/.test(href) || asked.has(href)) return;
    asked.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) addEventListener(sign, ask, { passive: true });
}

/** The picture of the card that leads to an address. */
function cardOf(address: string | null | undefined): HTMLElement | null {
  const path = address && new URL(address).pathname;
  if (!path || path === location.pathname) return null;
  for (const link of document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(path).replaceAll('\\/', '/')}"]`)) {
    const picture = link.closest('li, article')?.querySelector<HTMLElement>('site-picture');
    if (picture?.checkVisibility()) return picture;
  }
  return null;
}

/**
 * The picture of a card travels into the hero of its page, and back. The hero's carries the name by its stylesheet; a
 * name may stand only once on a page, so the card takes it over for the moment of the change.
 */
function name(card: HTMLElement | null): void {
  const hero = document.querySelector<HTMLElement>('[data-hero-picture]');
  if (!card) return;
  if (hero) hero.style.viewTransitionName = 'none';
  card.style.viewTransitionName = lot;
}

function forget(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hero-picture], site-picture')) element.style.viewTransitionName = '';
}

/** With one or two cores, painting both pages for a transition takes longer than the whole navigation. */
const tooSlow = () => navigator.hardwareConcurrency <= 2;

function carry(transition: ViewTransition | null, address: string | null | undefined): void {
  if (!transition) return;
  if (tooSlow()) transition.skipTransition();
  else name(cardOf(address));
  transition.finished.finally(forget).catch(() => {});
}

export function carryPictures(): void {
  addEventListener('pageswap', (event) => carry(event.viewTransition, event.activation?.entry.url));
  // the way back; a page that is new has been revealed before this runs
  addEventListener('pagereveal', (event) => carry(event.viewTransition, window.navigation?.activation?.from?.url));
}
