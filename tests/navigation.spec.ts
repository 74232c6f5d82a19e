/** Navigation between pages: prerendering, the back/forward cache, and view transitions. Also the security policy of the home page. */
import { chromium, type Page } from '@playwright/test';
import { fullBrowserPath, hasFullBrowser } from './find-browser.ts';
import { inCi } from './optional-programs.ts';
import { withPrerendering } from './prerendering-browser.ts';
import { expect, open, started, test } from './site-test';

type Prerenderable = PerformanceEntry & { activationStart: number };

const careers = { name: 'Careers', exact: true };
const fullBrowser = fullBrowserPath();
const withCache = { ignoreDefaultArgs: ['--disable-back-forward-cache'], ...(fullBrowser && { executablePath: fullBrowser }) };
const needsFullBrowser = () => test.skip(!hasFullBrowser() && !inCi, 'the headless shell has no back/forward cache');
const toCareers = (page: Page) => page.getByRole('contentinfo').getByRole('link', careers);

test('speculation rules prerender pages of the site on hover, but no portals, files or new tabs', async ({ request, page, quiet }) => {
  quiet.allow(/404/);
  for (const path of ['/', '/nothing', '/offline', '/about']) {
    const html = await (await request.get(path)).text();
    const rules = JSON.parse(html.match(/<script type="speculationrules">(.*?)<\/script>/)?.[1] ?? 'null');
    expect(Object.keys(rules), path).toEqual(['prerender']);
    const [onHover, others] = rules.prerender;
    expect(onHover.eagerness).toBe('eager');
    expect(others.eagerness).toBe('moderate');
    const selector = others.where.selector_matches;
    expect(onHover.where.selector_matches).toBe(`${selector}:hover`);
    await page.goto(path);
    const prerendered = await page.locator(selector).evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
    expect(prerendered, path).toEqual(expect.arrayContaining(['/', '/about', '/industry/energy-insurance']));
    expect(
      prerendered.filter((href) => !/^\/(?!portals\/).*(?<!\.xml)$/.test(href)),
      path,
    ).toEqual([]);
  }
});

test('a page is prerendered when the pointer is over its link', async ({ baseURL }) => {
  await withPrerendering(async (page) => {
    await page.goto(`${baseURL}/privacy-notice`);
    const link = 'footer a[href="/careers"]';
    await page.hover(link);
    await page.click(link);
    // evaluate() throws while the prerendered page replaces the current one.
    await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe('/careers');
    const activationStart = await page.evaluate(() => (performance.getEntriesByType('navigation')[0] as Prerenderable).activationStart);
    expect(activationStart).toBeGreaterThan(0);
  });
});

test('without speculation rules, a page is prefetched when its link is hovered or focused', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto('/privacy-notice');
  await started(page);
  const prefetches = page.locator('link[rel=prefetch]');
  await toCareers(page).hover();
  await expect(prefetches).toHaveCount(1);
  await expect(prefetches).toHaveAttribute('href', '/careers');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Booking Scheduler' }).hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).focus();
  await expect(prefetches).toHaveCount(2);
  await expect(prefetches.last()).toHaveAttribute('href', '/blog');
});

test('following a link loads a document and makes no fetch or XHR request', async ({ page }) => {
  await page.goto('/privacy-notice');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  await toCareers(page).click();
  await expect(page).toHaveTitle(/careers/i);
  await started(page);
  expect(requests).toContain('document /careers');
  expect(requests.filter((line) => /^(fetch|xhr)/.test(line))).toEqual([]);
});

