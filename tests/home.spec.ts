import { readContent } from '../content-model/read';
import { expect, open, test } from './site-test';

const home = readContent('pages/home.yaml');

test('Hero with GET A QUOTE button: opens the external quote application in a new tab', async ({ page }) => {
  await open(page, '/');
  const quote = page.getByRole('link', { name: 'GET A QUOTE (opens in a new tab)' });
  await expect(quote).toHaveAttribute('href', 'https://quote.benchmark.example/');
  await expect(quote).toHaveAttribute('target', '_blank');
  await expect(quote).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('img', { name: /Clay model of nine city lots/ })).toBeVisible();
});

for (const [path, width, javaScriptEnabled, { name, lossSlider }] of [
  ['/', 1440, true, readContent('industries/construction.yaml')],
  ['/es', 390, false, readContent('personal/flood.yaml', 'es')],
] as const)
  test.describe(`${path}, ${width} px, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled });
    test('by keyboard, the button of a lot opens a card with the final loss on the page that it links to', async ({ page }) => {
      await page.goto(path);
      const { lots } = readContent('pages/home.yaml', path === '/es' ? 'es' : 'en').hero;
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

test('Sections in order: how it works, search and compare, what sets us apart, specialties, testimonials, contact', async ({ page }) => {
  await open(page, '/');
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    home.how.heading,
    home.compare.heading,
    home.proofPoints.heading,
    home.specialties.heading,
    home.testimonials.heading,
    home.contact.heading,
  ]);
});

test('Marketing claims shown: 50+ A-rated carriers, over 50 years, 112 verified Google reviews, 4.6 overall rating', async ({ page }) => {
  await open(page, '/');
  for (const name of ['50+ A-rated carriers', 'Over 50 years of combined experience', '112 verified Google reviews', '4.6 overall rating'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '100+ carriers and specialty markets' })).toHaveAttribute(
    'href',
    '/disclosures#what-a-rated-50-and-100-mean',
  );
  await expect(page.getByRole('link', { name: 'What A-rated means' })).toHaveAttribute('href', '/disclosures#what-a-rated-50-and-100-mean');
});

test('how-to step cards: title, info, icon image, background image', async ({ page }) => {
  await open(page, '/');
  const steps = page.locator('#how').getByRole('listitem');
  await expect(steps).toHaveCount(4);
  for (const step of await steps.all()) {
    await expect(step.getByRole('heading', { level: 3 })).not.toBeEmpty();
    await expect(step.getByRole('paragraph')).not.toBeEmpty();
    const [background, icon] = await step.locator('svg').all();
    await expect(background!.locator('path')).toHaveAttribute('d', /^M/);
    expect(await icon!.locator('*').count()).toBeGreaterThan(0);
    await expect(step.locator('svg')).toHaveCount(2);
  }
});

test.describe('Partner banner', () => {
  const partners = ['Gulfhaven Mutual', 'Northlake', 'Calder & Rowe', 'Tessera Specialty', 'Caprock Surety'];
  const inView = (page: import('@playwright/test').Page) =>
    page.getByRole('list', { name: 'Partner carriers' }).evaluate((row) => {
      const box = row.getBoundingClientRect();
      return [...row.children].filter((child) => {
        const { left, right } = child.getBoundingClientRect();
        return left >= box.left - 1 && right <= box.right + 1;
      }).length;
    });

  test('as slider: 2, 3 or 5 per view by width, 20px spacing', async ({ page }) => {
    await open(page, '/');
    for (const name of partners) await expect(page.getByRole('img', { name })).toBeAttached();
    await expect(page.getByRole('list', { name: 'Partner carriers' })).toHaveCSS('column-gap', '20px');
    for (const [width, count] of [
      [390, 2],
      [767, 2],
      [768, 3],
      [1023, 3],
      [1024, 5],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => inView(page), `${width} px`).toBe(count);
    }
  });

  test('clickable pagination bullets', async ({ page }) => {
    await open(page, '/', { width: 390, height: 900 });
    const row = page.getByRole('list', { name: 'Partner carriers' });
    await page.getByRole('button', { name: 'Partner 2' }).click();
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
    await expect(page.getByRole('button', { name: 'Partner 2' })).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('Search bar', () => {
  test('text input with placeholder Search... and a button; finds coverages while typing', async ({ page }) => {
    await open(page, '/');
    const box = page.getByRole('combobox', { name: 'Search coverages, industries and articles' });
    await expect(box).toHaveAttribute('placeholder', 'Search...');
    await box.fill('flood');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.filter({ hasText: 'Flood' }).first()).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
  });

  test('by keyboard: arrow keys select an option, Enter opens it, Escape closes the list', async ({ page }) => {
    await open(page, '/');
    const box = page.getByRole('combobox', { name: /^Search/ });
    await box.fill('motorcycle');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await box.fill('motorcycl');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/personal/motorcycle-insurance');
  });

  test('Enter without a selected option opens the search page', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('combobox', { name: /^Search/ }).fill('hail roof');
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/blog/search?q=hail%20roof');
  });

  test('a message shows if nothing matches', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('combobox', { name: /^Search/ }).fill('zzzzqqqq');
    await expect(page.getByText('Nothing found.')).toBeVisible();
  });

  test('if the search index fails to load, a message shows and the next focus loads it', async ({ page, quiet }) => {
    quiet.allow(/ERR_FAILED/);
    await page.route('**/search-index.json', (route) => route.abort());
    await open(page, '/');
    const field = page.getByRole('combobox', { name: /^Search/ });
    await field.focus();
    await expect(page.getByText(home.compare.search.failed)).toBeVisible();
    await page.unroute('**/search-index.json');
    await field.blur();
    await field.fill('flood');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByText(home.compare.search.failed)).toHaveCount(0);
  });

  test('the search index loads on first focus', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(page, '/');
    expect(requests.filter((path) => path.includes('search-index'))).toEqual([]);
    await page.getByRole('combobox', { name: /^Search/ }).focus();
    await expect.poll(() => requests.some((path) => path.includes('search-index'))).toBe(true);
  });
});

test('the comparison table is marked as an example and states coverage gaps in words', async ({ page }) => {
  await open(page, '/');
  const comparison = page.getByRole('figure', { name: /24-unit apartment building/ });
  await expect(comparison.getByText('Example figures')).toBeVisible();
  await expect(comparison.getByRole('cell', { name: 'Excluded (gap)' })).toHaveCount(2);
});

test.describe('Specialty browser', () => {
  test('tabs Commercial, Personal, Services; cards navigate to the industry, personal and service paths', async ({ page }) => {
    await open(page, '/');
    const panel = () => page.getByRole('tabpanel').filter({ has: page.getByText('Lot 1', { exact: true }) });
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
  });

  test('under 768px only the first 5 cards show', async ({ page }) => {
    await open(page, '/', { width: 767, height: 900 });
    const cards = page.getByRole('tabpanel').getByRole('link', { name: /^Lot/ });
    await expect(cards.filter({ visible: true })).toHaveCount(5);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(cards.filter({ visible: true })).toHaveCount(9);
  });
});

test.describe('Testimonial carousel', () => {
  for (const [width, step] of [
    [425, 1],
    [426, 2],
    [1280, 2],
  ] as const) {
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
  }

  test('rating, date, tags, portrait, and the caption that they are samples', async ({ page }) => {
    await open(page, '/');
    const first = page.getByRole('list', { name: 'Reviews' }).locator('> li').first();
    await first.scrollIntoViewIfNeeded();
    await expect(first.getByRole('img', { name: /of 5$/ })).toBeVisible();
    await expect(first.getByRole('time')).toHaveText(/2026/);
    await expect(page.getByText('Sample reviews, shown until real ones are published.')).toBeVisible();
  });
});
