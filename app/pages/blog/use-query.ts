import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/**
 * The query of the address; null while the prerendered page, which knows none, still stands. Then the mark that hid
 * the default list goes (app/shell/query-script.ts).
 */
export function useQuery(): URLSearchParams | null {
  const { search } = useLocation();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    // without a query the prerendered page is the right one
    () => search === '',
  );
  useLayoutEffect(() => {
    if (hydrated) delete document.documentElement.dataset.query;
  }, [hydrated]);
  return useMemo(() => (hydrated ? new URLSearchParams(search) : null), [hydrated, search]);
}
