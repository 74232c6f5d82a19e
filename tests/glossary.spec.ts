/** The glossary and the definitions inside texts. */
import type { Locator, Page } from '@playwright/test';
import { axeFaults, axeFaultsInBothThemes, delayRequests, expect, open, test } from './site-test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a term' });
const status = (page: Page) => page.getByRole('search').getByRole('status');
const letters = (page: Page) => page.getByRole('navigation', { name: 'A to Z' });
const terms = (page: Page) => page.getByRole('main').getByRole('term').filter({ visible: true });
/** Words in a text that open their definition; they have a dotted underline. */
const dotted = (within: Page | Locator) =>
  within.getByRole('main').locator('button[popovertarget^="definition-"]:not([popovertargetaction])');
const popover = (page: Page) => page.locator('[popover]:popover-open');

test('a link to a letter or a term scrolls to it, opens the term, and marks its letter as the current one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/glossary#S');
  await expect(letters(page).locator('[aria-current]')).toHaveText(['S']);
  await letters(page).getByRole('link', { name: 'D', exact: true }).click();
  await expect(page).toHaveURL('/glossary#D');
  await expect(page.getByRole('heading', { name: 'D', exact: true })).toBeInViewport();
  await page.goto('/glossary#coinsurance');
  const term = page.locator('#coinsurance');
  await expect(term).toBeInViewport();
  await expect(term).toContainText('You meet it: in commercial property forms');
  await term.getByRole('link', { name: 'Agreed value' }).click();
  await expect(page.locator('#agreed-value')).toBeInViewport();
});

test('on a wide screen an open term takes the whole row, and leaves no name without its neighbors', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/glossary', { width: 1440, height: 900 });
  const names = page.locator('section#C summary');
  const lefts = () => names.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  const before = await lefts();
  await names.filter({ hasText: /^Coinsurance/ }).click();
  const definition = (await page.locator('#coinsurance').boundingBox())!;
  expect(definition.width).toBeGreaterThan(900);
  expect(await lefts()).toEqual(before);
});

