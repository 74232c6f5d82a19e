/** About, careers, portals, onboarding and legal pages. tests/build/page-content.test.ts reads their content. */
import type { BrowserContext, Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { expect, open, started, test } from './site-test';

const people = readContent('people.yaml');
const site = readContent('site.yaml');

const members = people.map(({ name }) => name);
const newTab = ' (opens in a new tab)';

const section = (page: Page, heading: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });

test.describe('/about', () => {
  const team = (page: Page) => section(page, 'The people you would work with');
  const names = (page: Page) => team(page).getByRole('heading', { level: 3 });
  const memberSummary = (page: Page, name: string) => team(page).locator('summary').filter({ hasText: name });
  const description = (page: Page, words: string) => team(page).getByText(words);

  test('logo scroller animation 20s mobile, 25s desktop; it pauses, and stops with reduced motion', async ({ page }) => {
    await open(page, '/about');
    const line = page.getByRole('list', { name: 'Companies we work with' });
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(line).toHaveCSS('animation-duration', '25s');
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(line).toHaveCSS('animation-duration', '20s');
    await expect(line).toHaveCSS('animation-play-state', 'running');
    await page.getByRole('checkbox', { name: 'Pause' }).check();
    await expect(line).toHaveCSS('animation-play-state', 'paused');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(line).toHaveCSS('animation-name', 'none');
  });

  test('Team: shows 3 at a time; Load More if more remain; Load Less resets', async ({ page }) => {
    await open(page, '/about');
    const more = team(page).getByRole('button', { name: 'Load More' });
    const less = team(page).getByRole('button', { name: 'Load Less' });
    await expect(names(page)).toHaveText(members.slice(0, 3));
    await expect(less).toHaveCount(0);
    await more.click();
    await expect(names(page)).toHaveText(members.slice(0, 6));
    await expect(names(page).nth(3)).toBeFocused();
    await less.click();
    await expect(names(page)).toHaveText(members.slice(0, 3));
    await expect(more).toBeFocused();
    for (let shown = 3; shown < members.length; shown += 3) await more.click();
    await expect(names(page)).toHaveText(members);
    await expect(more).toHaveCount(0);
    await expect(team(page).getByRole('status')).toHaveText(`${members.length} of ${members.length}`);
    // The founders come first.
    const founders = people.filter(({ id }) => id.startsWith('founder'));
    expect(people.slice(0, founders.length)).toEqual(founders);
    for (const { name, position } of people) {
      await expect(team(page).getByText(position, { exact: true })).toBeVisible();
      const meeting = team(page).getByRole('link', { name: `Schedule a Meeting with ${name}` });
      await expect(meeting).toHaveAttribute('href', '/portals/booking-scheduler');
    }
    await less.click();
    await expect(names(page)).toHaveText(members.slice(0, 3));
    await expect(less).toHaveCount(0);
  });

  test('hovering a member shows a detail panel with description, email and profile, at 1440 and 900 px', async ({ page }) => {
    await open(page, '/about');
    const warren = description(page, 'Warren takes accounts to the market.');
    const renata = description(page, 'Renata owned and ran apartment buildings');
    for (const width of [1440, 900]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(warren).toBeHidden();
      await names(page).nth(1).hover();
      await expect(warren).toBeVisible();
      const email = team(page).getByRole('link', { name: 'warren@benchmark.example' });
      await expect(email).toHaveAttribute('href', 'mailto:warren@benchmark.example');
      const profile = team(page).getByRole('link', { name: `LinkedIn profile${newTab}` });
      await expect(profile).toHaveAttribute('href', /linkedin\.com.*warren-teller/);
      await page.keyboard.press('Escape');
      await expect(warren).toBeHidden();
      await names(page).nth(0).hover();
      await expect(renata).toBeVisible();
      await page.getByRole('heading', { name: 'The people you would work with' }).hover();
      await expect(renata).toBeHidden();
    }
  });

  test('the panel opens on focus, its links are reachable, and Escape closes it', async ({ page }) => {
    await open(page, '/about');
    const words = description(page, 'Renata owned and ran apartment buildings');
    await memberSummary(page, 'Renata').focus();
    await expect(words).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(team(page).getByRole('link', { name: 'renata@benchmark.example' })).toBeFocused();
    await expect(words).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(words).toBeHidden();
    await expect(memberSummary(page, 'Renata')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(team(page).getByRole('link', { name: 'Schedule a Meeting with Renata Solís' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(description(page, 'Warren takes accounts to the market.')).toBeVisible();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('a tap opens one panel at a time, a second tap closes it', async ({ page }) => {
      await open(page, '/about');
      const renata = description(page, 'Renata owned and ran apartment buildings');
      const warren = description(page, 'Warren takes accounts to the market.');
      await expect(renata).toBeHidden();
      await memberSummary(page, 'Renata').tap();
      await expect(renata).toBeVisible();
      await memberSummary(page, 'Warren').tap();
      await expect(warren).toBeVisible();
      await expect(renata).toBeHidden();
      await memberSummary(page, 'Warren').tap();
      await expect(warren).toBeHidden();
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('all members are listed and every panel opens', async ({ page }) => {
      await page.goto('/about');
      await expect(names(page)).toHaveText(members);
      await expect(team(page).getByRole('button', { name: 'Load More' })).toBeHidden();
      await memberSummary(page, 'Luis').click();
      await expect(description(page, 'Luis runs the desk that answers the phone')).toBeVisible();
    });
  });
});

test.describe('portals', () => {
  /** Responds in place of the external application. */
  const mockApplication = (context: BrowserContext, url: string) =>
    context.route(`${url}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Outside</h1>' }));
  const state = (page: Page) => page.getByRole('main').getByRole('status');

  for (const [path, url, name, opened] of [
    ['/portals/booking-scheduler', site.urls.booking, 'Booking Scheduler', 'The booking scheduler is open in a new tab.'],
    ['/portals/payment-portal', site.urls.payment, 'Payment Portal', 'The payment portal is open in a new tab.'],
  ] as const)
    test(`${path} opens the outside application in a new tab on load, once per visit`, async ({ page, context, quiet }) => {
      // Chromium logs this if going back interrupts a view transition.
      quiet.allow(/Transition was skipped/);
      await mockApplication(context, url);
      const popup = page.waitForEvent('popup');
      await page.goto(path);
      const tab = await popup;
      await expect(tab).toHaveURL(url);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await expect(state(page)).toContainText(opened);
      expect(context.pages()).toHaveLength(2);

      // Following a link and going back does not open the tab again.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
      await expect(page).toHaveURL('/careers');
      await page.goBack();
      await expect(state(page)).toContainText(opened);
      // Neither does entering another address and going back.
      await page.goto('/terms-of-service');
      await page.goBack();
      await started(page);
      await expect(state(page)).toContainText(opened);
      expect(context.pages()).toHaveLength(2);

      // Following a link to the portal does.
      const secondPopup = page.waitForEvent('popup');
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(await secondPopup).toHaveURL(url);
      await expect(state(page)).toContainText(opened);
      expect(context.pages()).toHaveLength(3);
    });

  test('if the browser blocks the tab, the page says so, and the button and the link open it', async ({ page, context }) => {
    await mockApplication(context, site.urls.payment);
    // Simulates a popup blocker, which headless browsers do not have.
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/portals/payment-portal');
    await expect(state(page)).toContainText('Your browser did not let the new tab open');
    expect(context.pages()).toHaveLength(1);
    for (const name of ['Open the payment portal', new URL(site.urls.payment).hostname]) {
      const popup = page.waitForEvent('popup');
      await page.getByRole('link', { name: name + newTab }).click();
      await expect(await popup).toHaveURL(site.urls.payment);
    }
  });
});

test('/onboarding draws each step at its threshold from the top down, and a decorative picture only above 1024 px', async ({ page }) => {
  await open(page, '/onboarding', { width: 1025, height: 900 });
  const progress = page.getByRole('region', { name: 'Application progress' });
  const drawn = (await progress.getByRole('progressbar').boundingBox())!;
  const steps = progress.getByRole('listitem');
  for (const [i, at] of [5, 15, 35, 45, 75, 100].entries()) {
    const label = (await steps.nth(i).getByText(`${at}%`, { exact: true }).boundingBox())!;
    const height = label.y + label.height / 2 - drawn.y;
    expect(Math.abs(height - (drawn.height * at) / 100)).toBeLessThan(3);
  }
  await expect(page.getByRole('region', { name: 'Your advisor' }).locator('img')).toBeVisible();
  const picture = page.locator('img[src*="hero"]');
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAttribute('alt', '');
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(picture).toBeHidden();
});

test.describe('legal pages', () => {
  test('/privacy-notice matches the site: no cookies, and only the listed storage keys', async ({ page, context }) => {
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('button', { name: /theme/ }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Hal');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Notice' }).click();
    await expect(page).toHaveURL('/privacy-notice');
    await page.reload();
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(() => ({ local: Object.keys(localStorage).sort(), session: Object.keys(sessionStorage).sort() }));
    expect(stored).toEqual({ local: ['theme'], session: ['draft:contact'] });
    const table = page.getByRole('table');
    for (const row of [
      'light or dark',
      'typed into a form',
      'check marks of your storm plan',
      'That a page was loaded again',
      'Copies of the pages',
    ])
      await expect(table.getByRole('row').filter({ hasText: row })).toHaveCount(1);
  });

  test('the table of contents links to sections, opens on demand on narrow screens, and is not printed', async ({ page }) => {
    await open(page, '/terms-of-service', { width: 1280, height: 800 });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const link = (name: string) => contents.getByRole('link', { name });
    await link('Governing law and venue').click();
    await expect(page).toHaveURL(/#governing-law-and-venue$/);
    await expect(page.getByRole('heading', { name: 'Governing law and venue' })).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(link('Indemnity')).toBeHidden();
    await contents.locator('summary').click();
    await link('Indemnity').click();
    await expect(page.getByRole('heading', { name: 'Indemnity' })).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect(contents).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Governing law and venue' })).toBeVisible();
  });
});
