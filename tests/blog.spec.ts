import type { Page } from '@playwright/test';
import { readContent, readFolder } from '../content-model/read';
import { axeFaultsInBothThemes, delayRequests, expect, hydrated, open, started, test } from './site-test';

const height = 900;
const hailSlug = 'hail-claim-from-roof-to-final-check';
const posts = readFolder('blog');
const hail = posts.find(({ slug }) => slug === hailSlug)!;
const titleOf = (slug: string) => posts.find((post) => post.slug === slug)!.title;
/** Number of posts in the list: all but the featured one. */
const listed = posts.length - 1;
const pagesOf = (size: number) => Math.ceil(listed / size);
const onLastPage = (size: number) => listed - size * (pagesOf(size) - 1);
/** Posts in the list. Their titles are h3; that of the featured post is an h2. */
const entries = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3 }) });
const numbers = (page: Page) => page.getByRole('navigation', { name: /^Pages of/ }).getByRole('link', { name: /^Page \d/ });
const current = (page: Page) => page.getByRole('navigation', { name: /^Pages of/ }).locator('[aria-current=page]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByRole('main').getByPlaceholder('Search...', { exact: true });
const count = (page: Page) => page.getByRole('main').getByRole('status');

async function search(page: Page, words: string) {
  await field(page).fill(words);
  await field(page).press('Enter');
}

for (const [title, path, sizes, total] of [
  ['Blog page size: 2 under 768px, 8 at exactly 768px, 11 above', '/blog', [2, 2, 8, 11, 11], listed],
  ['Search page size: 2 under 768px, 9 at exactly 768px, 12 above, before and after hydration', '/blog/search', [2, 2, 9, 12, 12], 11],
] as const)
  test(title, async ({ page }) => {
    const expectSizes = async () => {
      for (const [i, width] of [390, 767, 768, 769, 1280].entries()) {
        await page.setViewportSize({ width, height });
        await expect(entries(page)).toHaveCount(Math.min(sizes[i]!, total));
        await expect(numbers(page).last()).toHaveText(String(Math.ceil(total / sizes[i]!)));
      }
    };
    const release = await delayRequests(page, '**/assets/*.js');
    await page.setViewportSize({ width: 390, height });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectSizes();
    release();
    await hydrated(page);
    await expectSizes();
  });

test.describe('Pagination', () => {
  test('the pages list every post but the featured one, which is the newest, once; previous and next are disabled at the ends', async ({
    page,
  }) => {
    await open(page, '/blog', { width: 1280, height });
    const featured = page.getByRole('article').first().getByRole('heading', { level: 2 });
    const newest = posts.toSorted((a, b) => b.date.localeCompare(a.date))[0]!;
    await expect(featured).toHaveText(newest.title);
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    const others = await entries(page).getByRole('heading').allTextContents();
    for (let number = 2; number <= pagesOf(11); number += 1) {
      await page.getByRole('link', { name: `Page ${number}` }).click();
      await expect(current(page)).toHaveText(String(number));
      others.push(...(await entries(page).getByRole('heading').allTextContents()));
    }
    await expect(entries(page)).toHaveCount(onLastPage(11));
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
    expect(new Set(others).size).toBe(listed);
    expect(others).not.toContain(newest.title);
  });

  test('320 px: the page numbers are in one row', async ({ page }) => {
    await page.setViewportSize({ width: 320, height });
    for (const path of ['/blog', '/blog?page=4', '/blog/search?q=insurance&page=6']) {
      await open(page, path);
      await expect(current(page)).toHaveText(path.match(/page=(\d)/)?.[1] ?? '1');
      const tops = await numbers(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size, path).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });

  test('a change of width changes the page size; a page past the end is the last page', async ({ page }) => {
    await open(page, '/blog?page=99', { width: 390, height });
    for (const [width, size] of [
      [390, 2],
      [1280, 11],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(entries(page)).toHaveCount(onLastPage(size));
      await expect(current(page)).toHaveText(String(pagesOf(size)));
    }
  });

  test('each page has its own URL, and Back returns to the previous page', async ({ page }) => {
    await open(page, '/blog', { width: 390, height });
    const title = entries(page).first().getByRole('heading');
    const first = (await title.textContent()) ?? '';
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/blog?page=2#more-posts');
    await expect(current(page)).toHaveText('2');
    const second = (await title.textContent()) ?? '';
    expect(second).not.toBe(first);
    // A new page scrolls to the start of the grid and moves focus there.
    const start = page.getByRole('heading', { name: 'More from the field book' });
    await expect(start).toBeInViewport();
    await expect(start).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(title).toHaveText(first);
    await open(page, '/blog?page=2');
    await expect(title).toHaveText(second);
  });

  test('page 2 loads without flashing page 1', async ({ page }) => {
    await delayRequests(page, '**/assets/*.js');
    await page.goto('/blog?page=2', { waitUntil: 'domcontentloaded' });
    await expect(entries(page)).toHaveCount(0);
    await page.goto('/blog/search?q=hail', { waitUntil: 'domcontentloaded' });
    await expect(heading(page)).toHaveCount(0);
  });

  test('the first click on a page number leads to the start of the list', async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    await page.goto('/blog');
    await started(page);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(current(page)).toHaveText('2');
    await expect(page.getByRole('heading', { level: 2, name: 'More' })).toBeInViewport();
    await expect(entries(page).first()).toBeInViewport();
  });

  test('?page=2 whose scripts do not load lists all posts, without page numbers', async ({ page, quiet }) => {
    quiet.allow(/ERR_FAILED/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/blog?page=2', { waitUntil: 'commit' });
    await expect(entries(page)).toHaveCount(listed);
    await expect(numbers(page)).toHaveCount(0);
  });
});

test("Blog categories: selection only highlights, no filtering, and links to the search results; under 769px only a single 'Category' label shows", async ({
  page,
}) => {
  await open(page, '/blog', { width: 768, height });
  const group = page.getByRole('group', { name: 'Category' });
  const chip = page.getByRole('button', { name: 'Disability insurance' });
  const shown = await entries(page).allTextContents();
  await expect(chip).toBeHidden();
  await page.getByText('Category', { exact: true }).click();
  await chip.click();
  await expect(group.getByRole('button', { pressed: true })).toHaveText('Disability insurance');
  expect(await entries(page).allTextContents()).toEqual(shown);
  await expect(page).toHaveURL('/blog');

  await page.setViewportSize({ width: 769, height });
  await expect(page.getByText('Category', { exact: true })).toBeHidden();
  await expect(group.getByRole('button')).toHaveText([
    'All posts',
    'Claims',
    'Customer experience',
    'Disability insurance',
    'Long-term care insurance',
  ]);
  await expect(chip).toBeVisible();
  const { categoryNames } = readContent('pages/blog.yaml');
  const of = (name: string) => posts.filter(({ category }) => categoryNames[category] === name).length;
  await page.getByRole('link', { name: `${of('Disability insurance')} posts in Disability insurance` }).click();
  await expect(heading(page)).toHaveText('Disability insurance');
  await expect(count(page)).toHaveText(`${of('Disability insurance')} results`);
  await expect(entries(page).getByText('DISABILITY INSURANCE', { exact: true })).toHaveCount(of('Disability insurance'));
  await page.getByRole('link', { name: `Claims ${of('Claims')}` }).click();
  await expect(count(page)).toHaveText(`${of('Claims')} results`);
});

test('Blog post card: 16/9 image, category badge in capitals, title', async ({ page }) => {
  await open(page, '/blog');
  const card = entries(page).filter({ hasText: titleOf('how-to-read-your-declarations-page') });
  await expect(card.getByText('CUSTOMER EXPERIENCE', { exact: true })).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  const box = await card.locator('img').locator('../..').boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await card.getByRole('link').click();
  await expect(heading(page)).toHaveText(titleOf('how-to-read-your-declarations-page'));
});

test("/blog/search: without words, the results page with heading 'Best General' and a fixed count of 11", async ({ page }) => {
  await open(page, '/blog', { width: 1280, height });
  await search(page, '   ');
  await expect(page).toHaveURL(/\/blog\/search/);
  await expect(heading(page)).toHaveText('Best General');
  await expect(count(page)).toHaveText('11 results');
  await expect(entries(page)).toHaveCount(11);
});

test.describe('Search with a query', () => {
  test.use({ viewport: { width: 1280, height } });

  test('posts come first, then coverage pages, 12 on a page, with the real count and highlighted matches; back works', async ({ page }) => {
    await open(page, '/blog');
    await search(page, 'hail roof');
    await expect(page).toHaveURL('/blog/search?q=hail+roof');
    await expect(heading(page)).toHaveText('Results for “hail roof”');
    await expect(entries(page).first().getByRole('heading')).toHaveText(hail.title);
    await expect(entries(page).first().locator('mark').first()).toHaveText(/^hail$/i);
    await expect(page.getByRole('heading', { level: 2 })).toContainText(['Posts', 'Coverage pages']);
    const total = Number.parseInt((await count(page).textContent()) ?? '', 10);
    expect(await entries(page).count()).toBe(Math.min(total, 12));

    await search(page, 'insurance');
    await expect(heading(page)).toHaveText('Results for “insurance”');
    await expect(entries(page)).toHaveCount(12);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/blog/search?q=insurance&page=2#count');
    await expect(current(page)).toHaveText('2');
    await page.goBack();
    await expect(current(page)).toHaveText('1');
    await page.goBack();
    await expect(heading(page)).toHaveText('Results for “hail roof”');
    await expect(field(page)).toHaveValue('hail roof');
    await page.goBack();
    await expect(heading(page)).toHaveText('The field book');
  });

  test('a result that only the text mentions names the word; misspelled words find results', async ({ page }) => {
    await open(page, '/blog/search?q=flood');
    await expect(entries(page).first().getByRole('heading')).toHaveText('Flood insurance');
    await expect(page.getByText('In the text:')).toHaveCount(0);
    await search(page, 'adjustor');
    await expect(page.getByText('In the text: adjuster').first()).toBeVisible();
    await search(page, 'reservatoin of rights');
    await expect(entries(page).first().getByRole('heading')).toHaveText(/reservation of rights/i);
    await expect(entries(page).filter({ hasText: titleOf('reading-a-reservation-of-rights-letter') })).toBeVisible();
  });

  test('no results: a message with links', async ({ page }) => {
    await open(page, '/blog/search?q=xyzzyx');
    await expect(count(page)).toHaveText('0 results');
    await expect(page.getByText('Nothing fits these words.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Look it up in the glossary' })).toHaveAttribute('href', '/glossary');
    await page.getByRole('link', { name: 'lost income' }).click();
    await expect(entries(page).first().getByRole('heading')).toHaveText(titleOf('how-to-document-lost-income'));
  });

  test('markup in the query is shown as text, and a very long query is cut, with a message', async ({ page }) => {
    const markup = '<img src=x onerror="document.title=1"><b>hail</b>';
    await open(page, '/blog/search');
    const title = await page.title();
    await search(page, markup);
    await expect(heading(page)).toHaveText(`Results for “${markup}”`);
    await expect(field(page)).toHaveValue(markup);
    await expect(heading(page).locator('img, b')).toHaveCount(0);
    expect(await page.title()).toBe(title);

    await open(page, `/blog/search?q=${'flood'.repeat(400)}`, { width: 320, height });
    await expect(page.getByText('we used the first 80 characters')).toBeVisible();
    expect((await heading(page).textContent())?.length).toBeLessThan(110);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('the search index is fetched once, on first use; a failed one can be loaded again', async ({ page, quiet }) => {
    quiet.allow(/ERR_FAILED/);
    let requests = 0;
    await page.route('**/search-index.json', (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    await open(page, '/blog');
    await open(page, '/blog/search');
    expect(requests).toBe(0);
    await search(page, 'hail');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(entries(page).first()).toContainText(/hail/i);
    await search(page, 'flood');
    await expect(heading(page)).toContainText('flood');
    await expect(entries(page).first()).toContainText(/flood/i);
    expect(requests).toBe(2);
  });

  test('axe finds nothing with results and without', async ({ page }) => {
    // Turns off color transitions, or axe may measure a color in between.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const query of ['hail', 'xyzzyx']) {
      await open(page, `/blog/search?q=${query}`);
      await expect(count(page)).toHaveText(/\d+ results/);
      expect(await axeFaultsInBothThemes(page, 'main')).toEqual([]);
    }
  });
});

test.describe('Blog detail', () => {
  const post = `/blog/${hailSlug}`;

  test('each heading has a link beside it and one in the table of contents, where the last heading that was scrolled past is current', async ({
    page,
  }) => {
    await open(page, post, { width: 1280, height });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const current = contents.locator('[aria-current]');
    await expect(current).toHaveCount(0);
    await contents.getByRole('link', { name: 'Seven steps' }).click();
    await expect(page).toHaveURL(`${post}#seven-steps`);
    await expect(page.getByRole('heading', { name: 'Seven steps' })).toBeInViewport();
    await expect(current).toHaveText(['Seven steps']);
    await page.evaluate(() => scrollBy({ top: 250, behavior: 'instant' }));
    await expect(current).toHaveText(['Seven steps']);
    await page.getByRole('heading', { name: 'Dates to write down' }).getByRole('link').click();
    await expect(page).toHaveURL(`${post}#dates-to-write-down`);
    await expect(page.getByRole('heading', { name: 'Dates to write down' })).toBeInViewport();
  });

  test('print: the text, without table of contents and related posts', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(post);
    await expect(page.getByText('The storm lasted eleven minutes.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Read next' })).toBeHidden();
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height } });

  test('all posts are listed, and the search form opens eleven posts with a note that search needs scripts', async ({ page }) => {
    await page.goto('/blog');
    await expect(entries(page)).toHaveCount(listed);
    await expect(page.getByRole('navigation', { name: 'Pages of posts' })).toBeHidden();
    await search(page, 'hail');
    await expect(page).toHaveURL('/blog/search?q=hail');
    await expect(heading(page)).toHaveText('Best General');
    await expect(entries(page)).toHaveCount(11);
    await expect(page.locator('noscript p').first()).toBeVisible();
    await expect(page.locator('noscript p').first()).toContainText('Search needs scripts');
  });
});

test('RSS feed: valid, all posts, absolute addresses, linked from the head and the blog', async ({ page, request }) => {
  const blog = await (await request.get('/blog')).text();
  expect(blog.match(/<(link|a)\b[^>]*href="\/feed\.xml"/g)).toEqual([expect.stringContaining('application/rss+xml'), expect.any(String)]);
  const source = await (await request.get('/feed.xml')).text();
  const feed = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'text/xml');
    const fieldsOf = (item: Element) => Object.fromEntries([...item.children].map(({ tagName, textContent }) => [tagName, textContent]));
    return {
      broken: document.querySelector('parsererror')?.textContent,
      version: document.documentElement.getAttribute('version'),
      items: [...document.querySelectorAll('channel > item')].map(fieldsOf),
    };
  }, source);
  expect(feed).toMatchObject({ broken: undefined, version: '2.0' });
  expect(feed.items).toHaveLength(posts.length);
  for (const { title, link, guid, pubDate, 'content:encoded': content } of feed.items) {
    expect(title).toMatch(/\S/);
    expect(link).toMatch(/^https:\/\/[^/]+\/blog\/[a-z0-9-]+$/);
    expect(guid).toBe(link);
    expect(Date.parse(pubDate!)).not.toBeNaN();
    expect(content).toMatch(/\S/);
    expect(content).not.toMatch(/(href|src)="\//);
  }
});
