import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import styles from './later.module.css';

const signs = ['pointerdown', 'keydown', 'focusin', 'online'];

const nextSign = (events: string[]) =>
  new Promise<void>((resolve) => {
    for (const event of events) addEventListener(event, () => resolve(), { once: true, capture: true, passive: true });
  });

/** The visitor has done something here: scrolled, touched, typed, or come from another page or to a place on this one. */
async function interest() {
  if (import.meta.env.SSR || scrollY > 0 || location.hash || 'hydrated' in document.documentElement.dataset) return;
  await nextSign([...signs, 'scroll']);
}

/** Code that is fetched at the visitor's first sign of interest and, if that fails, again at the next one. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  async function loadInTheEnd() {
    await interest();
    for (;;) {
      try {
        return { default: await load() };
      } catch {
        await nextSign(signs);
      }
    }
  }
  const loading = loadInTheEnd();
  return lazy(() => loading);
}

interface Props {
  waiting?: React.ReactNode;
  /** Parts made by later(). */
  children: React.ReactNode;
}

/**
 * Holds a part of a page whose code comes later. Until then it is the plain HTML of the build, where people can read
 * and type; a tab that they choose is chosen when the code is there. Its parent is a memo: an update from above
 * would make React give up that HTML.
 */
export function Later({ waiting, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const early = useRef<HTMLElement | true>(null);

  // Not React's own listener: React keeps events from a part that it does not know yet. Without this the browser would
  // go to the tab's panel, and a new address makes React give up the HTML that is there.
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=tab]') : null;
      if (early.current === true || !tab || !place.current?.contains(tab)) return;
      event.preventDefault();
      early.current = tab;
    };
    addEventListener('click', hold, { capture: true });
    return () => removeEventListener('click', hold, { capture: true });
  }, []);

  return (
    <div className={styles.later} ref={place}>
      <Suspense fallback={waiting}>
        {children}
        <Arrived early={early} />
      </Suspense>
    </div>
  );
}

function Arrived({ early }: { early: RefObject<HTMLElement | true | null> }) {
  useEffect(() => {
    const tab = early.current;
    early.current = true;
    if (tab instanceof HTMLElement) tab.click();
  }, [early]);
  return null;
}
