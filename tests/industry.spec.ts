/** Commercial industries: the index and the pages. tests/build/page-content.test.ts reads their content. */
import type { Page } from '@playwright/test';
import { readContent, slugsIn } from '../content-model/read.ts';
import { expect, open, test } from './site-test';

const faq = readContent('faq.yaml');

const industryCount = slugsIn('industries').length;
const path = (slug: string) => `/industry/${slug}-insurance`;
const content = (slug: string) => readContent(`industries/${slug}.yaml`);
const wide = { width: 1440, height: 900 };

const questions = (page: Page) => page.locator('#questions').getByRole('group', { includeHidden: true });
const shown = (page: Page) => questions(page).filter({ visible: true });
const { notHere } = readContent('pages/industry-index.yaml').trades;
const trades = (page: Page) => page.locator('#trades').getByRole('listitem').filter({ hasNotText: notHere.label });
const loadMore = (page: Page) => page.getByRole('button', { name: 'Load More' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: wide });

  test('/industry/{slug}: all content is visible on a wide screen; on a phone, a tap opens products and answers', async ({ page }) => {
    const { hero, lossSlider, loss, texas, notCovered, products } = content('energy');
    const { pays } = products.lines[3]!;
    await page.goto(path('energy'));
    // Without scripts the hero shows the picture after the loss.
    await expect(page.getByRole('img', { name: lossSlider.picture!.alt }).first()).toBeVisible();
    for (const text of [hero.subtitle, hero.description, loss.lesson, texas.lead, ...texas.points, notCovered.items[0]!, pays])
      await expect(page.getByText(text)).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText(pays)).toBeHidden();
    await page.getByText(`${products.lines.length - 3} more`).click();
    await expect(page.getByText(pays)).toBeVisible();
    await expect(shown(page)).toHaveCount(10);
    await expect(loadMore(page)).toBeHidden();
    await shown(page).last().locator('summary').click();
    await expect(shown(page).last().getByRole('paragraph').first()).toBeVisible();
  });

  test('/industry: all industries and images are visible, the search field is not', async ({ page }) => {
    await page.goto('/industry');
    await expect(trades(page)).toHaveCount(industryCount);
    await expect(trades(page).locator('img')).toHaveCount(industryCount);
    await expect(page.getByRole('searchbox', { name: 'What do you do?' })).toBeHidden();
  });
});

test('print: no menu, buttons or forms, and every answer is open', async ({ page }) => {
  await open(page, path('hospitality'), wide);
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

test('FAQ initial size 5 desktop, Load More adds 5 items on wide screens; one answer open at a time, clicking again closes', async ({
  page,
}) => {
  await open(page, path('energy'), { width: 768, height: 900 });
  await expect(shown(page)).toHaveCount(5);
  await loadMore(page).click();
  await expect(shown(page)).toHaveCount(10);
  await expect(loadMore(page)).toBeHidden();
  await expect(shown(page).nth(5).locator('summary')).toBeFocused();

  const opened = page.locator('#questions details[open]');
  await expect(opened).toHaveCount(0);
  for (const question of [questions(page).nth(0), questions(page).nth(1)]) {
    await question.locator('summary').click();
    await expect(question.getByRole('paragraph').first()).toBeVisible();
    await expect(opened).toHaveCount(1);
  }
  await questions(page).nth(1).locator('summary').click();
  await expect(opened).toHaveCount(0);
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

test('the answer being read stays open and shown when a phone is turned', async ({ page }) => {
  await open(page, path('energy'), { width: 844, height: 390 });
  await questions(page).nth(4).locator('summary').click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(shown(page)).toHaveCount(3);
  await expect(questions(page).nth(4).getByRole('paragraph').first()).toBeVisible();
});

test('blog teaser: three posts, only the first at 425 px and below', async ({ page }) => {
  const posts = page.getByRole('article').filter({ visible: true });
  await page.goto(path('retail-service'));
  for (const [width, count] of [
    [1440, 3],
    [768, 3],
    [426, 3],
    [425, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(posts).toHaveCount(count);
  }
  await expect(posts.getByRole('link')).toHaveAttribute('href', `/blog/${content('retail-service').posts[0]}`);
});

test('searching for an activity finds its industry; a click anywhere on an industry opens its page', async ({ page }) => {
  await open(page, '/industry', wide);
  const field = page.getByRole('searchbox', { name: 'What do you do?' });
  const status = page.getByRole('status').filter({ hasText: /industr/ });
  const matches = page.getByRole('search').filter({ has: field }).getByRole('link');
  await field.fill('wireline');
  await expect(matches).toHaveText(['EnergyIncludes: Wireline crews']);
  await expect(matches).toBeInViewport();
  await expect(status).toHaveText(`1 of ${industryCount} industries fit`);
  await expect(trades(page)).toHaveCount(industryCount);
  await field.fill('a');
  expect(await matches.count()).toBeLessThanOrEqual(5);
  await field.fill('zeppelin');
  await expect(matches).toHaveCount(0);
  await expect(status).toHaveText(/ask an advisor/);
  await field.fill('');
  await expect(matches).toHaveCount(0);
  await expect(status).toHaveText(`${industryCount} industries`);
  await trades(page).nth(4).click();
  await expect(page).toHaveURL(path('energy'));
});
