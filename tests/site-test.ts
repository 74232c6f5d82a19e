/** Playwright's test function with fixtures for this site, and helpers for browser tests. */
import { test as base, expect, type Locator, type Page, type ViewportSize } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';
import type { FormLabels } from '../app/ui/form-field';
import { readContent } from '../content-model/read.ts';
import { typedContactForm } from './typed-contact-form.ts';

interface Fixtures {
  /** Turns smooth scrolling on. It is off by default, because a click during a scroll could hit another element. */
  smoothScroll: boolean;
  /** Fails the test on console messages, exceptions and requests to other hosts. allow() adds a pattern for expected ones. */
  quiet: { allow: (pattern: RegExp) => void };
}

export const test = base.extend<Fixtures>({
  smoothScroll: [false, { option: true }],
  quiet: [
    async ({ page, smoothScroll }, use) => {
      if (!smoothScroll)
        await page.addInitScript(() => {
          const instantScroll = new CSSStyleSheet();
          instantScroll.replaceSync('html { scroll-behavior: auto !important }');
          document.adoptedStyleSheets.push(instantScroll);
        });
      const messages: string[] = [];
      // Playwright logs this message because playwright.config.ts blocks the service worker.
      const allowed = [/Service Worker registration blocked by Playwright/];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname))
          messages.push(`request to another host: ${request.url()}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(messages.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the entry script has run. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
}

/** Hydrates all islands, including those below the viewport, and waits for them. */
export async function hydrated(page: Page): Promise<void> {
  await started(page);
  await page.evaluate(() =>
    Promise.all([...document.querySelectorAll<HTMLElement & { start(): Promise<void> }>('site-island')].map((island) => island.start())),
  );
}

/** Opens a page and waits until all islands are hydrated. */
export async function open(page: Page, path: string, viewport?: ViewportSize): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  await page.goto(path);
  await hydrated(page);
}

/** The input of a calculator's field. Its label ends with the unit, for screen readers. */
export const calculatorInput = (within: Page | Locator, label: string) =>
  within.getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(, (in|en) .+)?$`));

export const contact = (page: Page) => page.locator('#contact');

export async function fillContactForm(page: Page): Promise<void> {
  const words: FormLabels = readContent('forms.yaml').contact;
  for (const [name, value] of Object.entries(typedContactForm))
    await contact(page).getByLabel(String(words[name]), { exact: true }).fill(value);
}

/** Scrolls to the end in steps of `share` × the viewport height, and waits for a frame after each step so that observers run. */
export const scrollToEnd = (page: Page, share = 1): Promise<void> =>
  page.evaluate(async (step) => {
    // If the headless shell stops drawing frames, continues after a second.
    let timeoutMs = 1000;
    const frame = () =>
      new Promise<void>((done) => {
        const late = setTimeout(() => {
          timeoutMs = 10;
          done();
        }, timeoutMs);
        requestAnimationFrame(() => {
          clearTimeout(late);
          done();
        });
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * step) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    await frame();
  }, share);

/** Waits until all islands are hydrated except those that hydrate on interaction and those in closed <details>. */
export async function visibleIslandsHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('site-island:not([data-when=interaction], [data-hydrated], details:not([open]) *)'),
  );
}

/** Every layout shift since the page was opened, with the elements that moved. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[];
    return shifts.map(({ value, sources }) => {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent));
      return `${value}: ${moved.join(', ')}`;
    });
  });

/** Hides a page until it has its fonts. How far text moves when a font replaces its fallback depends on the fonts of the machine. */
export const hideUntilFontsLoad = (page: Page) =>
  page.addInitScript(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('html { visibility: hidden }');
    document.adoptedStyleSheets.push(hidden);
    const show = () => hidden.replaceSync('');
    document.fonts.addEventListener('loadingdone', () => requestAnimationFrame(() => requestAnimationFrame(show)), { once: true });
  });

/** Holds matching requests until the returned function is called. */
export async function delayRequests(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Makes every access to localStorage and sessionStorage throw, as a browser does when cookies are blocked. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });

declare const axe: typeof axeCore;

/** The axe rules about colors, whose result depends on the theme. */
export const colorRules = { runOnly: ['color-contrast', 'link-in-text-block'] } satisfies RunOptions;

/** Violations that axe finds in the current state of the page. */
export async function axeFaults(
  page: Page,
  within: string | { include: string[]; exclude: string[] } = 'html',
  options: RunOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ([element, own]) => {
      const { violations } = await axe.run(element, { resultTypes: ['violations'], ...own });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    },
    [within, options] as const,
  );
}

/** Violations in both themes. In the dark theme, only the color rules run. */
export async function axeFaultsInBothThemes(page: Page, within: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [theme, options] of Object.entries({ light: {}, dark: colorRules })) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    faults.push(...(await axeFaults(page, within, options)));
  }
  return faults;
}
