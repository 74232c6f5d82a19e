/** Sections below the screen are laid out late (app/shell/lay-out.tsx), long pages are shown from the top on: nobody may notice. */
import type { Page } from '@playwright/test';
import { expect, open, test } from './site-test';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The height of a page with everything laid out, as it is for those who come to one of its places. */
async function wholeHeight(page: Page, path: string): Promise<number> {
  const other = await page.context().newPage();
  await open(other, `${path}#main`);
  await expect(other.locator('html')).toHaveAttribute('data-whole');
  const whole = await height(other);
  await other.close();
  return whole;
}

test('Once the page has stood for a while, every height is the real one', async ({ page }) => {
  const whole = await wholeHeight(page, '/industry/energy-insurance');
  await open(page, '/industry/energy-insurance');
  await expect.poll(() => height(page)).toBe(whole);
});

test('Who scrolls does not wait for that', async ({ page }) => {
  const whole = await wholeHeight(page, '/industry/energy-insurance');
  // the while never ends
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((...args: Parameters<typeof setTimeout>) => (args[1] === 3000 ? 0 : setTimeout(...args))) as typeof setTimeout;
  });
  await open(page, '/industry/energy-insurance');
  expect(await height(page)).not.toBe(whole);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => height(page)).toBe(whole);
});

test('A leap down the page ends at the element, and stays there', async ({ page }) => {
  await open(page, '/personal/homeowners-insurance');
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  await last.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await expect(page.locator('main > section ~ section:not([data-laid-out])')).toHaveCount(0);
  await expect(last).toBeInViewport();
});

test('A link to a place on the page ends there, even if it is clicked before React has loaded', async ({ page, quiet }) => {
  quiet.allow(/arrived/);
  await page.addInitScript(() => addEventListener('scrollend', () => console.log('arrived')));
  await page.route(/\/assets\/entry\.client/, () => {});
  await page.goto('/industry/energy-insurance');
  const arrived = page.waitForEvent('console', (message) => message.text() === 'arrived');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/#contact$/);
  await arrived;
  const top = await page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top);
  // under the header, with a little air
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
});

test('A page that is loaded again stands where it was', async ({ page }) => {
  await open(page, '/personal/homeowners-insurance');
  await page.getByRole('main').getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  await expect(page.locator('main > section ~ section:not([data-laid-out])')).toHaveCount(0);
  const before = await scrolled(page);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(before);
});

test('A long page that is opened by a click gets all its parts', async ({ page }) => {
  const outline = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  await open(page, '/about');
  const loaded = await outline();
  expect(loaded.length).toBeGreaterThan(5);
  await open(page, '/careers');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(outline).toEqual(loaded);
});
