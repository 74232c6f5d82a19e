/** Pages are short on phones, because details are collapsed. A link to them, the button “Open all” and printing expand them. */
import { readContent } from '../content-model/read';
import { expect, open, test } from './site-test';

const screen = 844;
const energy = readContent('industries/energy.yaml');
const path = '/industry/energy-insurance';
const [firstProduct] = energy.products.lines;

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: screen } });

  // The longest page of each kind.
  for (const [page, screens] of [
    ['/industry/construction-insurance', 11],
    ['/personal/condo-insurance', 9],
    ['/services/commercial-property/claims-advocacy', 9],
    ['/industry', 5],
    ['/glossary', 20],
    ['/es/personal/homeowners-insurance', 10],
  ] as const)
    test(`${page} is at most ${screens} screens long`, async ({ page: tab }) => {
      await open(tab, page);
      expect(await tab.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(screens * screen);
    });

  test('a link to a collapsed section expands it', async ({ page }) => {
    await page.goto(`${path}#texas`);
    await expect(page.getByText(energy.texas.lead)).toBeInViewport();
  });

  test('a tap opens a product, Open all opens all, Close all closes them, and print shows them', async ({ page }) => {
    await open(page, path);
    const text = page.getByText(firstProduct!.pays);
    await expect(page.getByText(firstProduct!.who, { exact: true }).first()).toBeVisible();
    await expect(text).toBeHidden();
    await page.locator('#products').getByRole('heading', { name: firstProduct!.line, exact: true }).click();
    await expect(text).toBeVisible();
    await page.getByRole('button', { name: 'Open all' }).click();
    for (const { pays } of energy.products.lines) await expect(page.getByText(pays)).toBeVisible();
    await page.getByRole('button', { name: 'Close all' }).click();
    await expect(text).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(text).toBeVisible();
    await expect(page.getByText(energy.texas.lead)).toBeVisible();
  });

  test('the bar with phone number and quote link sticks to the lower edge', async ({ page }) => {
    await open(page, path);
    const quote = page.getByRole('link', { name: /^Request a Quote/ }).last();
    await page.locator('#products').scrollIntoViewIfNeeded();
    await expect(quote).toBeInViewport();
    const box = await quote.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(screen - 60);
  });
});

test.describe('wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('there is no bar; sections are expanded, and one that the visitor collapses stays collapsed when the width changes', async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.getByRole('link', { name: /^Request a Quote/ })).toHaveCount(1);
    const text = page.getByText(firstProduct!.pays);
    for (const { pays } of energy.products.lines) await expect(page.getByText(pays)).toBeVisible();
    await page.getByRole('heading', { name: firstProduct!.line, exact: true }).last().click();
    await expect(text).toBeHidden();
    await page.setViewportSize({ width: 1300, height: 900 });
    await expect(text).toBeHidden();
  });
});
