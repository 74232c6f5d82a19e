/** Opens every page on a phone, and one English page of each kind on a desktop too, and checks height, images, accessibility and line breaks. */
import type { Page } from '@playwright/test';
import { pictureFaults } from './check-images';
import { ibmFaults } from './ibm-checker';
import { brokenNumbers, openCollapsibles } from './number-line-breaks';
import { kinds, spanishKinds } from './page-kinds.ts';
import { paths } from './site-paths.ts';
import { axeFaults, test as base, expect, hydrated, scrollToEnd, started } from './site-test';

/** One browser page per worker, because creating one takes as long as loading a page. */
const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use, { project }) => {
      const window = await browser.newPage({
        baseURL: project.use.baseURL,
        serviceWorkers: 'block',
        deviceScaleFactor: 2,
        // Color transitions would be measured halfway.
        reducedMotion: 'reduce',
      });
      await use(window);
      await window.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ window }, use) => {
    await use(window);
    await window.removeAllListeners();
  },
  // Leaves out the init script for instant scrolling, which every test would add to the shared page again. It is not needed,
  // because with reduced motion the site scrolls instantly.
  smoothScroll: true,
});

/** Without header, menu and footer, which all pages share. */
const pageOnly = { include: ['html'], exclude: ['#page > header', '#page > footer', '#menu'] };

const desktop = { name: 'desktop, light', viewport: { width: 1440, height: 900 }, theme: 'light' };
const phone = { name: 'phone, dark', viewport: { width: 390, height: 844 }, theme: 'dark' };

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The roles of controls to which Chromium gives no name. Checkers compute names themselves, and may come to other results. */
async function controlsWithoutName(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(
      ({ ignored, name, role }) =>
        !ignored && !name?.value && /button|link|tab$|DisclosureTriangle|textbox|slider/i.test(role?.value ?? ''),
    )
    .map(({ role }) => role?.value);
}

for (const path of [...paths, ...spanishKinds]) {
  test(`${path}: status 200, one h1, no console messages, stable height, all images, accessible, no number split across lines, no horizontal scroll`, async ({
    page,
    quiet,
  }) => {
    // The glossary has ten thousand elements.
    if (path === '/glossary') test.setTimeout(240_000);
    // After a resize, the browser may load a different image than the preloaded one. budget.spec.ts checks unused preloads.
    quiet.allow(/preloaded using link preload but not used/);
    // IBM's checker logs its progress on large pages.
    quiet.allow(/Progress: \d+%/);
    // All Spanish pages have the same header, menu and footer, so only the first one is checked with them.
    const isFirstOfKind = kinds.includes(path) || path === spanishKinds[0];
    for (const { name, viewport, theme } of isFirstOfKind ? [desktop, phone] : [phone])
      await test.step(name, async () => {
        await page.setViewportSize(viewport);
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await page.evaluate(() => document.fonts.ready);
        const paintedPx = await heightOf(page);
        await started(page);
        await scrollToEnd(page);
        const readPx = await heightOf(page);
        expect.soft(Math.abs(readPx - paintedPx), `${paintedPx} px high, then ${readPx} px`).toBeLessThanOrEqual(0.02 * readPx);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect.soft(await pictureFaults(page)).toEqual([]);

        await page.evaluate((chosen) => {
          document.documentElement.dataset.theme = chosen;
        }, theme);
        // Axe loads stylesheets for a few rules, whose result is the same on all pages of a kind.
        expect.soft(await axeFaults(page, isFirstOfKind ? 'html' : pageOnly, { preload: name === desktop.name })).toEqual([]);
      });

    expect.soft(await controlsWithoutName(page), 'without a name in the accessibility tree').toEqual([]);

    // IBM’s checker does not see the labels of fields in closed <details>.
    await openCollapsibles(page);
    if (isFirstOfKind) expect.soft(await ibmFaults(page), 'IBM’s checker').toEqual([]);
    for (const width of [390, 320, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await brokenNumbers(page), `on two lines at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
