import { type ComponentType, lazy } from 'react';

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

/**
 * A part of a page whose code comes with the visitor's first sign of interest. Until then it is the plain HTML
 * of the build. Code that cannot be fetched is asked for again at the next sign; the HTML stays.
 * Stands in a Suspense boundary.
 */
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
