/** Going from page to page: documents, prepared while they are pointed at, under the security policy of the real server. */
import { chromium, type Page } from '@playwright/test';
import { fullBrowserPath, hasFullBrowser } from './browser.ts';
import { paths } from './paths.ts';
import { inCi } from './programs.ts';
import { expect, open, started, test } from './site-test';
import { TabBrowser } from './tab.ts';

const careers = { name: 'Careers', exact: true };
const fullBrowser = fullBrowserPath();
const withCache = { ignoreDefaultArgs: ['--disable-back-forward-cache'], ...(fullBrowser && { executablePath: fullBrowser }) };
const needsFullBrowser = () => test.skip(!hasFullBrowser() && !inCi, 'the headless shell has no back/forward cache');
const toCareers = (page: Page) => page.getByRole('contentinfo').getByRole('link', careers);

test('speculation rules: every page of the site when it is pointed at, never the portals, files or new tabs', async ({
  request,
  page,
  quiet,
}) => {
  quiet.allow(/404/);
  for (const path of ['/', '/nothing', '/offline', '/about']) {
    const html = await (await request.get(path)).text();
    const rules = JSON.parse(html.match(/<script type="speculationrules">(.*?)<\/script>/)?.[1] ?? 'null');
    expect(Object.keys(rules), path).toEqual(['prerender']);
    const [pointedAt, others] = rules.prerender;
    expect(pointedAt.eagerness).toBe('eager');
    expect(others.eagerness).toBe('moderate');
    const chooses = others.where.selector_matches;
    expect(pointedAt.where.selector_matches).toBe(`${chooses}:hover`);
    await page.goto(path);
    const chosen = await page.locator(chooses).evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
    expect(chosen, path).toEqual(expect.arrayContaining(['/', '/about', '/industry/energy-insurance']));
    expect(
      chosen.filter((href) => !/^\/(?!portals\/).*(?<!\.xml)$/.test(href)),
      path,
    ).toEqual([]);
  }
});

test('A page that is pointed at stands ready before the click, under the security policy', async ({ baseURL }) => {
  const browser = await TabBrowser.start();
  try {
    await browser.open(`${baseURL}/privacy-notice`);
    const place = await browser.middleOf(`document.querySelector('footer a[href="/careers"]')`);
    await browser.pointAt(place);
    await browser.click(place);
    const preparedMs = await browser.until<number>(
      `location.pathname === '/careers' && performance.getEntriesByType('navigation')[0].activationStart`,
    );
    expect(preparedMs).toBeGreaterThan(0);
  } finally {
    await browser.close();
  }
});

test('Where the browser has no speculation rules a page is fetched when it is pointed at, focused or touched', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto('/privacy-notice');
  await started(page);
  const ahead = page.locator('link[rel=prefetch]');
  await toCareers(page).hover();
  await expect(ahead).toHaveCount(1);
  await expect(ahead).toHaveAttribute('href', '/careers');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Booking Scheduler' }).hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).focus();
  await expect(ahead).toHaveCount(2);
  await expect(ahead.last()).toHaveAttribute('href', '/blog');
});

test('A link loads a document, and no script asks for another page', async ({ page }) => {
  await page.goto('/privacy-notice');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  await toCareers(page).click();
  await expect(page).toHaveTitle(/careers/i);
  await started(page);
  expect(asked).toContain('document /careers');
  expect(asked.filter((line) => /^(fetch|xhr)/.test(line))).toEqual([]);
});

