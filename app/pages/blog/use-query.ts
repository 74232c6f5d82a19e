import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';

const readers = new Set<() => void>();

/** A new query of the same page is shown without loading it again, where the browser has the Navigation API. */
function stayOnPage(event: NavigateEvent): void {
  const to = new URL(event.destination.url);
  const samePage = to.pathname === location.pathname && to.search !== location.search;
  if (!event.canIntercept || !samePage || event.downloadRequest !== null || event.navigationType === 'reload') return;
  event.intercept({
    focusReset: 'manual',
    // back and forward find their place themselves; a new page of a list begins at its start
    scroll: event.navigationType === 'traverse' ? 'after-transition' : 'manual',
    async handler() {
      for (const read of readers) read();
      if (event.navigationType !== 'traverse') document.querySelector('[data-list-start]')?.scrollIntoView({ behavior: 'instant' });
    },
  });
}

function subscribe(read: () => void) {
  if (readers.size === 0) window.navigation?.addEventListener('navigate', stayOnPage);
  readers.add(read);
  return () => {
    readers.delete(read);
    if (readers.size === 0) window.navigation?.removeEventListener('navigate', stayOnPage);
  };
}

/**
 * The query of the address; null while the prerendered page, which knows none, still stands. Then the mark that hid
 * the default list goes (app/browser/head-script.ts).
 */
export function useQuery(): URLSearchParams | null {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => null,
  );
  useLayoutEffect(() => {
    if (search !== null) delete document.documentElement.dataset['query'];
  }, [search]);
  return useMemo(() => (search === null ? null : new URLSearchParams(search)), [search]);
}

/** A new page of a list takes the focus to the list's start; the link that was used may be gone. Null: not known yet. */
export function useFocusOnChange(startId: string, page: number | null): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== null && shown.current !== page) document.getElementById(startId)?.focus({ preventScroll: true });
    shown.current = page;
  }, [startId, page]);
}
