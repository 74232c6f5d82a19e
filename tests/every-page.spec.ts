import { globSync } from 'node:fs';
import { brokenNumbers } from './broken-numbers';
import { kinds } from './kinds.ts';
import { industrySlugs, paths } from './paths.ts';
import { axeFaults, expect, hydrated, ofColors, test } from './site-test';

// colours that are still fading would be measured halfway
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// axe reads every element of a long page up to four times
test.setTimeout(180_000);

/** What stylesheets say about turning the screen is the same at each width: axe fetches and reads them once. */
const withoutStylesheets = { preload: false };
/** What a phone can change on pages of one kind, whose markup is the same at both widths. */
const onPhone = { runOnly: [...ofColors.runOnly, 'target-size'], preload: false };

/** On one page of each kind axe reads all of it, in both widths and themes. */
const wholly = [
  { width: 1280, theme: 'light', options: {} },
  { width: 1280, theme: 'dark', options: ofColors },
  { width: 390, theme: 'light', options: withoutStylesheets },
  { width: 390, theme: 'dark', options: ofColors },
];
/** On the others what is their own, once in each width and theme: header, menu and footer are the same. */
const ownPart = { include: ['html'], exclude: ['#page > header', '#page > footer', '#menu'] };
const once = [
  { width: 1280, theme: 'light', options: {} },
  { width: 390, theme: 'dark', options: onPhone },
];

for (const path of paths) {
  test(`${path}: answers, has one heading, says nothing, axe finds nothing, numbers never break, does not scroll sideways`, async ({
    page,
  }) => {
    const isFirst = kinds.includes(path);
    await page.setViewportSize({ width: 1280, height: 900 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    for (const { width, theme, options } of isFirst ? wholly : once) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((t) => {
        document.documentElement.dataset['theme'] = t;
      }, theme);
      expect(await axeFaults(page, isFirst ? 'html' : ownPart, options), `${theme}, ${width} px`).toEqual([]);
    }

    for (const width of [390, 768, 1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await brokenNumbers(page), `on two lines at ${width} px`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
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
