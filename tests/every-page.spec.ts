/**
 * Every page, opened once on a desk and once on a phone, both with two pixels to the point, and read to its end: the
 * scrollbar told the truth (a page is as high at its first paint as when it has been read), every picture is there, axe
 * finds nothing, nor does IBM's checker on one page of each kind, and no number stands on two lines.
 */
import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { ibmFaults } from './ibm-checker';
import { brokenNumbers } from './number-line-breaks';
import { kinds } from './page-kinds.ts';
import { industrySlugs, paths } from './paths.ts';
import { pictureFaults } from './pictures';
import { axeFaults, test as base, expect, hydrated, ofColors, readToEnd, started } from './site-test';

/** A window for all tests of a worker, one after the other: a new one costs as much as the page in it. */
const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use, { project }) => {
      const window = await browser.newPage({
        baseURL: project.use.baseURL,
        serviceWorkers: 'block',
        deviceScaleFactor: 2,
        // colours that are still fading would be measured halfway
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
  // with reduced motion no page glides; the script that says so would stay in the window once for each test
  glides: true,
});

/** What stylesheets say about turning the screen is the same on pages of one kind and at each width: axe fetches and reads them once. */
const withoutStylesheets = { preload: false };
/** What a phone can change on pages of one kind, whose markup is the same at both widths. */
const onPhone = { runOnly: [...ofColors.runOnly, 'target-size'], preload: false };
/** What is a page's own: header, menu and footer are the same. */
const ownPart = { include: ['html'], exclude: ['#page > header', '#page > footer', '#menu'] };

interface Device {
  name: string;
  viewport: { width: number; height: number };
  /** What axe reads, by theme: on one page of each kind all of it, in both; on the others what is their own, once. */
  wholly: Record<string, RunOptions>;
  once: Record<string, RunOptions>;
  narrowerWidthPx: number;
}
const devices: Device[] = [
  {
    name: 'desk',
    viewport: { width: 1440, height: 900 },
    wholly: { light: {}, dark: ofColors },
    once: { light: withoutStylesheets },
    narrowerWidthPx: 768,
  },
  {
    name: 'phone',
    viewport: { width: 390, height: 844 },
    wholly: { dark: withoutStylesheets, light: ofColors },
    once: { dark: onPhone },
    narrowerWidthPx: 320,
  },
];

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const path of paths) {
  test(`${path}: answers, has one heading, says nothing, is as high at first paint as when it was read, has every picture, axe finds nothing, numbers never break, does not scroll sideways`, async ({
    page,
    quiet,
  }) => {
    // both checkers read each of the glossary's ten thousand elements
    test.setTimeout(path === '/glossary' ? 180_000 : 90_000);
    // a window that changes its width fetches the picture of the new one; budget.spec.ts looks for what is fetched in vain
    quiet.allow(/preloaded using link preload but not used/);
    // on a page of ten thousand elements IBM’s checker tells how far it is
    quiet.allow(/Progress: \d+%/);
    for (const { name, viewport, wholly, once, narrowerWidthPx } of devices)
      await test.step(name, async () => {
        const isFirst = kinds.includes(path);
        // the glossary's ten thousand elements are one entry again and again; glossary.spec.ts reads some of them in both themes
        const readings = isFirst && path !== '/glossary' ? wholly : once;
        await page.setViewportSize(viewport);
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await page.evaluate(() => document.fonts.ready);
        const paintedPx = await heightOf(page);
        await started(page);
        await readToEnd(page);
        const readPx = await heightOf(page);
        expect.soft(Math.abs(readPx - paintedPx), `${paintedPx} px high, then ${readPx} px`).toBeLessThanOrEqual(0.02 * readPx);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect.soft(await pictureFaults(page)).toEqual([]);

        for (const [theme, options] of Object.entries(readings)) {
          await page.evaluate((chosen) => {
            document.documentElement.dataset['theme'] = chosen;
          }, theme);
          expect.soft(await axeFaults(page, isFirst ? 'html' : ownPart, options), theme).toEqual([]);
        }

        if (isFirst) expect.soft(await ibmFaults(page), 'IBM’s checker').toEqual([]);

        for (const width of [viewport.width, narrowerWidthPx]) {
          await page.setViewportSize({ width, height: viewport.height });
          expect.soft(await brokenNumbers(page), `on two lines at ${width} px`).toEqual([]);
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      });
  });
}

test('Each page sets its own title and description', async ({ request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const title = html.match(/<title>(.*?)<\/title>/)?.[1] ?? '';
    const description = html.match(/<meta name="description" content="(.*?)"/)?.[1] ?? '';
    expect(title, path).not.toBe('');
    expect(description.length, path).toBeGreaterThan(50);
    expect(titles.get(title), `${path} has the title of another page`).toBeUndefined();
    expect(descriptions.get(description), `${path} has the description of another page`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
  }
});

test('All routes of the specification exist', () => {
  const personal = ['homeowners', 'auto', 'rental-property', 'condo', 'classic-auto', 'builders-risk', 'flood', 'motorcycle', 'life'];
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/industry',
      '/careers',
      '/onboarding',
      '/blog',
      '/blog/search',
      '/privacy-notice',
      '/terms-of-service',
      ...industrySlugs.map((slug) => `/industry/${slug}-insurance`),
      ...personal.map((slug) => `/personal/${slug}-insurance`),
      '/services/commercial-property',
      ...['claims-advocacy', 'alternative-risk-financing', 'loss-control', 'portfolio-management'].map(
        (slug) => `/services/commercial-property/${slug}`,
      ),
      '/services/private-client',
      '/services/risk-management',
      '/services/benchmark-network',
      '/portals/booking-scheduler',
      '/portals/payment-portal',
    ]),
  );
  expect(paths.filter((path) => path.startsWith('/blog/') && path !== '/blog/search')).toHaveLength(globSync('content/blog/*.md').length);
});
