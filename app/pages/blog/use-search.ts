import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadSearch } from '../../browser/lazy/load-search';
import type { Search } from '../../lib/search';

/** Searches for a query. The index is fetched with the first query. */
export function useSearch(query: string) {
  const [search, setSearch] = useState<Search | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      () => setFailed(true),
    );
  }, []);

  const needed = query !== '' && !search;
  useEffect(() => {
    if (needed) load();
  }, [needed, load]);

  const hits = useMemo(() => (query && search ? search(query) : []), [query, search]);
  return { hits, state: !needed ? ('ready' as const) : failed ? ('failed' as const) : ('loading' as const), retry: load };
}
