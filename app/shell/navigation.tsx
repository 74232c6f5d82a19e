import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readStored, store } from '../lib/safe-storage';
import { layOutAll } from './lay-out';

const storageKey = 'scroll-positions';

/**
 * Every new page starts at the top, back and forward return to the place, a hash scrolls to its element.
 * The router's own component throws when session storage is blocked; this one does not.
 */
export function ScrollKeeper() {
  const location = useLocation();
  const type = useNavigationType();
  const positions = useRef<Record<string, number>>({});
  const first = useRef(true);
  const shown = useRef(location);

  useEffect(() => {
    try {
      positions.current = JSON.parse(readStored('sessionStorage', storageKey) ?? '{}');
    } catch {
      positions.current = {};
    }
    const keep = () => {
      positions.current[shown.current.key] = window.scrollY;
    };
    const leave = () => {
      keep();
      store('sessionStorage', storageKey, JSON.stringify(positions.current));
      // the browser restores the place itself when the document is loaded again
      window.history.scrollRestoration = 'auto';
    };
    const arrive = () => {
      window.history.scrollRestoration = 'manual';
    };
    // a navigation that overtakes another skips its transition; the browser reports that as an error, which it is not
    const skipped = (event: PromiseRejectionEvent) => {
      if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
    };
    arrive();
    window.addEventListener('unhandledrejection', skipped);
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', arrive);
    return () => {
      window.removeEventListener('unhandledrejection', skipped);
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', arrive);
    };
  }, []);

  useLayoutEffect(() => {
    const samePage = shown.current.pathname === location.pathname;
    shown.current = location;
    if (first.current) {
      first.current = false;
      return;
    }
    layOutAll(type === 'POP' || location.hash !== '');
    if (type === 'POP') {
      window.scrollTo({ top: positions.current[location.key] ?? 0, behavior: 'instant' });
      return;
    }
    if (location.hash) {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      target?.scrollIntoView({ behavior: samePage ? undefined : 'instant' } as ScrollIntoViewOptions);
      if (target) return;
    }
    // a new page of a list keeps its own start (see data-list-start)
    const listStart = samePage ? document.querySelector('[data-list-start]') : null;
    if (listStart) listStart.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, type]);

  return null;
}

/** After a navigation: the title is announced and the focus stands on the new page's heading. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(true);
  const [title, setTitle] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what there is to announce
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    setTitle(document.title);
    const heading = document.querySelector<HTMLElement>('main h1, h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="visually-hidden" aria-live="polite" role="status">
      {title}
    </div>
  );
}
