/** The glossary and the definitions inside texts. */
import type { Locator, Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { paths } from './site-paths.ts';
import { axeFaults, axeFaultsInBothThemes, delayRequests, expect, open, test } from './site-test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a term' });
const status = (page: Page) => page.getByRole('search').getByRole('status');
const letters = (page: Page) => page.getByRole('navigation', { name: 'A to Z' });
const terms = (page: Page) => page.getByRole('main').getByRole('term').filter({ visible: true });
/** Words in a text that open their definition; they have a dotted underline. */
const dotted = (within: Page | Locator) =>
  within.getByRole('main').locator('button[popovertarget^="definition-"]:not([popovertargetaction])');
const popover = (page: Page) => page.locator('[popover]:popover-open');

const withDefinitions = paths.filter((path) => /^\/(industry|personal|services)\/|^\/blog\/(?!search)/.test(path));

test.describe('the glossary page', () => {
  test('has at least 120 terms in alphabetical order, and states their number', async ({ page }) => {
    await page.goto('/glossary');
    const count = await terms(page).count();
    expect(count).toBeGreaterThanOrEqual(120);
    await expect(page.getByText(readContent('pages/glossary.yaml').lead.replace('{count}', String(count)))).toBeVisible();
    const names = await terms(page).allTextContents();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test('letters link to their terms; a letter without terms is plain text', async ({ page }) => {
    await page.goto('/glossary');
    await letters(page).getByRole('link', { name: 'D', exact: true }).click();
    await expect(page).toHaveURL('/glossary#D');
    await expect(page.getByRole('heading', { name: 'D', exact: true })).toBeInViewport();
    await expect(letters(page).getByRole('link', { name: 'X', exact: true })).toHaveCount(0);
  });

  test('the letter of the terms in view is the current one', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/glossary#S');
    await expect(letters(page).getByRole('link', { name: 'S', exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(letters(page).locator('[aria-current]')).toHaveCount(1);
  });

  test('a term’s URL fragment opens it and scrolls to it', async ({ page }) => {
    await page.goto('/glossary#coinsurance');
    const term = page.locator('#coinsurance');
    await expect(term).toBeInViewport();
    await expect(term).toContainText('You meet it: in commercial property forms');
    await term.getByRole('link', { name: 'Agreed value' }).click();
    await expect(page.locator('#agreed-value')).toBeInViewport();
  });
});

test.describe('finding a term', () => {
  test('typing filters the terms, shows their number, and puts the query into the URL', async ({ page }) => {
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
  });

  test('letters without a match become plain text', async ({ page }) => {
    await open(page, '/glossary?q=coinsurance');
    await expect(letters(page).getByRole('link', { name: 'C', exact: true })).toHaveCount(1);
    await expect(letters(page).getByRole('link', { name: 'M', exact: true })).toHaveCount(0);
    await field(page).fill('');
    await expect(letters(page).getByRole('link', { name: 'M', exact: true })).toHaveCount(1);
  });

  test('a URL with a query shows its results without user input', async ({ page }) => {
    await page.goto('/glossary?q=margin');
    await expect(field(page)).toHaveValue('margin');
    await expect(terms(page).filter({ hasText: /^Margin clause$/ })).toBeVisible();
    await expect(terms(page).filter({ hasText: /^Adjuster$/ })).toHaveCount(0);
  });

  test('Escape clears the query, the filter and the URL', async ({ page }) => {
    await open(page, '/glossary?q=roof');
    const left = await terms(page).count();
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL('/glossary');
    expect(await terms(page).count()).toBeGreaterThan(left);
  });

  test('no results: a message with contact links', async ({ page }) => {
    await open(page, '/glossary');
    await field(page).fill('umbrela');
    await expect(page.getByText('No term matches “umbrela”.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'ask an advisor' })).toHaveAttribute('href', '/#contact');
    await expect(terms(page)).toHaveCount(0);
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

  test('Enter opens the first matching term', async ({ page }) => {
    await open(page, '/glossary');
    await field(page).fill('agreed value');
    await field(page).press('Enter');
    await expect(page.locator('#agreed-value')).toBeVisible();
  });

  test('following a related term clears a filter that hides it', async ({ page }) => {
    await open(page, '/glossary?q=bailee');
    await terms(page)
      .filter({ hasText: /^Bailee$/ })
      .click();
    await page.locator('#bailee').getByRole('link', { name: 'Garagekeepers' }).click();
    await expect(page.locator('#garagekeepers')).toBeInViewport();
    await expect(field(page)).toHaveValue('');
  });

  test('a query typed before scripts load is applied', async ({ page }) => {
    const release = await delayRequests(page, '**/assets/*.js');
    await page.goto('/glossary', { waitUntil: 'domcontentloaded' });
    await field(page).pressSequentially('margin');
    release();
    await expect(status(page)).toHaveText(/^\d of /);
    await expect(field(page)).toHaveValue('margin');
  });

  for (const [query, colorScheme] of [
    ['roof', 'light'],
    ['umbrela', 'dark'],
  ] as const)
    test(`axe finds nothing in the results of “${query}”, ${colorScheme} theme`, async ({ page }) => {
      // axe is slow on this long page.
      test.slow();
      // Turns off color transitions, or axe may measure a color in between.
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await open(page, `/glossary?q=${query}`);
      expect(await axeFaults(page, 'main')).toEqual([]);
    });
});

test.describe('the site’s search', () => {
  const results = (page: Page) => page.getByRole('main').getByRole('article');

  test('a term found by name comes first', async ({ page }) => {
    await open(page, '/blog/search?q=coinsurance');
    await expect(results(page).first().getByRole('link')).toHaveAttribute('href', '/glossary#coinsurance');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('In the glossary');
  });
});

test.describe('definitions in text', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/personal/homeowners-insurance');
  });

  test('a click opens the definition with a link to the glossary', async ({ page }) => {
    await dotted(page).filter({ hasText: 'Actual cash value' }).click();
    await expect(popover(page)).toContainText('less depreciation for age and wear');
    await expect(popover(page).getByRole('link')).toHaveAttribute('href', '/glossary#actual-cash-value');
    await popover(page).getByRole('button', { name: 'Close' }).click();
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

  test('Enter opens the definition, Tab moves into it, Escape closes it and restores focus', async ({ page }) => {
    const word = dotted(page).first();
    await word.focus();
    await page.keyboard.press('Enter');
    await expect(popover(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(popover(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toHaveCount(0);
    await expect(word).toBeFocused();
  });

  test('a click outside closes the definition', async ({ page }) => {
    await dotted(page).first().click();
    await page.getByRole('heading', { level: 2 }).first().click();
    await expect(popover(page)).toHaveCount(0);
  });

  test('dotted words do not change the line height', async ({ page }) => {
    const paragraph = page
      .getByRole('main')
      .locator('p', { has: page.locator('button[popovertarget]') })
      .first();
    const lines = await paragraph.evaluate(
      (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(lines).toBeCloseTo(Math.round(lines), 1);
  });

  test('dotted words print as plain text', async ({ page }) => {
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

  test('at most eight dotted words on a page, none twice in a section, none in headings, links, tables or quotations', async ({ page }) => {
    let pagesWith = 0;
    await page.goto('/glossary');
    for (const address of withDefinitions) {
      // Fetches and parses the HTML without opening the page, which is faster.
      const { words, sections } = await page.evaluate(async (other) => {
        const read = new DOMParser().parseFromString(await (await fetch(other)).text(), 'text/html');
        const termOf = (button: Element) => button.getAttribute('popovertarget') ?? '';
        return {
          words: [...read.querySelectorAll('main button[popovertarget^="definition-"]:not([popovertargetaction])')].map((button) => ({
            term: termOf(button),
            misplaced: button.closest('h1, h2, h3, h4, a, table, blockquote, figure, nav')?.tagName,
            explained: Boolean(read.getElementById(termOf(button))),
          })),
          sections: [...read.querySelectorAll('main section')].map((one) =>
            [...one.querySelectorAll(':scope > :not(section) button[popovertarget^="definition-"]')].map(termOf),
          ),
        };
      }, address);
      expect(words.length, address).toBeLessThanOrEqual(8);
      expect(
        words.filter(({ misplaced, explained }) => misplaced || !explained),
        address,
      ).toEqual([]);
      for (const section of sections) expect(new Set(section).size, address).toBe(section.length);
      if (words.length > 0) pagesWith += 1;
    }
    // Guards against selectors that match nothing.
    expect(pagesWith).toBeGreaterThan(withDefinitions.length / 2);
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
