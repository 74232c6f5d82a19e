/** Navigation between pages: prerendering, the back/forward cache, and view transitions. Also the security policy of the home page. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { fullBrowserPath, hasFullBrowser } from './find-browser.ts';
import { inCi } from './optional-programs.ts';
import { withPrerendering } from './prerendering-browser.ts';
import { contact, expect, hydrated, open, started, test } from './site-test';

declare const note: (directive: string) => void;

type Prerenderable = PerformanceEntry & { activationStart: number };

const toCareers = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true });

test('speculation rules prerender pages of the site on hover, but no portals, files or new tabs', async ({ request, page }) => {
  const rulesOf = async (path: string) =>
    (await (await request.get(path)).text()).match(/<script type="speculationrules">(.*?)<\/script>/)?.[1] ?? 'null';
  const rules = await rulesOf('/');
  for (const path of ['/nothing', '/offline', '/about']) expect(await rulesOf(path), path).toBe(rules);
  const {
    prerender: [onHover, others],
    ...more
  } = JSON.parse(rules);
  expect(more).toEqual({});
  expect(onHover.eagerness).toBe('eager');
  expect(others.eagerness).toBe('moderate');
  const selector = others.where.selector_matches;
  expect(onHover.where.selector_matches).toBe(`${selector}:hover`);
  await page.goto('/');
  const prerendered = await page.locator(selector).evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
  expect(prerendered).toEqual(expect.arrayContaining(['/', '/about', '/industry/energy-insurance']));
  expect(prerendered.filter((href) => !/^\/(?!portals\/).*(?<!\.xml)$/.test(href))).toEqual([]);
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

test.describe('with the back/forward cache, which Playwright disables by default', () => {
  test.describe.configure({ mode: 'default' });
  let browser: Browser;
  let cached: Page;
  test.beforeAll(async () => {
    test.skip(!hasFullBrowser() && !inCi, 'the headless shell has no back/forward cache');
    const { use } = test.info().project;
    const executablePath = fullBrowserPath();
    browser = await chromium.launch({
      ...use.launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      ...(executablePath && { executablePath }),
    });
    cached = await browser.newPage({ serviceWorkers: 'block', baseURL: use.baseURL });
  });
  test.afterAll(() => browser?.close());

  /** 'true', or why the browser did not restore the page. */
  const restored = () => sessionStorage.getItem('restored') ?? JSON.stringify(performance.getEntriesByType('navigation'));

  test('it restores every kind of page', async () => {
    for (const path of ['/', '/industry/energy-insurance', '/blog', '/personal/flood-insurance', '/blog/texas-claim-clock-explained']) {
      // Retries, because the browser may evict a page from the cache at any time. The message of a failure shows the browser's reasons.
      await expect(async () => {
        await cached.goto(path);
        await started(cached);
        await cached.evaluate(() => addEventListener('pageshow', (event) => sessionStorage.setItem('restored', String(event.persisted))));
        await cached.goto('/privacy-notice');
        await started(cached);
        await cached.evaluate(() => history.back());
        // Retries, because evaluate() throws during the navigation.
        await expect(async () => expect(await cached.evaluate(restored), path).toBe('true')).toPass({ timeout: 5_000 });
      }).toPass({ timeout: 100_000 });
      await cached.evaluate(() => sessionStorage.clear());
    }
  });

  test('a form that it restores shows what was changed on another page since', async () => {
    const message = contact(cached).getByLabel('What should we look at?');
    await cached.goto('/about');
    await hydrated(cached);
    await message.fill('The roof leaks.');
    await cached.goto('/#contact');
    await hydrated(cached);
    await message.fill('The roof of the garage leaks.');
    await cached.evaluate(() => history.back());
    await expect(cached).toHaveURL('/about');
    await expect(message).toHaveValue('The roof of the garage leaks.');
    await cached.evaluate(() => sessionStorage.clear());
  });

  test('a view transition moves the image of a card to the hero of its page, and back', async () => {
    await cached.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
    await cached.goto('/industry');
    await started(cached);
    // These listeners run after the page's own, which set the view transition name.
    await cached.evaluate(() => {
      for (const type of ['pageswap', 'pagereveal'])
        addEventListener(type, () => {
          const named = [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).viewTransitionName === 'hero-picture');
          sessionStorage.setItem(type, named.map((one) => one.querySelector('img')?.currentSrc ?? '').join());
        });
    });
    const moved = (type: string) => cached.evaluate((name) => sessionStorage.getItem(name), type);
    const card = cached.getByRole('main').getByRole('link', { name: 'Energy', exact: true });
    await card.scrollIntoViewIfNeeded();
    await expect(cached.locator('img[src*="/images/energy"]')).toBeVisible();
    await card.click();
    await expect(cached).toHaveURL('/industry/energy-insurance');
    await started(cached);
    expect(await moved('pageswap')).toMatch(/\/images\/energy-/);
    const hero = cached.locator('[data-hero-picture]').filter({ has: cached.locator('site-picture') });
    await expect(hero.first()).toHaveCSS('view-transition-name', 'hero-picture');
    await cached.evaluate(() => history.back());
    await expect(cached).toHaveURL('/industry');
    await expect.poll(() => moved('pagereveal')).toMatch(/\/images\/energy-/);
  });
});

// every-page.spec.ts checks the policy of the other pages: a violation logs a console error.
test('the home page does not violate its security policy, which blocks injected scripts', async ({ page, quiet }) => {
  quiet.allow(/Content Security Policy/);
  const broken: string[] = [];
  await page.exposeFunction('note', (directive: string) => broken.push(directive));
  await page.addInitScript(() => addEventListener('securitypolicyviolation', (event) => note(event.effectiveDirective)));
  await open(page, '/');
  expect(broken).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "broken into"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="document.title = \'broken into\'"><p style="color: red">');
  });
  await expect.poll(() => broken).toEqual(expect.arrayContaining(['script-src-attr', 'script-src-elem', 'style-src-attr']));
  expect(await page.title()).not.toBe('broken into');
});
