import { expect, vi } from 'vitest';
import type { Element, Session } from './browsers.ts';

const waitOptions = { timeout: 15_000, interval: 50 };

export type Visitor = ReturnType<typeof visitorOf>;

/** A browser window with actions that wait until their element is visible, as Playwright's do. */
export function visitorOf(session: Session, site: string) {
  const goto = (path: string) => session.goto(site + path);

  const until = <A extends unknown[]>(what: string, script: (...args: A) => boolean | undefined, ...args: A) =>
    vi.waitFor(async () => expect(await session.evaluate(script, ...args), what).toBe(true), waitOptions);

  /** Opens a page and waits until all islands are hydrated. */
  async function open(path: string): Promise<void> {
    await goto(path);
    await until('the entry script runs', () => 'started' in document.documentElement.dataset);
    await until('all islands are hydrated', () => {
      const islands = [...document.querySelectorAll<HTMLElement & { start(): Promise<void> }>('site-island:not([data-hydrated])')];
      for (const island of islands) void island.start();
      return islands.length === 0;
    });
  }

  const see = (css: string, name = '') =>
    vi.waitFor(async () => expect(await session.find(css, name), `${css} ${name} is visible`).not.toBeNull(), waitOptions);

  const notSee = (css: string, name = '') =>
    vi.waitFor(async () => expect(await session.find(css, name), `${css} ${name} is not visible`).toBeNull(), waitOptions);

  /** Scrolls to the element and acts once its position is stable: images and islands that come into view may move it. */
  function act(css: string, name: string, action: (element: Element) => Promise<void>): Promise<void> {
    let position = '';
    return vi.waitFor(async () => {
      const element = await session.find(css, name);
      if (!element) throw new Error(`${css} ${name} is not visible`);
      const before = position;
      position = await element.scrollTo();
      expect(position, `${css} ${name} has a stable position`).toBe(before || 'unknown');
      await action(element);
    }, waitOptions);
  }

  const click = (css: string, name = '') => act(css, name, (element) => element.click());

  /** Types into a field, found by itself or by its label. */
  const type = (css: string, text: string, name = '') => act(css, name, (element) => element.type(text));

  return { ...session, goto, until, open, see, notSee, click, type };
}
