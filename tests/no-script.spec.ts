/** The site without JavaScript. */
import { readContent } from '../content-model/read';
import { expect, test } from './site-test';

test.use({ javaScriptEnabled: false });

test('the menu and its submenus open, links work, and the overlay and the close button close the menu', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const toggle = page.getByRole('button', { name: 'MENU' });
  await toggle.click();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await toggle.click();
  await page.mouse.click(1200, 600);
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByText('Commercial').first().click();
  await menu.getByRole('link', { name: 'Energy Insurance' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Energy');
});

test('footer sections open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary', { hasText: 'Personal' }).click();
  await footer.getByRole('link', { name: 'Flood', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Flood');
});

test('the home page: all tab panels are visible, Forms give phone and email instead, controls that need scripts are hidden, and search works', async ({
  page,
}) => {
  const { compare } = readContent('pages/home.yaml');
  await page.goto('/');
  for (const name of [/Real Estate/, /Homeowners/, /Emergency Response/])
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await expect(page.getByText(/This form needs scripts/)).toBeVisible();
  await expect(page.locator('#contact').getByRole('button', { name: 'Send message' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /Dark theme|Next reviews/ })).toHaveCount(0);
  const { measure, table } = compare;
  for (const text of [measure.kind, measure.figures.questions]) await expect(page.getByText(text)).toBeHidden();
  await expect(page.getByRole('form').getByText('$8,000', { exact: true })).toBeVisible();
  await page.getByText(table.read).click();
  await expect(page.getByRole('group', { name: table.title })).toBeVisible();
  await page.getByRole('combobox', { name: /^Search/ }).fill('hail');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/blog/search?q=hail');
});

// build/tools.test.ts checks the example of every calculator, and what the line about an advisor says.
test('a tool shows its example and a line about an advisor instead of fields and buttons', async ({ page }) => {
  const { labels } = readContent('pages/tools.yaml');
  for (const slug of ['coinsurance', 'claim-clock']) {
    await page.goto(`/tools/${slug}`);
    const main = page.getByRole('main');
    await expect(main.locator('noscript p')).toHaveText(labels.noScripts);
    await expect(main.getByText(labels.disclaimer)).toBeVisible();
    await expect(main.getByText(readContent('forms.yaml').talk.withoutScripts.text)).toBeVisible();
    await expect(main.getByRole('textbox').or(main.getByRole('button'))).toHaveCount(0);
  }
});

// build/links.test.ts checks that the images of all pages exist.
test('images load', async ({ page }) => {
  for (const path of ['/', '/industry/energy-insurance', '/blog']) {
    await page.goto(path);
    const broken = await page
      .locator('main img')
      .evaluateAll((images: HTMLImageElement[]) => images.flatMap((one) => (one.complete && !one.naturalWidth ? one.currentSrc : [])));
    expect(broken, path).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});
