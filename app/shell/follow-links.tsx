import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pagesFade } from '../lib/motion';
import { fetchAhead } from './page-files';

/** Crossing a link on the way to another is not yet interest in it. */
const moment = 80;

/** The link of an event, if it leads to a page of this site in this tab. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.target || link.matches('[download], [data-plain]')) return null;
  // a file, for example the feed
  return /\.\w+$/.test(link.pathname) ? null : link;
}

/**
 * Links are plain anchors, everywhere. This follows all of them: pointed at, focused or touched, the page is fetched;
 * clicked, it is shown without a reload. One listener instead of a component for each link, of which a page has
 * hundreds: React has less to start and less to render.
 */
export function FollowLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    let pointed: ReturnType<typeof setTimeout> | undefined;

    const interest = (event: Event) => {
      clearTimeout(pointed);
      const link = linkOf(event);
      if (!link || link.pathname === location.pathname) return;
      pointed = setTimeout(fetchAhead, event.type === 'pointerover' ? moment : 0, link.pathname);
    };

    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      const samePage = pathname === location.pathname && search === location.search;
      navigate(pathname + search + hash, { viewTransition: !samePage && pagesFade(), replace: href === location.href });
    };

    const signs = ['pointerover', 'focusin', 'touchstart'];
    for (const sign of signs) document.addEventListener(sign, interest, { passive: true });
    document.addEventListener('click', follow);
    return () => {
      clearTimeout(pointed);
      for (const sign of signs) document.removeEventListener(sign, interest);
      document.removeEventListener('click', follow);
    };
  }, [navigate]);

  return null;
}
