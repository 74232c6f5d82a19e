/** Sections below the screen are laid out late (app/shell/lay-out.tsx), long pages are shown from the top on: nobody may notice. */
import type { Page } from '@playwright/test';
import { expect, open, test } from './site-test';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The page’s height with everything laid out. */
const fullHeight = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.setAttribute('data-whole', '');
    const full = document.documentElement.scrollHeight;
    document.documentElement.removeAttribute('data-whole');
    return full;
  });

test('Once the browser has had time, every height is the real one', async ({ page }) => {
  await open(page, '/industry/energy-insurance');
  await expect.poll(async () => (await height(page)) - (await fullHeight(page))).toBe(0);
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
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1500);
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
