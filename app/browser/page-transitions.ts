/** View transitions: the picture of a clicked card morphs into the hero picture of its page, and back. */

/** inner-hero.module.css gives hero pictures the same view-transition-name. */
const transitionName = 'hero-picture';

/** Returns the visible picture of the card that links to a URL. */
function cardPicture(url: string | null | undefined): HTMLElement | null {
  const path = url && new URL(url).pathname;
  if (!path || path === location.pathname) return null;
  for (const link of document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(path).replaceAll('\\/', '/')}"]`)) {
    const picture = link.closest('li, article')?.querySelector<HTMLElement>('site-picture');
    if (picture?.checkVisibility()) return picture;
  }
  return null;
}

/** Moves the transition name from the hero to the card: names must be unique on a page. */
function moveNameTo(card: HTMLElement | null): void {
  if (!card) return;
  const hero = document.querySelector<HTMLElement>('[data-hero-picture]');
  if (hero) hero.style.viewTransitionName = 'none';
  card.style.viewTransitionName = transitionName;
}

function resetNames(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hero-picture], site-picture')) element.style.viewTransitionName = '';
}

/** With one or two cores, painting both pages for a transition takes longer than the navigation itself. */
const isSlowDevice = () => navigator.hardwareConcurrency <= 2;

function prepare(transition: ViewTransition | null, otherPage: string | null | undefined): void {
  if (!transition) return;
  if (isSlowDevice()) transition.skipTransition();
  else moveNameTo(cardPicture(otherPage));
  transition.finished.finally(resetNames).catch(() => {});
}

export function startPageTransitions(): void {
  addEventListener('pageswap', (event) => prepare(event.viewTransition, event.activation?.entry.url));
  // for pages from the back/forward cache only: a new page is revealed before this script loads
  addEventListener('pagereveal', (event) => prepare(event.viewTransition, window.navigation?.activation?.from?.url));
}
