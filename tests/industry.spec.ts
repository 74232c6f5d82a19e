/** Commercial industries: the index and the fourteen pages. */
import type { Page } from '@playwright/test';
import { readContent, slugsIn } from '../content-model/read.ts';
import { industrySlugs } from './site-paths';
import { expect, open, test } from './site-test';

const faq = readContent('faq.yaml');

const industryCount = slugsIn('industries').length;
const quoteApplication = 'https://quote.benchmark.example/';
const path = (slug: string) => `/industry/${slug}-insurance`;
const content = (slug: string) => readContent(`industries/${slug}.yaml`);
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

const questions = (page: Page) => page.locator('#questions').getByRole('group', { includeHidden: true });
const shown = (page: Page) => questions(page).filter({ visible: true });
const loadMore = (page: Page) => page.getByRole('button', { name: 'Load More' });

test.describe('/industry/{slug}, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: wide });

  test('each sets page title and description, shows hero and the eight shared sections in order', async ({ page }) => {
    for (const slug of industrySlugs)
      await test.step(slug, async () => {
        const industry = content(slug);
        await page.goto(path(slug));

        await expect(page).toHaveTitle(`${industry.meta.title} | Benchmark`);
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', industry.meta.description);

        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(industry.hero.title);
        await expect(main.getByText(industry.hero.subtitle)).toBeVisible();
        await expect(main.getByText(industry.hero.description)).toBeVisible();
        // Without scripts the hero shows the picture after the loss.
        await expect(main.getByRole('img', { name: (industry.lossSlider.picture ?? industry.picture).alt }).first()).toBeVisible();

        const products = industry.layout?.headings.products ?? 'Products and services';
        const shared = [
          'Our approach',
          industry.why.heading,
          products,
          'Who we serve',
          industry.faq.heading,
          'From the field book',
          industry.contact.heading,
        ];
        const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
        expect(headings.filter((heading) => shared.includes(heading))).toEqual(shared);
        expect(industry.why.heading).toContain('Benchmark');
        await expect(main.getByRole('region', { name: 'Partners we place with' })).toBeVisible();

        await expect(main.getByText('Illustrative loss')).toBeVisible();
        await expect(main.getByText(industry.loss.lesson)).toBeVisible();
        await expect(main.getByText(industry.texas.lead)).toBeVisible();
        for (const point of industry.texas.points) await expect(main.getByText(point)).toBeVisible();
        await expect(main.getByText(industry.notCovered.items[0] ?? '')).toBeVisible();

        const pictures = await main.locator('picture img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));
        expect(pictures.length).toBe(industry.lossSlider.picture ? 6 : 5);
        // Pictures after a loss (-after-) may appear twice: in the hero and beside the reasons.
        const once = pictures.filter((src) => !src?.includes('-after-'));
        expect(new Set(once).size, 'no picture twice').toBe(once.length);
      });
  });

  test('FAQ: all ten questions are visible and their answers open', async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto(path('energy'));
    await expect(shown(page)).toHaveCount(10);
    await expect(loadMore(page)).toBeHidden();
    const last = shown(page).last();
    await last.locator('summary').click();
    await expect(last.getByRole('paragraph').first()).toBeVisible();
  });
});

test.describe('/industry/{slug}', () => {
  test.use({ viewport: wide });

  test('each product has a line of insurance, who needs it and what it pays; on a phone a tap shows what it pays', async ({ page }) => {
    const { products } = content('energy');
    await open(page, path('energy'));
    const row = (name: string) =>
      page
        .locator('#products')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
    for (const line of products.lines) {
      await expect(row(line.line).getByText(line.who)).toBeVisible();
      await expect(row(line.line).getByText(line.pays)).toBeVisible();
    }
    await page.setViewportSize(narrow);
    await open(page, path('energy'));
    const [first] = products.lines;
    await expect(row(first!.line).getByText(first!.who)).toBeVisible();
    await expect(row(first!.line).getByText(first!.pays)).toBeHidden();
    await row(first!.line).getByRole('heading').click();
    await expect(row(first!.line).getByText(first!.pays)).toBeVisible();
  });

  test('Request a Quote and Schedule a Consultation open the quote application in a new tab', async ({ page, context }) => {
    await context.route(`${quoteApplication}**`, (route) => route.fulfill({ body: 'quote application' }));
    await open(page, path('construction'));
    for (const name of ['Request a Quote', 'Schedule a Consultation']) {
      const link = page.getByRole('link', { name: `${name} (opens in a new tab)` });
      await expect(link).toHaveCount(1);
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
      expect(tab.url()).toBe(quoteApplication);
      await tab.close();
    }
    await expect(page).toHaveURL(path('construction'));
  });

  test('Talk to an advisor leads to the closing section, whose heading differs by industry', async ({ page }) => {
    const { contact } = content('construction');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path('construction'));
    await page.getByRole('link', { name: 'Talk to an advisor' }).click();
    await expect(page.getByRole('heading', { name: contact.heading })).toBeInViewport();
    expect(new Set(industrySlugs.map((slug) => content(slug).contact.heading)).size).toBe(industrySlugs.length);
  });

  test('partners: the number 100+ links to its definition', async ({ page }) => {
    await open(page, path('wholesale'));
    const partners = page.getByRole('region', { name: 'Partners we place with' });
    await expect(partners.getByRole('listitem')).toHaveCount(5);
    await partners.getByRole('link', { name: '100+ carriers and specialty markets' }).click();
    await expect(page).toHaveURL('/disclosures#what-a-rated-50-and-100-mean');
  });

  test('print: no menu, buttons or forms, and every answer is open', async ({ page }) => {
    await open(page, path('hospitality'));
    await page.emulateMedia({ media: 'print' });
    for (const gone of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('link', { name: /Request a Quote/ }),
      page.getByRole('heading', { name: 'From the field book' }),
      loadMore(page),
      page.getByLabel('Email'),
    ])
      await expect(gone.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('Hospitality insurance: a sheet for your meeting')).toBeVisible();
    for (const item of faq) await expect(page.getByText(item.answer[0] ?? '')).toBeVisible();
  });
});

