/** Islands before, during and after hydration. */
import type { Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { blockStorage, contact, delayRequests, expect, hydrated, open, started, test } from './site-test';

/** react-dom and the code that hydrates islands. */
const reactFiles = '**/assets/hydrate-*.js';
const formsIsland = (page: Page) => page.locator('site-island[data-island=forms]');

/** Opens the home page at its contact form. */
async function openAtForm(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Talk to an advisor.' }).scrollIntoViewIfNeeded();
}

test('hydrating an island loads no stylesheet', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname);
  });
  for (const path of ['/', '/blog', '/industry/real-estate-insurance', '/tools/claim-clock']) {
    await open(page, path);
    const linked = await page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(styles, path).toEqual(linked.map((href) => new URL(href).pathname));
    styles.length = 0;
  }
});

test('pressing a link inside an island does not hydrate it, pressing a page number does', async ({ page }) => {
  await page.goto('/blog');
  await started(page);
  const react = page.locator('link[href*="/hydrate-"]');
  await page.getByRole('main').getByRole('article').getByRole('link').first().dispatchEvent('pointerdown');
  expect(await react.count()).toBe(0);
  await page
    .getByRole('navigation', { name: 'Pages of posts' })
    .locator('visible=true')
    .getByRole('link', { name: 'Page 2' })
    .dispatchEvent('pointerdown');
  await expect(react).toHaveCount(1);
});

test('an arrow key pressed on a tab before hydration is replayed', async ({ page }) => {
  const release = await delayRequests(page, reactFiles);
  await page.goto('/industry/energy-insurance');
  await started(page);
  const [customer, lender] = ['I’m a customer', 'Lenders / Mortgages'].map((name) => page.getByRole('tab', { name }));
  await customer!.focus();
  await page.keyboard.press('ArrowRight');
  await expect(customer!).toBeFocused();
  release();
  await expect(lender!).toBeFocused();
  await expect(lender!).toHaveAttribute('aria-selected', 'true');
});

for (const [path, what] of [
  ['/tools/storm-plan', 'one plan of three'],
  ['/#lender', 'the tab that the address chooses'],
])
  test(`${path}: ${what} shows from first paint and during hydration`, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const { dataset, scrollHeight } = document.documentElement;
        dataset.heights = `${dataset.heights ?? ''} ${scrollHeight}`;
      }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
    });
    const release = await delayRequests(page, reactFiles);
    await page.goto(path!);
    await page.evaluate(() => document.fonts.ready);
    const paintedPx = await page.evaluate(() => document.documentElement.scrollHeight);
    release();
    await hydrated(page);
    const heights = await page.evaluate(() => document.documentElement.dataset.heights);
    expect([...new Set(heights?.trim().split(' ').map(Number))]).toEqual([paintedPx]);
  });

test('input and focus before hydration are preserved, and labels and fields keep matching ids', async ({ page }) => {
  const release = await delayRequests(page, reactFiles);
  await page.goto('/');
  await started(page);
  const fieldIds = () =>
    contact(page)
      .locator('label[for]')
      .evaluateAll((labels: HTMLLabelElement[]) => labels.map((label) => label.htmlFor));
  const ids = await fieldIds();
  const name = contact(page).getByLabel('Name', { exact: true });
  await name.click();
  await name.pressSequentially('Ana Ruiz');
  release();
  await expect(formsIsland(page)).toHaveAttribute('data-hydrated', '');
  await expect(name).toHaveValue('Ana Ruiz');
  await expect(name).toBeFocused();
  await page.keyboard.type(' Vega');
  await expect(name).toHaveValue('Ana Ruiz Vega');
  expect(await fieldIds()).toEqual(ids);
  for (const id of ids) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
});

test.describe('Route module load failure', () => {
  test.beforeEach(({ quiet }) => quiet.allow(/Failed to (load resource|fetch)|dynamically imported module|ERR_INTERNET_DISCONNECTED/i));

  /** Counts the documents that the page requests. */
  function countDocuments(page: Page): () => number {
    let count = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) count += 1;
    });
    return () => count;
  }
  const notLoaded = (page: Page) => contact(page).getByRole('alert').filter({ hasText: 'This form did not load' });

  test('the page reloads once', async ({ page }) => {
    await page.route(reactFiles, (route) => route.abort());
    const documents = countDocuments(page);
    await openAtForm(page);
    await expect.poll(documents).toBe(2);
    await started(page);
    await expect(formsIsland(page)).not.toHaveAttribute('data-hydrated');
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('after a new deploy, the reloaded page works', async ({ page }) => {
    await page.route(reactFiles, (route) => route.abort(), { times: 1 });
    await openAtForm(page);
    await expect(formsIsland(page)).toHaveAttribute('data-hydrated', '');
  });

  test('no reload when typed text would be lost: the form shows a message and keeps the text', async ({ page }) => {
    await page.route(reactFiles, (route) => route.abort());
    // Until there is input, hold the files, which the form requests as soon as it comes near the viewport.
    const release = await delayRequests(page, reactFiles);
    const documents = countDocuments(page);
    await page.goto('/');
    const message = contact(page).getByLabel('What should we look at?');
    await message.fill('A renewal in five weeks.');
    release();
    await expect(notLoaded(page)).toBeVisible();
    await expect(message).toHaveValue('A renewal in five weeks.');
    expect(documents()).toBe(1);
  });

  test('a tool that did not load says how to reach us, until it loads', async ({ page, context }) => {
    const release = await delayRequests(page, reactFiles);
    await page.goto('/tools/storm-plan');
    await started(page);
    await context.setOffline(true);
    await page.getByRole('checkbox').first().focus();
    release();
    const line = page.getByRole('main').getByText(readContent('forms.yaml').talk.withoutScripts.text);
    await expect(line).toBeVisible();
    await context.setOffline(false);
    await expect(line).toBeHidden();
  });

  test('no reload while offline: the form shows a message', async ({ page, context }) => {
    const documents = countDocuments(page);
    await page.goto('/');
    await started(page);
    await context.setOffline(true);
    await contact(page).getByLabel('Name', { exact: true }).click();
    await expect(notLoaded(page)).toBeVisible();
    expect(documents()).toBe(1);
  });

  test('with storage blocked, it is logged and the page does not reload', async ({ page }) => {
    await blockStorage(page);
    const documents = countDocuments(page);
    await page.route(reactFiles, (route) => route.abort());
    const error = page.waitForEvent('console', (message) => message.type() === 'error' && /imported module/.test(message.text()));
    await openAtForm(page);
    await error;
    expect(documents()).toBe(1);
  });
});

test('an island still works after going back to its page', async ({ page }) => {
  await open(page, '/industry/energy-insurance');
  await page.getByRole('button', { name: 'Load More' }).click();
  await page.goto('/privacy-notice');
  await page.goBack();
  await expect(page).toHaveURL('/industry/energy-insurance');
  const questions = page.locator('#questions summary').locator('visible=true');
  if ((await questions.count()) === 5) await page.getByRole('button', { name: 'Load More' }).click();
  await expect(questions).toHaveCount(10);
});
