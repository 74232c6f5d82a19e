import { expect, vi } from 'vitest';
import type { Element, Session } from './browsers.ts';

const waitOptions = { timeout: 15_000, interval: 50 };

/** Browser actions that wait until their element is visible, as Playwright's do. */
export class Visitor {
  private readonly session: Session;
  private readonly site: string;

  constructor(session: Session, site: string) {
    this.session = session;
    this.site = site;
  }

  /** Opens a page and waits until all islands are hydrated. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.until('the entry script runs', () => 'started' in document.documentElement.dataset);
    await this.until('all islands are hydrated', () => {
      const islands = [...document.querySelectorAll<HTMLElement & { start(): Promise<void> }>('site-island:not([data-hydrated])')];
      for (const island of islands) void island.start();
      return islands.length === 0;
    });
  }

  goto = (path: string) => this.session.goto(this.site + path);
  back = () => this.session.back();
  reload = () => this.session.reload();
  resize = (width: number, height: number) => this.session.resize(width, height);
  press: Session['press'] = (key) => this.session.press(key);
  evaluate: Session['evaluate'] = (script, ...args) => this.session.evaluate(script, ...args);

  until = <A extends unknown[]>(what: string, script: (...args: A) => boolean | undefined, ...args: A) =>
    vi.waitFor(async () => expect(await this.session.evaluate(script, ...args), what).toBe(true), waitOptions);

  see = (css: string, name?: string) =>
    vi.waitFor(async () => expect(await this.session.find(css, name), `${css} ${name ?? ''} is visible`).not.toBeNull(), waitOptions);

  notSee = (css: string, name?: string) =>
    vi.waitFor(async () => expect(await this.session.find(css, name), `${css} ${name ?? ''} is not visible`).toBeNull(), waitOptions);

  click = (css: string, name?: string) => this.act(css, name, (element) => element.click());

  /** Types into a field, found by itself or by its label. */
  type = (css: string, text: string, name?: string) => this.act(css, name, (element) => element.type(text));

  /** Scrolls to the element and acts once its position is stable: images and islands that come into view may move it. */
  private act(css: string, name: string | undefined, action: (element: Element) => Promise<void>): Promise<void> {
    let position = '';
    return vi.waitFor(async () => {
      const element = await this.session.find(css, name);
      if (!element) throw new Error(`${css} ${name ?? ''} is not visible`);
      const before = position;
      position = await element.scrollTo();
      expect(position, `${css} ${name ?? ''} has a stable position`).toBe(before || 'unknown');
      await action(element);
    }, waitOptions);
  }
}
