import type { Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { expect, hydrated, open, test } from './site-test';

const home = readContent('pages/home.yaml');

for (const [path, width, javaScriptEnabled, { name, lossSlider }] of [
  ['/', 1440, true, readContent('industries/construction.yaml')],
  ['/es', 390, false, readContent('personal/homeowners.yaml', 'es')],
] as const)
  test.describe(`${path}, ${width} px, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled });
    test('the hero has its button and picture; by keyboard, the button of a lot opens a card with the final loss on the page that it links to', async ({
      page,
    }) => {
      await page.goto(path);
      const { button, alt, lots } = readContent('pages/home.yaml', path === '/es' ? 'es' : 'en').hero;
      await expect(page.getByRole('link', { name: button })).toBeVisible();
      await expect(page.getByRole('img', { name: alt })).toBeVisible();
      const lot = page.getByRole('group', { name: lots.label }).getByRole('button', { name, exact: true });
      const { width: targetWidth, height: targetHeight } = (await lot.boundingBox())!;
      expect(Math.min(targetWidth, targetHeight)).toBeGreaterThanOrEqual(44);
      await lot.press('Enter');
      const { text, share } = lossSlider.stops.at(-1)!;
      const card = page.locator(':popover-open');
      await expect(card).toContainText(text);
      await expect(card).toContainText(share);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(name);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
    });
  });

for (const width of [390, 1440])
  test(`at ${width} px the answer of a lot is beside its button and does not cover it`, async ({ page }) => {
    await open(page, '/', { width, height: 844 });
    const { lots } = home.hero;
    const buttons = page.getByRole('group', { name: lots.label }).getByRole('button').filter({ visible: true });
    await expect(buttons).toHaveCount(width === 390 ? 5 : 8);
    for (const button of await buttons.all()) {
      await button.click();
      const card = page.locator(':popover-open');
      await expect(card).toBeVisible();
      const above = async () => {
        const [lot, answer] = [(await button.boundingBox())!, (await card.boundingBox())!];
        const overlaps =
          lot.x + lot.width / 2 > answer.x &&
          lot.x + lot.width / 2 < answer.x + answer.width &&
          lot.y + lot.height / 2 > answer.y &&
          lot.y + lot.height / 2 < answer.y + answer.height;
        return overlaps ? 'covered' : width === 390 || answer.y - lot.y - lot.height < 40 ? 'beside' : 'far';
      };
      await expect.poll(above).toBe('beside');
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
    }
  });

test('Partner banner as slider: 2, 3 or 5 per view by width, 20px spacing, clickable pagination bullets', async ({ page }) => {
  await open(page, '/');
  const row = page.getByRole('list', { name: 'Partner carriers' });
  for (const name of ['Gulfhaven Mutual', 'Northlake', 'Calder & Rowe', 'Tessera Specialty', 'Caprock Surety'])
    await expect(row.getByRole('img', { name })).toBeAttached();
  await expect(row).toHaveCSS('column-gap', '20px');
  const inView = () =>
    row.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return [...element.children].filter((child) => {
        const { left, right } = child.getBoundingClientRect();
        return left >= box.left - 1 && right <= box.right + 1;
      }).length;
    });
  for (const [width, count] of [
    [1440, 5],
    [1024, 5],
    [1023, 3],
    [768, 3],
    [767, 2],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(inView, `${width} px`).toBe(count);
  }
  const bullet = page.getByRole('button', { name: 'Partners, view 2' });
  await bullet.click();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  await expect(bullet).toHaveAttribute('aria-current', 'true');
});

test.describe('Search bar', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Search coverages, industries and articles' });

  test('text input with placeholder Search... and a button; finds coverages while typing, also by keyboard', async ({ page }) => {
    await open(page, '/');
    const option = page.getByRole('listbox').getByRole('option').first();
    await expect(field(page)).toHaveAttribute('placeholder', 'Search...');
    await expect(page.getByText(home.compare.search.label, { exact: true })).toBeVisible();
    await field(page).fill('zzzzqqqq');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await field(page).fill('motorcycle');
    await expect(option).toContainText('Motorcycle');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await field(page).fill('motorcycl');
    await expect(option).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/personal/motorcycle-insurance');
  });

  test('the search index loads on first focus; if that fails, a message shows and the next focus loads it; the button opens the search page', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/ERR_FAILED/);
    let requests = 0;
    await page.route('**/search-index.json', (route) => {
      requests += 1;
      return route.abort();
    });
    await open(page, '/');
    expect(requests).toBe(0);
    await field(page).focus();
    await expect(page.getByText(home.compare.search.failed)).toBeVisible();
    await page.unroute('**/search-index.json');
    await field(page).blur();
    await field(page).fill('flood');
    await expect(page.getByRole('option').filter({ hasText: 'Flood' }).first()).toBeVisible();
    await expect(page.getByText(home.compare.search.failed)).toHaveCount(0);
    await field(page).fill('hail roof');
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/blog/search?q=hail%20roof');
  });
});

test('Specialty browser: after Back the tab that was chosen is chosen again, also if the page is loaded anew', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: /Flood/ }).click();
  await expect(page).toHaveURL('/personal/flood-insurance');
  await page.goBack();
  await hydrated(page);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('tab', { name: 'Personal' })).toHaveAttribute('aria-selected', 'true');
});

test('Specialty browser: tabs Commercial, Personal, Services; under 768px only the first 5 cards show; cards navigate to the industry, personal and service paths', async ({
  page,
}) => {
  await open(page, '/');
  const cards = page.getByRole('tabpanel').getByRole('listitem').filter({ visible: true });
  for (const [width, count] of [
    [767, 5],
    [768, 9],
    [1280, 9],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cards).toHaveCount(count);
  }
  const panel = () => page.getByRole('tabpanel').filter({ has: page.getByRole('link'), visible: true });
  await expect(panel().getByRole('listitem')).toHaveCount(9);
  await expect(panel().getByRole('link', { name: /Real Estate/ })).toHaveAttribute('href', '/industry/real-estate-insurance');
  await expect(panel().getByRole('link', { name: home.specialties.all.commercial.label })).toHaveAttribute('href', '/industry');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(panel().getByRole('listitem')).toHaveCount(9);
  await expect(panel().getByRole('link', { name: /Homeowners/ })).toHaveAttribute('href', '/personal/homeowners-insurance');
  await expect(panel().getByRole('link', { name: home.specialties.all.personal.label })).toHaveAttribute('href', '/personal');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Services' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel().getByRole('listitem')).toHaveCount(9);
  await panel()
    .getByRole('link', { name: /Emergency Response/ })
    .click();
  await expect(page).toHaveURL('/services/commercial-property/loss-control#emergency-response');
  await expect(page.getByRole('heading', { name: 'Emergency response' })).toBeInViewport();
});

test.describe('Testimonial carousel', () => {
  test('at 390 px a long review is cut after six lines until Read all is pressed', async ({ page }) => {
    await open(page, '/', { width: 390, height: 844 });
    const review = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem').first();
    const hidden = () => review.locator('blockquote').evaluate((quote) => quote.scrollHeight - quote.clientHeight);
    await review.scrollIntoViewIfNeeded();
    expect(await hidden()).toBeGreaterThan(10);
    await review.getByText(home.testimonials.all).click();
    expect(await hidden()).toBeLessThan(2);
  });

  for (const [width, step] of [
    [425, 1],
    [426, 2],
    [1280, 2],
  ] as const)
    test(`steps by visible cards: ${step} at ${width} px; arrows disabled at the ends`, async ({ page }) => {
      await open(page, '/', { width, height: 900 });
      const row = page.getByRole('list', { name: 'Reviews' });
      const previous = page.getByRole('button', { name: 'Previous reviews' });
      const next = page.getByRole('button', { name: 'Next reviews' });
      const first = () =>
        row.evaluate((element) => {
          const { left } = element.getBoundingClientRect();
          return [...element.children].findIndex((child) => child.getBoundingClientRect().left >= left - 2);
        });
      await row.scrollIntoViewIfNeeded();
      await expect(row.locator('blockquote')).toHaveCount(4);
      await expect(previous).toBeDisabled();
      for (let at = step; at < 4; at += step) {
        await next.click();
        await expect.poll(first).toBe(at);
      }
      await expect(next).toBeDisabled();
      await expect(previous).toBeEnabled();
    });
});