test.describe('finding a term', () => {
  test('typing filters terms and letters, shows their number, and puts the query into the URL; Escape clears it', async ({ page }) => {
    await open(page, '/glossary');
    const all = await terms(page).count();
    await field(page).fill('roof');
    await expect(status(page)).toHaveText(new RegExp(`^\\d+ of ${all} terms$`));
    await expect(page).toHaveURL('/glossary?q=roof');
    const left = await terms(page).count();
    expect(left).toBeGreaterThan(1);
    expect(left).toBeLessThan(20);
    await expect(status(page)).toHaveText(`${left} of ${all} terms`);
    await terms(page).first().click();
    await expect(page.getByRole('main').locator('details[open]')).toContainText(/roof/i);

    await field(page).fill('coinsurance');
    await expect(letters(page).getByRole('link', { name: 'C', exact: true })).toHaveCount(1);
    await expect(letters(page).getByRole('link', { name: 'M', exact: true })).toHaveCount(0);
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL('/glossary');
    await expect(terms(page)).toHaveCount(all);
    await expect(letters(page).getByRole('link', { name: 'M', exact: true })).toHaveCount(1);
  });

  test('a query in the URL shows its results; Enter opens the first one; a related term clears a filter that hides it', async ({
    page,
  }) => {
    await page.goto('/glossary?q=margin');
    await expect(field(page)).toHaveValue('margin');
    await expect(terms(page).filter({ hasText: /^Margin clause$/ })).toBeVisible();
    await expect(terms(page).filter({ hasText: /^Adjuster$/ })).toHaveCount(0);
    await field(page).fill('agreed value');
    await field(page).press('Enter');
    await expect(page.locator('#agreed-value')).toBeVisible();

    await field(page).fill('bailee');
    await terms(page)
      .filter({ hasText: /^Bailee$/ })
      .click();
    await page.locator('#bailee').getByRole('link', { name: 'Garagekeepers' }).click();
    await expect(page.locator('#garagekeepers')).toBeInViewport();
    await expect(field(page)).toHaveValue('');
  });

  test('choosing a subject shows only its terms and puts it into the URL', async ({ page }) => {
    await open(page, '/glossary');
    const all = await terms(page).count();
    await page.getByRole('combobox', { name: 'Subject' }).selectOption('Flood and wind');
    await expect(page).toHaveURL('/glossary?subject=flood-and-wind');
    await expect(status(page)).toHaveText(new RegExp(`^\\d+ of ${all} terms$`));
    expect(await terms(page).count()).toBeLessThan(all / 4);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('flood-and-wind');
    await expect.poll(() => terms(page).count()).toBeLessThan(all / 4);
  });

  test('a query typed before scripts load is applied', async ({ page }) => {
    const release = await delayRequests(page, '**/assets/*.js');
    await page.goto('/glossary', { waitUntil: 'domcontentloaded' });
    await field(page).pressSequentially('margin');
    release();
    await expect(status(page)).toHaveText(/^\d of /);
    await expect(field(page)).toHaveValue('margin');
  });

  test('without results, a message has contact links; axe finds nothing with results and without', async ({ page }) => {
    // axe is slow on this long page.
    test.slow();
    // Turns off color transitions, or axe may measure a color in between.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/glossary?q=roof');
    expect(await axeFaults(page, 'main')).toEqual([]);
    await field(page).fill('umbrela');
    await expect(page.getByText('No term matches “umbrela”.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'ask an advisor' })).toHaveAttribute('href', '/#contact');
    await expect(terms(page)).toHaveCount(0);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await axeFaults(page, 'main')).toEqual([]);
  });
});

test('the site’s search shows a term found by its name first', async ({ page }) => {
  await open(page, '/blog/search?q=coinsurance');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/glossary#coinsurance');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('In the glossary');
});

test.describe('definitions in text', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/personal/homeowners-insurance');
  });

  test('a click opens the definition with a link to the glossary; Close and a click outside close it', async ({ page }) => {
    const word = dotted(page).filter({ hasText: 'Actual cash value' });
    await word.click();
    await expect(popover(page)).toContainText('less depreciation for age and wear');
    await expect(popover(page).getByRole('link')).toHaveAttribute('href', '/glossary#actual-cash-value');
    await popover(page).getByRole('button', { name: 'Close' }).click();
    await expect(popover(page)).toHaveCount(0);
    await word.click();
    await page.getByRole('heading', { level: 2 }).first().click();
    await expect(popover(page)).toHaveCount(0);
  });

  test('the definition opens beside its word on a wide screen and at the bottom on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const word = dotted(page).filter({ hasText: 'Actual cash value' });
    await word.click();
    const [at, box] = [(await word.boundingBox())!, (await popover(page).boundingBox())!];
    expect(Math.min(Math.abs(box.y - (at.y + at.height)), Math.abs(at.y - (box.y + box.height)))).toBeLessThan(24);
    expect(box.x).toBeLessThanOrEqual(at.x + at.width);
    expect(box.x + box.width).toBeGreaterThanOrEqual(at.x);

    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await word.click();
    const atBottom = (await popover(page).boundingBox())!;
    expect(Math.round(atBottom.y + atBottom.height)).toBe(844);
    expect(atBottom.width).toBe(390);
  });

  test('Enter opens the definition and moves focus to it, Tab reaches its link, Escape closes it and restores focus', async ({ page }) => {
    const word = dotted(page).first();
    await word.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: (await word.textContent()) ?? '' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(popover(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toHaveCount(0);
    await expect(word).toBeFocused();
  });

  test('a definition that was opened before scripts load has focus when they load', async ({ page }) => {
    const release = await delayRequests(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await dotted(page).first().press('Enter');
    await expect(popover(page)).toBeVisible();
    release();
    await expect(popover(page)).toBeFocused();
  });

  test('dotted words do not change the line height, and print as plain text', async ({ page }) => {
    const paragraph = page
      .getByRole('main')
      .locator('p', { has: page.locator('button[popovertarget]') })
      .first();
    const lines = await paragraph.evaluate(
      (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(lines).toBeCloseTo(Math.round(lines), 1);
    await dotted(page).first().click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[popover][id^="definition-"]').filter({ visible: true })).toHaveCount(0);
    await expect(dotted(page).first()).toHaveCSS('text-decoration-line', 'none');
  });

  test('axe finds nothing in an open definition, in both themes', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await dotted(page).first().click();
    expect(await axeFaultsInBothThemes(page, '[popover]:popover-open')).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all terms are visible, the search field is not', async ({ page }) => {
    await page.goto('/glossary#coinsurance');
    await expect(page.locator('#coinsurance')).toBeInViewport();
    expect(await terms(page).count()).toBeGreaterThanOrEqual(120);
    await expect(field(page)).toBeHidden();
  });

  test('a dotted word opens and closes its definition', async ({ page }) => {
    await page.goto('/blog/hail-claim-from-roof-to-final-check');
    await dotted(page).first().click();
    await expect(popover(page).getByRole('link')).toHaveAttribute('href', /^\/glossary#/);
    await page.keyboard.press('Escape');
    await expect(popover(page)).toHaveCount(0);
  });
});