const restoredOrReasons = () =>
  sessionStorage.getItem('restored') ??
  JSON.stringify(
    (performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons ?? null,
  );

test('the back/forward cache restores every kind of page', async ({ baseURL }) => {
  needsFullBrowser();
  // Playwright disables the back/forward cache by default.
  const browser = await chromium.launch({ ...test.info().project.use.launchOptions, ...withCache });
  const page = await browser.newPage({ serviceWorkers: 'block', ...(baseURL && { baseURL }) });
  for (const path of ['/', '/industry/energy-insurance', '/blog', '/personal/flood-insurance', '/blog/texas-claim-clock-explained']) {
    // Retries, because the browser may evict a page from the cache at any time. A failure message has its reasons.
    await expect(async () => {
      await page.goto(path);
      await started(page);
      await page.evaluate(() => addEventListener('pageshow', (event) => sessionStorage.setItem('restored', String(event.persisted))));
      await page.goto('/privacy-notice');
      await started(page);
      await page.evaluate(() => history.back());
      // Retries, because evaluate() throws during the navigation.
      await expect(async () => expect(await page.evaluate(restoredOrReasons), path).toBe('true')).toPass({ timeout: 5_000 });
    }).toPass({ timeout: 50_000 });
    await page.evaluate(() => sessionStorage.clear());
  }
  await browser.close();
});

for (const [where, cores, motion, fades] of [
  ['on four cores', 4, 'no-preference', true],
  ['on two cores, where the transition takes longer than the navigation', 2, 'no-preference', false],
  ['with reduced motion', 4, 'reduce', false],
] as const) {
  test(`view transitions: pages ${fades ? 'fade' : 'do not fade'} ${where}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript((count) => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: count });
      // This listener runs before the page's own, which may skip the transition.
      addEventListener('pageswap', ({ viewTransition }) => sessionStorage.setItem('faded', viewTransition ? 'yes' : 'no'));
      const { skipTransition } = ViewTransition.prototype;
      ViewTransition.prototype.skipTransition = function () {
        sessionStorage.setItem('faded', 'no');
        skipTransition.call(this);
      };
    }, cores);
    await page.goto('/privacy-notice');
    await started(page);
    await toCareers(page).click();
    await expect(page).toHaveTitle(/careers/i);
    expect(await page.evaluate(() => sessionStorage.getItem('faded'))).toBe(fades ? 'yes' : 'no');
  });
}

test('a view transition moves the image of a card to the hero of its page', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
  await page.goto('/industry');
  await started(page);
  // This listener runs after the page's own, which sets the view transition name.
  await page.evaluate(() =>
    addEventListener('pageswap', () => {
      const named = [...document.querySelectorAll<HTMLElement>('*')].filter(
        (one) => getComputedStyle(one).viewTransitionName === 'hero-picture',
      );
      sessionStorage.setItem('moved', named.map((one) => one.querySelector('img')?.currentSrc ?? '').join());
    }),
  );
  const card = page.getByRole('main').getByRole('link', { name: 'Energy', exact: true });
  await card.scrollIntoViewIfNeeded();
  await expect(page.locator('img[src*="/images/energy"]')).toBeVisible();
  await card.click();
  await expect(page).toHaveURL('/industry/energy-insurance');
  expect(await page.evaluate(() => sessionStorage.getItem('moved'))).toMatch(/\/images\/energy-/);
  const hero = await page
    .locator('site-picture')
    .first()
    .evaluate((picture) => getComputedStyle(picture.closest('[data-hero-picture]')!).viewTransitionName);
  expect(hero).toBe('hero-picture');
});

test('going back, a view transition moves the hero image to the card', async ({ baseURL }) => {
  needsFullBrowser();
  const browser = await chromium.launch({ ...test.info().project.use.launchOptions, ...withCache });
  const page = await browser.newPage({ serviceWorkers: 'block', ...(baseURL && { baseURL }) });
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
  await page.goto('/industry');
  await started(page);
  // This listener runs after the page's own, which sets the view transition name.
  await page.evaluate(() =>
    addEventListener('pagereveal', () => {
      const named = [...document.querySelectorAll<HTMLElement>('*')].filter(
        (one) => getComputedStyle(one).viewTransitionName === 'hero-picture',
      );
      document.documentElement.dataset['moved'] = named.map((one) => one.querySelector('img')?.currentSrc ?? '').join();
    }),
  );
  const card = page.getByRole('main').getByRole('link', { name: 'Energy', exact: true });
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page).toHaveURL('/industry/energy-insurance');
  await started(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/industry');
  await expect(page.locator('html')).toHaveAttribute('data-moved', /\/images\/energy-/);
  await browser.close();
});

// every-page.spec.ts checks the policy of the other pages: a violation logs a console error.
test('the home page does not violate its security policy, which blocks injected scripts', async ({ page, quiet }) => {
  quiet.allow(/Content Security Policy/);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as { broken: string[] }).broken ??= [];
      (window as unknown as { broken: string[] }).broken.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const broken = () => page.evaluate(() => (window as unknown as { broken?: string[] }).broken ?? []);
  await open(page, '/');
  expect(await broken()).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "broken into"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="document.title = \'broken into\'"><p style="color: red">');
  });
  await expect
    .poll(async () => (await broken()).map((line) => line.split(' ')[0]).sort())
    .toEqual(expect.arrayContaining(['script-src-attr', 'script-src-elem', 'style-src-attr']));
  expect(await page.title()).not.toBe('broken into');
});
