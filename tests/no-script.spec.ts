/** The site without JavaScript. */
import { kinds } from './page-kinds.ts';
import { expect, test } from './site-test';

test.use({ javaScriptEnabled: false });

test('the menu and its submenus open, and links work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'MENU' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Commercial').first().click();
  await menu.getByRole('link', { name: 'Energy Insurance' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Energy');
});

test('The overlay and the close button close the menu', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'MENU' }).click();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'MENU' }).click();
  await page.mouse.click(1200, 600);
  await expect(menu).toBeHidden();
});

test('footer sections open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary', { hasText: 'Personal' }).click();
  await footer.getByRole('link', { name: 'Flood', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Flood');
});

test('all tab panels are visible', async ({ page }) => {
  await page.goto('/');
  for (const name of [/Real Estate/, /Homeowners/, /Emergency Response/])
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
});

test('the search form of the home page opens the search page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: /^Search/ }).fill('hail');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/blog/search?q=hail');
});

test('Forms give phone and email instead', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(/This form needs scripts/)).toBeVisible();
  await expect(page.locator('#contact').getByRole('button', { name: 'Send message' })).toBeDisabled();
});

test('controls that need scripts are hidden', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Dark theme|Next reviews/ })).toHaveCount(0);
});

test('images load on every kind of page', async ({ page }) => {
  for (const path of kinds) {
    await page.goto(path);
    const broken = await page
      .locator('main img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.currentSrc),
      );
    expect(broken, path).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});
