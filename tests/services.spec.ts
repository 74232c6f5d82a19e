/** Service pages: what needs a layout. tests/build/page-content.test.ts reads their content. */
import { expect, open, test } from './site-test';

test('on a phone a table scrolls sideways in its card, also with the keyboard, and the page does not', async ({ page }) => {
  await open(page, '/services/commercial-property/portfolio-management', { width: 360, height: 780 });
  const card = page.getByRole('region', { name: 'Statement of values' });
  await card.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => card.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
