/** The layout stays stable while the page loads and while the pointer is over it. */
import { delayRequests, expect, hideUntilFontsLoad, layoutShifts, open, test } from './site-test';

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

// tests/budget.spec.ts measures layout shifts on phones.
test('home on a wide screen: nothing shifts while it loads and hydrates', async ({ page }) => {
  await hideUntilFontsLoad(page);
  await open(page, '/', { width: 1440, height: 900 });
  expect(await layoutShifts(page)).toEqual([]);
});

test('questions: the opened one stays under the pointer while another closes', async ({ page }) => {
  await open(page, '/industry/energy-insurance');
  const questions = page.locator('#questions summary');
  await questions.nth(0).click();
  const third = questions.nth(2);
  await third.scrollIntoViewIfNeeded();
  const before = await third.boundingBox();
  await third.click();
  await expect(page.locator('#questions details[open] summary')).toHaveText((await third.textContent()) ?? '');
  expect(Math.abs((await third.boundingBox())!.y - before!.y)).toBeLessThan(2);
});

test('team: after Load More no panel opens until the pointer moves; Load Less keeps the buttons in place', async ({ page }) => {
  await open(page, '/about');
  const more = page.getByRole('button', { name: 'Load More' });
  await more.click();
  const panels = page.locator('#team').getByText('Show on LinkedIn').or(page.locator('#team details p'));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(panels.filter({ visible: true })).toHaveCount(0);
  const less = page.getByRole('button', { name: 'Load Less' });
  await less.scrollIntoViewIfNeeded();
  const before = await less.boundingBox();
  await less.click();
  expect(Math.abs((await more.boundingBox())!.y - before!.y)).toBeLessThan(2);
});

test('the header has the background of its page from first paint, also without scripts', async ({ page }) => {
  await delayRequests(page, '**/*.js');
  await page.goto('/industry/energy-insurance', { waitUntil: 'domcontentloaded' });
  const background = await page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor);
  const painted = await page
    .locator('main section')
    .first()
    .evaluate((hero) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(hero);
      return `${backgroundColor} ${backgroundImage}`;
    });
  expect(painted).toContain(background);
});
