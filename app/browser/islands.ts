/** Hydrates islands when they come near the viewport or when the user interacts with them. */
import { type IslandComponent, type IslandModule, islandComponent, islandName } from '../islands/island-module';
import { internalLink } from './prefetch';

/** Whether the build includes the workshop, the only page with example islands. Set in vite.config.ts. */
declare const __WORKSHOP__: boolean;

const modules = {
  ...import.meta.glob<IslandModule>(['../**/*.island.tsx', '!../**/*-example.island.tsx']),
  ...(__WORKSHOP__ && import.meta.glob<IslandModule>('../**/*-example.island.tsx')),
};
const loaders = Object.fromEntries(Object.entries(modules).map(([file, load]) => [islandName(file), load]));

const nearViewport = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void target.closest<SiteIsland>('site-island')?.start();
  },
  { rootMargin: '200px' },
);

/** The custom element <site-island>, which app/islands/island.tsx renders around each island. */
class SiteIsland extends HTMLElement {
  #started: Promise<void> | undefined;

  connectedCallback() {
    const { when } = this.dataset;
    // the URL has a query that only the island can apply (head-script.ts)
    if ('query' in document.documentElement.dataset) void this.start();
    // observe the first child, because the island itself has no box (display: contents)
    else if (!when && this.firstElementChild) nearViewport.observe(this.firstElementChild);
  }

  start(): Promise<void> {
    this.#started ??= this.#hydrate().catch((error: unknown) => {
      // let the next interaction start the island again
      this.#started = undefined;
      this.#fail(error);
    });
    return this.#started;
  }

  async #hydrate(): Promise<void> {
    const [{ hydrate }, Component] = await Promise.all([import('../islands/hydrate'), this.#component()]);
    await hydrate(this, Component);
    this.dataset.hydrated = '';
    nearViewport.unobserve(this.firstElementChild ?? this);
    this.#showFailure(false);
    replayFocus(this);
  }

  async #component(): Promise<IslandComponent> {
    const { island = '', props = '{}' } = this.dataset;
    const Component = islandComponent(await loaders[island]?.());
    if (!Component) throw new Error(`There is no island ${island}`);
    await Component.prepare?.(JSON.parse(props));
    return Component;
  }

  #fail(error: unknown): void {
    console.error(error);
    delete document.documentElement.dataset.query;
    if (!window.reloadOnce()) this.#showFailure(true);
  }

  /** Shows or hides what the island hides until it works (data-scripts-failed), and the error message that follows a form. */
  #showFailure(failed: boolean): void {
    this.toggleAttribute('data-scripts-failed', failed);
    const message = this.nextElementSibling;
    if (message instanceof HTMLElement && 'islandFailed' in message.dataset) message.hidden = !failed;
  }
}

/** Dispatches focusin again for an element that was focused before the listeners were added. */
function replayFocus(within: Node): void {
  const { activeElement } = document;
  if (within.contains(activeElement)) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Returns the element on which to replay the event after hydration: a clicked button or tab, or the tab that got a navigation key. */
function replayTarget(event: Event, target: Element): HTMLElement | null {
  if (event.type === 'click') return target.closest<HTMLElement>('button, [role=tab]');
  return /Arrow(Left|Right)|Home|End/.test((event as KeyboardEvent).key) ? target.closest<HTMLElement>('[role=tab]') : null;
}

/** If the user interacts with an island before it is hydrated, hydrates it now and replays the event. */
async function hydrateOnInteraction(event: Event): Promise<void> {
  const target = event.target instanceof Element ? event.target : null;
  const island = target?.closest<SiteIsland>('site-island:not([data-hydrated])');
  // links to other pages work without React, and loading React would delay the navigation
  if (!target || !island || internalLink(event)) return;
  const replay = replayTarget(event, target);
  if (replay) event.preventDefault();
  await island.start();
  if (!replay || !('hydrated' in island.dataset)) return;
  if (event.type === 'click') replay.click();
  else replay.dispatchEvent(new KeyboardEvent('keydown', { key: (event as KeyboardEvent).key, bubbles: true }));
}

export function startIslands(): void {
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click']) addEventListener(type, hydrateOnInteraction, { capture: true });
  addEventListener('online', () => {
    for (const island of document.querySelectorAll<SiteIsland>('site-island[data-scripts-failed]')) void island.start();
  });
  customElements.define('site-island', SiteIsland);
  if (window.earlyClick) void hydrateOnInteraction(window.earlyClick);
  replayFocus(document);
  window.onclick = null;
}
