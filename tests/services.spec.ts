/** Service pages: what needs a layout. tests/build/page-content.test.ts reads their content. */
import { expect, open, test } from './site-test';

test('a link to emergency response opens the loss control page at that section', async ({ page }) => {
  await open(page, '/services/commercial-property/loss-control#emergency-response');
  await expect(page.getByRole('heading', { name: 'Emergency response' })).toBeInViewport();
});

test('a number on the heat map links to its row in the register', async ({ page }) => {
  await open(page, '/services/risk-management');
  await page.getByRole('main').getByRole('link', { name: 'R4', exact: true }).click();
  await expect(page).toHaveURL(/#R4$/);
  await expect(page.getByRole('row', { name: /Vendor contract promises coverage/ })).toBeInViewport();
});

test('on a phone, table rows become blocks with the column name before each value', async ({ page }) => {
  await open(page, '/services/commercial-property/portfolio-management', { width: 360, height: 780 });
  const table = page.getByRole('table', { name: /^Statement of values/, includeHidden: true });
  await table.locator('xpath=ancestor::details/summary').click();
  const first = table.locator('tbody td').first();
  expect(await first.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"County"');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
