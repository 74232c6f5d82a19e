/** Failures of images, scripts and storage. */
import type { Locator, Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { blockStorage, contact, delayRequests, expect, fillContactForm, hydrated, open, test } from './site-test';

const notFound = readContent('pages/not-found.yaml');
const site = readContent('site.yaml');

test('Logo preload failure: swallowed silently, and the rest shows', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.route('**/images/partners/northlake*', (route) => route.abort());
  await open(page, '/');
  await expect(page.getByRole('img', { name: 'Gulfhaven Mutual' })).toBeVisible();
  await expect(page.getByText('Failed to load image')).toHaveCount(0);
});

test('Images are lazy from 50px before the viewport', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/', { width: 1280, height: 600 });
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /images\/(real-estate|hospitality)-/.test(url))).toEqual([]);
  await page.getByRole('heading', { name: 'Find your coverage.' }).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Hospitality' }).scrollIntoViewIfNeeded();
  await expect.poll(() => requests.some((url) => /images\/hospitality-/.test(url))).toBe(true);
});

test('Image over 1000ms: console warning, only if the timing tracker is enabled', async ({ page, quiet }) => {
  quiet.allow(/Image took \d+ ms/);
  await page.route('**/images/hospitality-*', async (route) => {
    await new Promise((done) => setTimeout(done, 1100));
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem('image-timing', 'on'));
  await open(page, '/');
  const warning = page.waitForEvent('console', (message) => /Image took \d+ ms: .*hospitality/.test(message.text()));
  await page.getByRole('heading', { name: 'Hospitality' }).scrollIntoViewIfNeeded();
  await warning;
});

test('a picture that does not load keeps its description', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.route('**/images/**', (route) => route.abort());
  await open(page, '/industry/hospitality-insurance');
  await expect(page.getByText(/^Failed to load image: .*model/i).first()).toBeAttached();
});

test('a hero picture that does not load leaves its words beside the heading, within the window', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.route(/\/images\//, (route) => route.abort());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const edges = (text: Locator) =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const boxes = [...range.getClientRects()];
      return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) };
    });
  const words = await edges(page.getByText('Failed to load image: Clay model of nine city lots'));
  expect(words.left).toBeGreaterThan((await edges(page.getByRole('heading', { level: 1 }))).right);
  expect(words.right).toBeLessThan(1440);
});

test('Image over 1000ms: pictures of the first screen are measured, too', async ({ page, quiet }) => {
  quiet.allow(/Image took \d+ ms/);
  await page.route('**/images/about-*', async (route) => {
    await new Promise((done) => setTimeout(done, 1100));
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem('image-timing', 'on'));
  const warning = page.waitForEvent('console', (message) => /Image took \d{4} ms: .*about/.test(message.text()));
  await page.goto('/about');
  await warning;
});

test.describe('the first script does not load', () => {
  const failScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

  test('the page reloads once, then the form says how to reach us and pictures show', async ({ page, quiet }) => {
    quiet.allow(/ERR_FAILED/);
    await failScripts(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(contact(page).getByRole('alert').filter({ hasText: 'This form did not load' })).toBeVisible();
    expect(documents).toBe(2);
    const images = page.getByRole('main').locator('site-picture');
    await expect(images.locator('img')).toHaveCount(await images.count());
  });

  test('what scripts would hide or work is shown as without scripts', async ({ page, quiet }) => {
    quiet.allow(/ERR_FAILED/);
    await failScripts(page);
    await page.goto('/industry/energy-insurance', { waitUntil: 'commit' });
    await expect(page.locator('#questions summary').filter({ visible: true })).toHaveCount(readContent('faq.yaml').length);
    await page.goto('/about', { waitUntil: 'commit' });
    for (const { name } of readContent('people.yaml')) await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.goto('/tools/storm-plan', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    for (const { label } of readContent('tools/storm-plan.yaml').plans) {
      const heading = main.getByRole('heading', { name: label });
      await expect(heading).toBeVisible();
      await expect(heading).toHaveCSS('clip-path', 'none');
    }
    await expect(main.getByText(readContent('forms.yaml').talk.withoutScripts.text)).toBeVisible();
  });

  test('the page does not reload over typed words', async ({ page, quiet }) => {
    quiet.allow(/ERR_FAILED/);
    await failScripts(page);
    const release = await delayRequests(page, '**/assets/*.js');
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    const message = contact(page).getByLabel('What should we look at?');
    await message.fill('A renewal in five weeks.');
    release();
    await expect(contact(page).getByRole('alert').filter({ hasText: 'This form did not load' })).toBeVisible();
    await expect(message).toHaveValue('A renewal in five weeks.');
  });

  test('the reloaded page works if the scripts load again', async ({ page, quiet }) => {
    quiet.allow(/ERR_FAILED/);
    await page.route('**/assets/entry.client-*.js', (route) => route.abort(), { times: 1 });
    await page.goto('/about', { waitUntil: 'commit' });
    await hydrated(page);
    await expect(contact(page).getByRole('button', { name: 'Send message' })).toBeEnabled();
  });
});

test('/services and /portals lead to pages, and a path in capitals to its page', async ({ page, quiet }) => {
  quiet.allow(/404/);
  await page.goto('/services');
  await expect(page).toHaveURL('/services/commercial-property');
  await page.goto('/portals');
  await expect(page).toHaveURL('/service');
  await page.goto('/About#contact');
  await expect(page).toHaveURL('/about#contact');
});

test('Mount element missing: Console error Root element not found', async ({ page, quiet }) => {
  quiet.allow(/Root element not found/);
  const error = page.waitForEvent('console', (message) => message.type() === 'error' && message.text() === 'Root element not found');
  await page.route('**/privacy-notice', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="elsewhere"') });
  });
  await page.goto('/privacy-notice');
  await error;
});

test('with storage blocked, theme and forms work without console errors', async ({ page }) => {
  await blockStorage(page);
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await fillContactForm(page);
  await contact(page).getByRole('button', { name: 'Send message' }).click();
  await page
    .getByRole('dialog', { name: /successfully sent/ })
    .getByRole('button', { name: 'OK' })
    .click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page).toHaveURL('/careers');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('An unknown path gives a helpful page with status 404, in the chosen theme', async ({ page, request, quiet }) => {
  quiet.allow(/404/);
  for (const path of ['/industry/space-travel-insurance', '/blog/no-such-post', '/about/team']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain(`${notFound.title}</h1>`);
  }
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  const main = page.getByRole('main');
  await expect(main.locator('img')).toHaveJSProperty('complete', true);
  for (const [name, target] of [
    [site.phone.display, site.phone.href],
    ['Back to the home page', '/'],
    ['Industries', '/industry'],
    ['Personal lines', '/personal'],
    ['Field book', '/blog'],
    ['About Benchmark', '/about'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', target);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Benchmark, home' }).first().click();
  await expect(page).toHaveURL('/');
  await hydrated(page);
});
