/** Going from page to page without waiting, under the security policy of the real server. */
import { paths } from './paths.ts';
import { expect, hydrated, open, test } from './site-test';

const careers = { name: 'Careers', exact: true };

test.describe('prefetch on hover, focus and touch', () => {
  for (const [how, touch] of [
    ['hover', false],
    ['focus', false],
    ['touch', true],
  ] as const) {
    test(how, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ hasTouch: touch, serviceWorkers: 'block', ...(baseURL && { baseURL }) });
      await open(page, '/privacy-notice');
      const link = page.getByRole('contentinfo').getByRole('link', careers);
      await link.scrollIntoViewIfNeeded();
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/careers.data');
      if (how === 'hover') await link.hover();
      else if (how === 'focus') await link.focus();
      else await link.dispatchEvent('touchstart', { bubbles: true });
      await asked;
      await expect(page).toHaveURL('/privacy-notice');
      await page.close();
    });
  }
});

test('What pointing at a link has fetched, the click does not fetch again', async ({ page }) => {
  await open(page, '/privacy-notice');
  const link = page.getByRole('contentinfo').getByRole('link', careers);
  await link.hover();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await link.click();
  await expect(page).toHaveTitle(/careers/i);
  expect(asked.filter((path) => /\.(data|css|js|html)$|careers$/.test(path))).toEqual([]);
});

test('A link that is meant for a new tab is left to the browser', async ({ page, context }) => {
  await open(page, '/privacy-notice');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', careers)
    .click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/careers$/);
  await expect(page).toHaveURL('/privacy-notice');
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
      const fade = document.startViewTransition.bind(document);
      document.startViewTransition = (...update) => {
        document.documentElement.dataset['faded'] = '';
        return fade(...update);
      };
    }, cores);
    await open(page, '/privacy-notice');
    await page.getByRole('contentinfo').getByRole('link', careers).click();
    await expect(page).toHaveTitle(/careers/i);
    expect(await page.evaluate(() => 'faded' in document.documentElement.dataset)).toBe(fades);
  });
}

test('data of a page is fetched once in a visit', async ({ page }) => {
  let fetched = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/careers.data' && request.resourceType() === 'fetch') fetched += 1;
  });
  await open(page, '/privacy-notice');
  for (let visit = 0; visit < 3; visit += 1) {
    await page.getByRole('contentinfo').getByRole('link', careers).click();
    await expect(page).toHaveURL('/careers');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Notice' }).click();
    await expect(page).toHaveURL('/privacy-notice');
  }
  expect(fetched).toBe(1);
});

test('speculation rules: fetching only, never the portals, and only until React has taken over', async ({ request, page, quiet }) => {
  quiet.allow(/404/);
  for (const path of ['/', '/nothing', '/offline']) {
    const html = await (await request.get(path)).text();
    const rules = JSON.parse(html.match(/<script type="speculationrules">(.*?)<\/script>/)?.[1] ?? 'null');
    expect(Object.keys(rules), path).toEqual(['prefetch']);
    const [{ where, eagerness }] = rules.prefetch;
    expect(eagerness).toBe('moderate');
    await page.goto(path);
    const chosen = await page
      .locator(where.selector_matches)
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
    expect(chosen, path).toEqual(expect.arrayContaining(['/', '/about', '/industry/energy-insurance']));
    expect(
      chosen.filter((href) => !/^\/(?!portals\/).*(?<!\.xml)$/.test(href)),
      path,
    ).toEqual([]);
  }
  await open(page, '/');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
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

test('React counts the ids that it makes as the finished page does', async ({ page }) => {
  await open(page, '/about');
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll('[id], [aria-labelledby]')].flatMap((element) => {
      const [, props = {}] = Object.entries(element).find(([key]) => key.startsWith('__reactProps')) ?? [];
      return ['id', 'aria-labelledby']
        .filter((name) => props[name] && props[name] !== element.getAttribute(name))
        .map((name) => props[name]);
    }),
  );
  expect(wrong).toEqual([]);
});

test('A page that is opened by a click has its stylesheet', async ({ page }) => {
  await open(page, '/privacy-notice');
  const sheets = () => page.evaluate(() => [...document.styleSheets].map((sheet) => sheet.href?.match(/assets\/([a-z-]+)-/)?.[1]));
  expect(await sheets()).toEqual(['style', 'legal']);
  await page.getByRole('contentinfo').getByRole('link', careers).click();
  await expect(page).toHaveTitle(/careers/i);
  expect(await sheets()).toEqual(['style', 'legal', 'careers']);
});

test('The data of a page does not arrive: the browser loads the page whole, once', async ({ page, quiet }) => {
  quiet.allow(/Failed to (load resource|fetch)|TypeError/);
  await open(page, '/privacy-notice');
  await page.route('**/careers.data*', (route) => route.abort());
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.getByRole('contentinfo').getByRole('link', careers).click();
  await expect(page).toHaveURL('/careers');
  await expect.poll(() => documents).toBe(1);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
  await expect(page.getByRole('heading', { name: 'This page did not arrive.' })).toHaveCount(0);
  expect(documents).toBe(1);
});

test('A page that breaks again after it was loaded whole: the visitor is told, with the phone number, and nothing loops', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to (load resource|fetch)|TypeError/);
  await open(page, '/privacy-notice');
  await page.evaluate(() => sessionStorage.setItem('failed-page', `${Date.now()} ${location.origin}/careers`));
  await page.route('**/careers.data*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', careers).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not arrive.' })).toBeVisible();
  await expect(page.getByRole('link', { name: '(713) 555-0142' })).toBeVisible();
  // the way back has its header and footer again
  await page.goBack();
  await expect(page.getByRole('banner').getByRole('button', { name: 'MENU' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', careers).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not arrive.' })).toHaveCount(0);
});