const keptOrWhyNot = () =>
  sessionStorage.getItem('kept') ??
  JSON.stringify(
    (performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons ?? null,
  );

test('Back and forward cache: the browser keeps every kind of page, and shows it again at once (persisted)', async ({ baseURL }) => {
  needsFullBrowser();
  // Playwright switches this cache off
  const browser = await chromium.launch({ ...test.info().project.use.launchOptions, ...withCache });
  const page = await browser.newPage({ serviceWorkers: 'block', ...(baseURL && { baseURL }) });
  for (const path of ['/', '/industry/energy-insurance', '/blog', '/personal/flood-insurance', '/blog/texas-claim-clock-explained']) {
    // a browser may drop a page for reasons of its own: then it is visited again, and one that is never kept says why
    await expect(async () => {
      await page.goto(path);
      await started(page);
      await page.evaluate(() => addEventListener('pageshow', (event) => sessionStorage.setItem('kept', String(event.persisted))));
      await page.goto('/privacy-notice');
      await started(page);
      await page.evaluate(() => history.back());
      // while the browser goes back there is no page to ask
      await expect(async () => expect(await page.evaluate(keptOrWhyNot), path).toBe('true')).toPass({ timeout: 5_000 });
    }).toPass({ timeout: 50_000 });
    await page.evaluate(() => sessionStorage.clear());
  }
  await browser.close();
});

for (const [who, cores, motion, fades] of [
  ['with four cores', 4, 'no-preference', true],
  ['with two cores, where fading takes longer than the navigation', 2, 'no-preference', false],
  ['who wants less motion', 4, 'reduce', false],
] as const) {
  test(`view transitions: for a visitor ${who} pages ${fades ? 'fade over' : 'change at once'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript((count) => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: count });
      // asked before the page's own listener, which may skip it
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

test('The picture of a card travels into the hero of its page', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
  await page.goto('/industry');
  await started(page);
  // asked after the page's own listener
  await page.evaluate(() =>
    addEventListener('pageswap', () => {
      const named = [...document.querySelectorAll<HTMLElement>('*')].filter((one) => getComputedStyle(one).viewTransitionName === 'lot');
      sessionStorage.setItem('travels', named.map((one) => one.querySelector('img')?.currentSrc ?? '').join());
    }),
  );
  const card = page.getByRole('main').getByRole('link', { name: 'Energy', exact: true });
  await card.scrollIntoViewIfNeeded();
  await expect(page.locator('img[src*="/images/energy"]')).toBeVisible();
  await card.click();
  await expect(page).toHaveURL('/industry/energy-insurance');
  expect(await page.evaluate(() => sessionStorage.getItem('travels'))).toMatch(/\/images\/energy-/);
  const hero = await page
    .locator('site-picture')
    .first()
    .evaluate((picture) => getComputedStyle(picture.closest('[data-hero-picture]')!).viewTransitionName);
  expect(hero).toBe('lot');
});

test('On the way back the picture travels from the hero into the card', async ({ baseURL }) => {
  needsFullBrowser();
  const browser = await chromium.launch({ ...test.info().project.use.launchOptions, ...withCache });
  const page = await browser.newPage({ serviceWorkers: 'block', ...(baseURL && { baseURL }) });
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
  await page.goto('/industry');
  await started(page);
  // asked after the page's own listener
  await page.evaluate(() =>
    addEventListener('pagereveal', () => {
      const named = [...document.querySelectorAll<HTMLElement>('*')].filter((one) => getComputedStyle(one).viewTransitionName === 'lot');
      document.documentElement.dataset['travels'] = named.map((one) => one.querySelector('img')?.currentSrc ?? '').join();
    }),
  );
  const card = page.getByRole('main').getByRole('link', { name: 'Energy', exact: true });
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page).toHaveURL('/industry/energy-insurance');
  await started(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/industry');
  await expect(page.locator('html')).toHaveAttribute('data-travels', /\/images\/energy-/);
  await browser.close();
});

test('no page breaks its own security policy, and a script that was put in is refused', async ({ page, quiet }) => {
  quiet.allow(/Content Security Policy/);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as { broken: string[] }).broken ??= [];
      (window as unknown as { broken: string[] }).broken.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const broken = () => page.evaluate(() => (window as unknown as { broken?: string[] }).broken ?? []);
  for (const path of [
    '/',
    '/industry/energy-insurance',
    '/personal/flood-insurance',
    '/services/risk-management',
    '/blog/search?q=hail',
    '/onboarding',
  ]) {
    await open(page, path);
    expect(await broken(), path).toEqual([]);
  }
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

test('the page cannot be put into a frame', async ({ request }) => {
  for (const path of paths) {
    const headers = (await request.head(path)).headers();
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['cache-control'], path).toBe('no-cache');
  }
});
