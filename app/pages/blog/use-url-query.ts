import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** With the Navigation API, links that only change the query are handled without loading the document again. */
function interceptQueryChange(event: NavigateEvent): void {
  const to = new URL(event.destination.url);
  const samePage = to.pathname === location.pathname && to.search !== location.search;
  if (!event.canIntercept || !samePage || event.downloadRequest !== null || event.navigationType === 'reload') return;
  event.intercept({
    focusReset: 'manual',
    // back and forward restore the scroll position; a new page of a list starts at its top
    scroll: event.navigationType === 'traverse' ? 'after-transition' : 'manual',
    async handler() {
      for (const listener of listeners) listener();
      if (event.navigationType !== 'traverse') document.querySelector('[data-list-start]')?.scrollIntoView({ behavior: 'instant' });
    },
  });
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.navigation?.addEventListener('navigate', interceptQueryChange);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.navigation?.removeEventListener('navigate', interceptQueryChange);
  };
}

/**
 * Returns the query of the URL; null during prerendering and hydration. When the query is known, removes the attribute
 * with which CSS hides the default list (app/browser/head-script.ts).
 */
export function useUrlQuery(): URLSearchParams | null {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => null,
  );
  useLayoutEffect(() => {
    if (search !== null) delete document.documentElement.dataset.query;
  }, [search]);
  return useMemo(() => (search === null ? null : new URLSearchParams(search)), [search]);
}

/** Moves focus to the start of the list when `page` changes, because the clicked link may be gone. Null until the URL has been read. */
export function useFocusOnChange(startId: string, page: number | null): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== null && shown.current !== page) document.getElementById(startId)?.focus({ preventScroll: true });
    shown.current = page;
  }, [startId, page]);
}
