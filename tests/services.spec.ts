/** Service pages: what needs a layout. tests/build/page-content.test.ts reads their content. */
import { readContent } from '../content-model/read';
import { expect, open, test } from './site-test';

test('on a phone a table scrolls sideways in its card, also with the keyboard, and the page does not', async ({ page }) => {
  await open(page, '/services/commercial-property/portfolio-management', { width: 360, height: 780 });
  const card = page.getByRole('region', { name: 'Statement of values' });
  // Again, because Chromium drops a key that comes before it has drawn the card.
  await expect(async () => {
    await card.press('ArrowRight');
    expect(await card.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  }).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('at 768 px the risk register fits its card', async ({ page }) => {
  await open(page, '/services/risk-management', { width: 768, height: 1024 });
  const card = page.getByRole('region', { name: readContent('service-labels.yaml').register.caption });
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
