/** Playwright's test with what every test of this site needs. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect, type Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';

interface Fixtures {
  /** The page glides to where it is scrolled, as for a visitor. Elsewhere it jumps: a press and its release could meet different things while it moves. */
  glides: boolean;
  /** Fails the test if the page says anything on the console, throws, or asks another host. Silence what a test provokes with allow(). */
  quiet: { allow: (pattern: RegExp) => void };
  /**
   * Once in some thousand pages Chromium 156 without a window waits for itself for ever while a page is scrolled: its main
   * thread for its compositor, which sleeps, and no script of the page runs. A test that failed by this, and no other, is
   * tried again (retries in playwright.config.ts) in a new browser.
   */
  unlessItHangs: undefined;
}

const answers = (page: Page) => Promise.race([page.evaluate(() => true).catch(() => true), wait(5000, false, { ref: false })]);

export const test = base.extend<Fixtures>({
  glides: [false, { option: true }],
  unlessItHangs: [
    async ({ page }, use, test) => {
      const { outputDir } = test.project;
      const mark = join(outputDir, `${test.testId}-hung`);
      if (test.retry && !existsSync(mark)) throw new Error('It has failed before, and the browser had not hung.');
      await use(undefined);
      if (test.status === test.expectedStatus || (await answers(page))) return;
      mkdirSync(outputDir, { recursive: true });
      writeFileSync(mark, '');
    },
    { auto: true },
  ],
  quiet: [
    async ({ page, glides }, use) => {
      if (!glides)
        await page.addInitScript(() => {
          const jumps = new CSSStyleSheet();
          jumps.replaceSync('html { scroll-behavior: auto !important }');
          document.adoptedStyleSheets.push(jumps);
        });
      const said: string[] = [];
      // playwright.config.ts keeps the service worker out, and Playwright says so
      const allowed = [/Service Worker registration blocked by Playwright/];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => said.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') said.push(`request to another host: ${request.url()}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(said.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page's script runs. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
}

/** Waits until React has taken over every island, also those further down: what comes before that has tests of its own. */
export async function hydrated(page: Page): Promise<void> {
  await started(page);
  await page.evaluate(() =>
    Promise.all([...document.querySelectorAll<HTMLElement & { start(): Promise<void> }>('site-island')].map((island) => island.start())),
  );
}

/** Opens a page and waits for its islands. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** As a reader does, by a share of the screen at a time. What a place brings near is told to the page in the frame that draws it. */
export const readToEnd = (page: Page, share = 1): Promise<void> =>
  page.evaluate(async (part) => {
    // once in thousands of pages a browser without a window stops drawing: the reader waits a second for it, then goes on
    let patienceMs = 1000;
    const frame = () =>
      new Promise<void>((done) => {
        const late = setTimeout(() => {
          patienceMs = 10;
          done();
        }, patienceMs);
        requestAnimationFrame(() => {
          clearTimeout(late);
          done();
        });
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * part) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    await frame();
  }, share);

/** Waits until React has taken over every island that a reader has come by; those that wait for a touch do not count. */
export async function takenWhereRead(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('site-island:not([data-when=touched], [data-ready])'));
}

/** Holds files back; gives what lets them go, to whatever a test has set up for them before. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
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

declare const axe: typeof axeCore;

/** For axe: what a theme can change. The same markup is read whole in one of them. */
export const ofColors = { runOnly: ['color-contrast', 'link-in-text-block'] } satisfies RunOptions;

/** What axe finds fault with in the page as it stands. */
export async function axeFaults(
  page: Page,
  within: string | { include: string[]; exclude: string[] } = 'html',
  options: RunOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ([part, own]) => {
      const { violations } = await axe.run(part, { resultTypes: ['violations'], ...own });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    },
    [within, options] as const,
  );
}
