/** A visitor who waits for things to appear, as people do. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Key, Session } from './engine.ts';

const patienceMs = 15_000;

export class Visitor {
  private readonly session: Session;
  private readonly site: string;

  constructor(session: Session, site: string) {
    this.session = session;
    this.site = site;
  }

  /** Opens a page and waits for React. */
  async open(path: string): Promise<void> {
    await this.openPlain(path);
    await this.until('the page’s script has started', () => 'started' in document.documentElement.dataset);
    await this.until('React has taken over every island', () => {
      const islands = [...document.querySelectorAll<HTMLElement & { start(): Promise<void> }>('site-island:not([data-ready])')];
      for (const island of islands) void island.start();
      return islands.length === 0;
    });
  }

  /** Opens a page that has no React. */
  openPlain = (path: string) => this.session.open(this.site + path);
  back = () => this.session.back();
  reload = () => this.session.reload();
  resize = (width: number, height: number) => this.session.resize(width, height);
  press = (key: Key) => this.session.press(key);
  read: Session['run'] = (script, ...args) => this.session.run(script, ...args);

  async until<A extends unknown[]>(what: string, script: (...args: A) => boolean | undefined, ...args: A): Promise<void> {
    await this.wait(what, async () => Boolean(await this.session.run(script, ...args)));
  }

  see = (css: string, name?: string) => this.wait(`${css} ${name ?? ''} is there`, () => this.session.has(target(css, name)));
  miss = (css: string, name?: string) =>
    this.wait(`${css} ${name ?? ''} is gone`, async () => !(await this.session.has(target(css, name))));

  /** Tries again when a driver finds that the thing has just moved away. */
  click = (css: string, name?: string) =>
    this.wait(`${css} ${name ?? ''} can be clicked`, async () => {
      await this.goTo(css, name);
      await this.session.click(target(css, name));
      return true;
    });

  /** Types into a field, or into the one of this label. */
  async type(css: string, text: string, name?: string): Promise<void> {
    await this.goTo(css, name);
    await this.session.type(target(css, name), text);
  }

  /** Scrolls to something and waits until it stands still: sections that come into sight are laid out then. */
  private async goTo(css: string, name?: string): Promise<void> {
    await this.see(css, name);
    let last = '';
    await this.wait(`${css} ${name ?? ''} stands still`, async () => {
      const before = last;
      last = await this.session.bring(target(css, name));
      return last !== '' && last === before;
    });
  }

  private async wait(what: string, check: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patienceMs;
    let problem = '';
    while (Date.now() < end) {
      try {
        if (await check()) return;
      } catch (error) {
        // a page that is being replaced cannot be asked
        problem = `: ${(error as Error).message}`;
      }
      await sleep(50);
    }
    throw new Error(`waited in vain until ${what.trim()}${problem}`);
  }
}

const target = (css: string, name: string | undefined) => ({ css, ...(name !== undefined && { name }) });
