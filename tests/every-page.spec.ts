/** Opens every page on a desktop and a phone, scrolls to its end and checks height, images, accessibility and line breaks. */
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { pictureFaults } from './check-images';
import { ibmFaults } from './ibm-checker';
import { brokenNumbers, openCollapsibles } from './number-line-breaks';
import { kinds, spanishKinds } from './page-kinds.ts';
import { paths } from './site-paths.ts';
import { axeFaults, test as base, colorRules, expect, hydrated, scrollToEnd, started } from './site-test';

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
  // Reduced motion scrolls instantly; the init script would be added to the shared page once per test.
  smoothScroll: true,
});

/** Without the axe rules that load stylesheets, whose result is the same on all pages of a kind. */
const withoutStylesheets = { preload: false };
/** The axe rules whose result depends on the width. */
const onPhone = { runOnly: [...colorRules.runOnly, 'target-size'], preload: false };
/** Without header, menu and footer, which all pages share. */
const pageOnly = { include: ['html'], exclude: ['#page > header', '#page > footer', '#menu'] };

interface Device {
  name: string;
  viewport: { width: number; height: number };
  /** axe options by theme, for one page of each kind (`complete`) and for the others (`reduced`). */
  complete: Record<string, RunOptions>;
  reduced: Record<string, RunOptions>;
  narrowerWidthPx: number;
}
const devices: Device[] = [
  {
    name: 'desktop',
    viewport: { width: 1440, height: 900 },
    complete: { light: {}, dark: colorRules },
    reduced: { light: withoutStylesheets },
    narrowerWidthPx: 768,
  },
  {
    name: 'phone',
    viewport: { width: 390, height: 844 },
    complete: { dark: withoutStylesheets, light: colorRules },
    reduced: { dark: onPhone },
    narrowerWidthPx: 320,
  },
];

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const path of [...paths, ...spanishKinds]) {
  test(`${path}: status 200, one h1, no console messages, stable height, all images, accessible, no number split across lines, no horizontal scroll`, async ({
    page,
    quiet,
  }) => {
    // The glossary has ten thousand elements.
    test.setTimeout(path === '/glossary' ? 180_000 : 90_000);
    // Resizing loads another image than the preloaded one. budget.spec.ts checks unused preloads.
    quiet.allow(/preloaded using link preload but not used/);
    // IBM's checker logs its progress on large pages.
    quiet.allow(/Progress: \d+%/);
    for (const { name, viewport, complete, reduced, narrowerWidthPx } of devices)
      await test.step(name, async () => {
        const isFirst = kinds.includes(path) || spanishKinds.includes(path);
        // The glossary repeats one kind of entry; glossary.spec.ts checks some in both themes.
        const axeOptions = isFirst && path !== '/glossary' ? complete : reduced;
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

        for (const [theme, options] of Object.entries(axeOptions)) {
          await page.evaluate((chosen) => {
            document.documentElement.dataset['theme'] = chosen;
          }, theme);
          expect.soft(await axeFaults(page, isFirst ? 'html' : pageOnly, options), theme).toEqual([]);
        }

        // IBM’s checker does not see the labels of fields in closed <details>
        await openCollapsibles(page);
        if (isFirst) expect.soft(await ibmFaults(page), 'IBM’s checker').toEqual([]);
        for (const width of [viewport.width, narrowerWidthPx]) {
          await page.setViewportSize({ width, height: viewport.height });
          expect.soft(await brokenNumbers(page), `on two lines at ${width} px`).toEqual([]);
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      });
  });
}
