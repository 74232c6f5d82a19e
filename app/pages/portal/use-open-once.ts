import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Visits that had their tab, and whether it opened. A visit is one entry of the browser's history. Kept outside
 * of React, which runs effects twice in development and forgets a page that is left.
 */
const visits = new Map<string, boolean>();

/** Opens the address in a new tab, once per visit, and says how that ended. Coming back is no new visit. */
export function useOpenOnce(url: string): 'waiting' | 'opened' | 'blocked' {
  const { key } = useLocation();
  const type = useNavigationType();
  const [state, setState] = useState<'waiting' | 'opened' | 'blocked'>('waiting');

  useEffect(() => {
    if (!visits.has(key) && (type !== 'POP' || isFirstLoad())) {
      // With noopener among its features the call gives null even when it succeeds; the opener is cut off afterwards.
      const tab = window.open(url, '_blank');
      if (tab) tab.opener = null;
      visits.set(key, tab !== null);
    }
    const opened = visits.get(key);
    setState(opened === undefined ? 'waiting' : opened ? 'opened' : 'blocked');
  }, [url, key, type]);

  return state;
}

/** The document has just been loaded, and not by Back or Forward. */
function isFirstLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !('hydrated' in document.documentElement.dataset) && load?.type !== 'back_forward';
}
