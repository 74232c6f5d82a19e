import { useEffect } from 'react';

/** A page is left alone for so long: what its visitor does first should not meet work of ours. */
const quiet = 3000;

/**
 * Sections below the screen are not laid out at first (content-visibility in base.css): a long page is shown in half
 * the time. Until they are, the browser only guesses their heights, so a while later, or when somebody scrolls, they
 * follow one by one whenever it is idle, and all at once where a place further down is asked for.
 */
export function LayOut() {
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const whenIdle: (step: () => void) => unknown = window.requestIdleCallback ?? setTimeout;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let under = false;
    const step = () => {
      const next = document.querySelector<HTMLElement>(':is(main > section ~ section, #page > footer):not([data-laid-out])');
      under = next !== null;
      if (!next) return;
      next.dataset.laidOut = '';
      whenIdle(step);
    };
    const start = () => {
      clearTimeout(waiting);
      if (!under) whenIdle(step);
      under = true;
    };
    const startLater = () => {
      clearTimeout(waiting);
      waiting = setTimeout(start, quiet);
    };
    startLater();
    const pages = new MutationObserver(startLater);
    pages.observe(main, { childList: true });
    addEventListener('scroll', start, { passive: true });
    return () => {
      clearTimeout(waiting);
      pages.disconnect();
      removeEventListener('scroll', start);
    };
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
