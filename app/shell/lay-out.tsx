import { useEffect } from 'react';

/**
 * Sections below the screen are not laid out at first (content-visibility in base.css): a long page is shown in half
 * the time. Until they are, the browser only guesses their heights, so they follow one by one whenever it is idle, and
 * all at once where a place further down is asked for.
 */
export function LayOut() {
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const whenIdle: (step: () => void) => unknown = window.requestIdleCallback ?? setTimeout;
    let under = false;
    const step = () => {
      const next = document.querySelector<HTMLElement>(':is(main > section ~ section, #page > footer):not([data-laid-out])');
      under = next !== null;
      if (!next) return;
      next.dataset.laidOut = '';
      whenIdle(step);
    };
    const start = () => {
      if (!under) whenIdle(step);
      under = true;
    };
    start();
    const pages = new MutationObserver(start);
    pages.observe(main, { childList: true });
    return () => pages.disconnect();
  }, []);
  return null;
}

/** Whether a place further down is asked for. */
export function layOutAll(all: boolean): void {
  document.documentElement.toggleAttribute('data-whole', all);
}

/** Runs in the head: a page that is loaded again, or at one of its places, is not begun at the top; a link may lead to a place. */
export const wholeScript = `(() => {
  const whole = () => document.documentElement.setAttribute('data-whole', '');
  if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate') whole();
  addEventListener('click', (event) => { if (event.target.closest?.('a[href^="#"]')) whole(); }, { capture: true });
})();`;
