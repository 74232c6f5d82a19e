/** Brings React to the parts of a page that need it: islands near the screen, or touched. */
import { type IslandComponent, type IslandFile, islandComponent, islandName } from '../islands/name';
import { linkOf } from './from-page-to-page';
import { reloadOnce } from './reload-once';

/** vite.config.ts: whether the workshop is built, the only page with examples. */
declare const __WORKSHOP__: boolean;

const found = {
  ...import.meta.glob<IslandFile>(['../**/*.island.tsx', '!../**/*-example.island.tsx']),
  ...(__WORKSHOP__ && import.meta.glob<IslandFile>('../**/*-example.island.tsx')),
};
const files = Object.fromEntries(Object.entries(found).map(([file, load]) => [islandName(file), load]));

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void target.closest<SiteIsland>('site-island')?.start();
  },
  { rootMargin: '200px' },
);

/** <site-island>, which app/islands/island.tsx writes. */
class SiteIsland extends HTMLElement {
  #started: Promise<void> | undefined;

  connectedCallback() {
    const { when } = this.dataset;
    // an address whose query only React can read (head-script.ts)
    if (when === 'idle' || 'query' in document.documentElement.dataset) void this.start();
    // itself it has no box (display: contents)
    else if (!when && this.firstElementChild) near.observe(this.firstElementChild);
  }

  start(): Promise<void> {
    this.#started ??= this.#take().catch((error: unknown) => {
      // the next touch tries again
      this.#started = undefined;
      this.#fail(error);
    });
    return this.#started;
  }

  async #take(): Promise<void> {
    const [{ hydrate }, Component] = await Promise.all([import('../islands/hydrate'), this.#component()]);
    await hydrate(this, Component);
    this.dataset['ready'] = '';
    near.unobserve(this.firstElementChild ?? this);
    this.#say(true);
    tellFocus(this);
  }

  async #component(): Promise<IslandComponent> {
    const { island = '', props = '{}' } = this.dataset;
    const Component = islandComponent(await files[island]?.());
    if (!Component) throw new Error(`There is no island ${island}`);
    await Component.prepare?.(JSON.parse(props));
    return Component;
  }

  #fail(error: unknown): void {
    console.error(error);
    delete document.documentElement.dataset['query'];
    if (!reloadOnce()) this.#say(false);
  }

  /** Where people type, a sentence beside the island tells that it does not work. */
  #say(works: boolean): void {
    const remark = this.nextElementSibling;
    if (remark instanceof HTMLElement && 'islandFailed' in remark.dataset) remark.hidden = works;
  }
}

/** Neither these listeners nor React have seen what got the focus before them: somebody may be typing already. */
function tellFocus(within: Node): void {
  const { activeElement } = document;
  if (within.contains(activeElement)) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** What only React can answer: a click on a button or tab, and the keys that go from tab to tab. */
function unanswered(event: Event, target: Element): HTMLElement | null {
  if (event.type === 'click') return target.closest<HTMLElement>('button, [role=tab]');
  return /Arrow(Left|Right)|Home|End/.test((event as KeyboardEvent).key) ? target.closest<HTMLElement>('[role=tab]') : null;
}

/** Touched before React is there: it comes at once, and what it could not answer yet is repeated when it is. */
async function touch(event: Event): Promise<void> {
  const target = event.target instanceof Element ? event.target : null;
  const island = target?.closest<SiteIsland>('site-island:not([data-ready])');
  // a link to another page needs no React, which would keep it waiting
  if (!target || !island || linkOf(event)) return;
  const waiting = unanswered(event, target);
  if (waiting) event.preventDefault();
  await island.start();
  if (!waiting || !('ready' in island.dataset)) return;
  if (event.type === 'click') waiting.click();
  else waiting.dispatchEvent(new KeyboardEvent('keydown', { key: (event as KeyboardEvent).key, bubbles: true }));
}

export function startIslands(): void {
  for (const name of ['pointerdown', 'keydown', 'focusin', 'click']) addEventListener(name, touch, { capture: true });
  addEventListener('online', () => {
    for (const island of document.querySelectorAll<SiteIsland>('site-island:not([data-ready])'))
      near.observe(island.firstElementChild ?? island);
  });
  customElements.define('site-island', SiteIsland);
  if (window.earlyClick) void touch(window.earlyClick);
  tellFocus(document);
  window.onclick = null;
}
