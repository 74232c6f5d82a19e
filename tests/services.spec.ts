/** Service pages: what needs a layout. tests/build/page-content.test.ts reads their content. */
import { expect, open, test } from './site-test';

test('on a phone, table rows become blocks with the column name before each value', async ({ page }) => {
  await open(page, '/services/commercial-property/portfolio-management', { width: 360, height: 780 });
  const table = page.getByRole('table', { name: /^Statement of values/, includeHidden: true });
  await table.locator('xpath=ancestor::details/summary').click();
  const first = table.locator('tbody td').first();
  expect(await first.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"County"');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