test.describe('FAQ', () => {
  test('ten questions that all industries share, the most relevant to the industry first', async ({ page }) => {
    for (const slug of ['energy', 'financial-services']) {
      const { first } = content(slug).faq;
      await open(page, path(slug));
      await expect(questions(page)).toHaveCount(10);
      const wanted = first.map((id) => faq.find((item) => item.id === id)?.question ?? '');
      expect((await questions(page).locator('summary').allTextContents()).slice(0, first.length)).toEqual(wanted);
    }
  });

  test('FAQ initial size 5 desktop, Load More adds 5 items on wide screens', async ({ page }) => {
    await open(page, path('energy'), { width: 768, height: 900 });
    await expect(shown(page)).toHaveCount(5);
    await loadMore(page).click();
    await expect(shown(page)).toHaveCount(10);
    await expect(loadMore(page)).toBeHidden();
    await expect(shown(page).nth(5).locator('summary')).toBeFocused();
  });

  test('on narrow screens the FAQ starts with 2 questions and Load More adds 2', async ({ page }) => {
    await open(page, path('energy'), { width: 767, height: 900 });
    await expect(shown(page)).toHaveCount(2);
    for (const count of [4, 6, 8, 10]) {
      await loadMore(page).click();
      await expect(shown(page)).toHaveCount(count);
    }
    await expect(loadMore(page)).toBeHidden();
  });

  test('one answer open at a time; clicking again closes', async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page, path('energy'));
    const opened = page.locator('#questions details[open]');
    const [first, second] = [questions(page).nth(0), questions(page).nth(1)];
    await expect(opened).toHaveCount(0);
    await first.locator('summary').click();
    await expect(first.getByRole('paragraph').first()).toBeVisible();
    await second.locator('summary').click();
    await expect(second.getByRole('paragraph').first()).toBeVisible();
    await expect(opened).toHaveCount(1);
    await second.locator('summary').click();
    await expect(opened).toHaveCount(0);
  });
});

test('blog teaser: three posts that fit, one at 425 px and below', async ({ page }) => {
  const { posts } = content('retail-service');
  await page.setViewportSize(wide);
  await open(page, path('retail-service'));
  const cards = page.getByRole('article').filter({ visible: true });
  for (const [width, count] of [
    [1440, 3],
    [768, 3],
    [426, 3],
    [425, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cards).toHaveCount(count);
  }
  await expect(cards.getByRole('link')).toHaveAttribute('href', `/blog/${posts[0]}`);
  await page.setViewportSize(wide);
  for (const [i, post] of posts.entries()) await expect(cards.nth(i).getByRole('link')).toHaveAttribute('href', `/blog/${post}`);
});

test.describe('/industry', () => {
  test.use({ viewport: wide });
  const trades = (page: Page) => page.locator('#trades').getByRole('listitem');

  test('index list of industries: each with picture, what goes wrong and what we place', async ({ page }) => {
    await open(page, '/industry');
    await expect(trades(page)).toHaveCount(industryCount);
    for (const [i, slug] of industrySlugs.entries()) {
      const { name, card } = content(slug);
      const trade = trades(page).nth(i);
      await trade.scrollIntoViewIfNeeded();
      await expect(trade.getByRole('link', { name, exact: true })).toHaveAttribute('href', path(slug));
      await expect(trade.getByText(card.goesWrong)).toBeVisible();
      await expect(trade.getByText(card.wePlace)).toBeVisible();
      await expect(trade.locator('img')).toBeVisible();
    }
    await trades(page).nth(4).click();
    await expect(page).toHaveURL(path('energy'));
  });

  test('searching for an activity finds its industry', async ({ page }) => {
    await open(page, '/industry');
    const field = page.getByRole('searchbox', { name: 'What do you do?' });
    const status = page.getByRole('status').filter({ hasText: /industr/ });
    await field.fill('wireline');
    await expect(trades(page).filter({ visible: true }).getByRole('link')).toHaveText(['Energy']);
    await expect(trades(page).getByText('Includes: Wireline crews')).toBeVisible();
    await expect(status).toHaveText(`1 of ${industryCount} industries fit`);
    await field.fill('zeppelin');
    await expect(trades(page).filter({ visible: true })).toHaveCount(0);
    await expect(status).toHaveText(/ask an advisor/);
    await field.fill('');
    await expect(trades(page).filter({ visible: true })).toHaveCount(industryCount);
    await expect(status).toHaveText(`${industryCount} industries`);
  });

  test('an activity that belongs to two industries links to both', async ({ page }) => {
    await open(page, '/industry');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'You brew it and you pour it' }) });
    await expect(row.getByRole('link')).toHaveText(['Food & Beverage', 'Hospitality']);
    await row.getByRole('link', { name: 'Hospitality' }).click();
    await expect(page).toHaveURL(path('hospitality'));
  });
});

test.describe('/industry, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: wide });

  test('all industries and images are visible, the search field is not', async ({ page }) => {
    await page.goto('/industry');
    const trades = page.locator('#trades').getByRole('listitem');
    await expect(trades).toHaveCount(industryCount);
    await expect(trades.locator('img')).toHaveCount(industryCount);
    await expect(page.getByRole('searchbox', { name: 'What do you do?' })).toBeHidden();
  });
});
