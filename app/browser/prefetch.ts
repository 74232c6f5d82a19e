/** Returns the link that an event targets, if it opens another page of this site in the same tab. */
export function internalLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.origin === location.origin && !link.target && link.pathname !== location.pathname ? link : null;
}

/** Prefetches pages on hover, focus and touch, where the browser does not support speculation rules (app/root.tsx). */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const prefetched = new Set<string>();
  const prefetch = (event: Event) => {
    const href = internalLink(event)?.pathname;
    // a portal opens a new tab when it loads, and files such as feed.xml are not pages
    if (!href || /^\/portals\/|\.\w+$/.test(href) || prefetched.has(href)) return;
    prefetched.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, prefetch, { passive: true });
}
