/** Failures of images, scripts and storage. */
import { readContent } from '../content-model/read';
import { blockStorage, expect, hydrated, open, test } from './site-test';

const notFound = readContent('pages/not-found.yaml');
const site = readContent('site.yaml');

test('Image fails to load: Failed to load image shown in place of the image', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.route('**/images/energy-*', (route) => route.abort());
  await open(page, '/industry/energy-insurance');
  await expect(page.getByText('Failed to load image').first()).toBeVisible();
});

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
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.route('**/images/hospitality-*', async (route) => {
    await new Promise((done) => setTimeout(done, 1100));
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem('image-timing', 'on'));
  await open(page, '/');
  await page.getByRole('heading', { name: 'Hospitality' }).scrollIntoViewIfNeeded();
  await expect.poll(() => warnings.some((text) => /Image took \d+ ms: .*hospitality/.test(text))).toBe(true);
});

test('Mount element missing: Console error Root element not found', async ({ page, quiet }) => {
  quiet.allow(/Root element not found/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
  await page.route('**/privacy-notice', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="elsewhere"') });
  });
  await page.goto('/privacy-notice');
  await expect.poll(() => logged).toContain('error: Root element not found');
});

test('with storage blocked, theme and forms work without console errors', async ({ page }) => {
  await blockStorage(page);
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark theme' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  const form = page.locator('#contact');
  await form.getByLabel('Name', { exact: true }).fill('Ana Ruiz');
  await form.getByLabel('Email', { exact: true }).fill('ana@example.com');
  await form.getByLabel('What should we look at?').fill('A renewal.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await page
    .getByRole('dialog', { name: /successfully sent/ })
    .getByRole('button', { name: 'OK' })
    .click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page).toHaveURL('/careers');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('An unknown path gives a helpful page with status 404, in the chosen theme', async ({ page, quiet }) => {
  quiet.allow(/404/);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  for (const path of ['/nowhere', '/industry/space-travel-insurance', '/blog/no-such-post', '/services', '/about/team']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  }
  const main = page.getByRole('main');
  await expect(main.locator('img')).toHaveJSProperty('complete', true);
  await expect(main.getByRole('link', { name: site.phone.display })).toHaveAttribute('href', site.phone.href);
  for (const [name, target] of [
    ['Back to the home page', '/'],
    ['Industries', '/industry'],
    ['Personal lines', '/personal'],
    ['Field book', '/blog'],
    ['About Benchmark', '/about'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', target);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await page.getByRole('link', { name: 'Benchmark, home' }).first().click();
  await expect(page).toHaveURL('/');
  await hydrated(page);
});
