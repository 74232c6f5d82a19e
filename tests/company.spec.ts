/** About, careers, portals, onboarding and legal pages. */
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

  test('hero, trusted-companies logo scroller, our approach, data-driven tools, memberships, real-operators insight, family of companies, founding team, careers, contact', async ({
    page,
  }) => {
    await open(page, '/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Benchmark');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Companies we work with',
      'Our approach',
      'Tools that show their work',
      'Memberships',
      'Insight from real operators',
      'A small family of companies',
      'The people you would work with',
      'Would you rather work here?',
      'Ask us something specific',
    ]);
    await expect(page.getByRole('link', { name: 'See careers at Benchmark' })).toHaveAttribute('href', '/careers');
  });

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

  test("Let's Talk opens the quote application in a new tab", async ({ page }) => {
    await open(page, '/about');
    const link = page.getByRole('link', { name: `Let's Talk${newTab}` });
    await expect(link).toHaveAttribute('href', site.urls.quote);
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('data-driven tools: quoting, certificates, claims tracking, market intelligence, each with figures marked as examples', async ({
    page,
  }) => {
    await open(page, '/about');
    for (const name of ['Quote desk', 'Certificates in minutes', 'Claim tracker', 'Market reader']) {
      const tool = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
      await expect(tool.getByRole('figure')).toContainText('Example figures');
    }
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

  for (const width of [1440, 900]) {
    test(`hovering a member shows a detail panel with description, email and profile, at ${width} px`, async ({ page }) => {
      await open(page, '/about', { width, height: 900 });
      const words = description(page, 'Warren takes accounts to the market.');
      await expect(words).toBeHidden();
      await names(page).nth(1).hover();
      await expect(words).toBeVisible();
      await expect(team(page).getByRole('link', { name: 'warren@benchmark.example' })).toHaveAttribute(
        'href',
        'mailto:warren@benchmark.example',
      );
      await expect(team(page).getByRole('link', { name: `LinkedIn profile${newTab}` })).toHaveAttribute(
        'href',
        /linkedin\.com.*warren-teller/,
      );
      await page.keyboard.press('Escape');
      await expect(words).toBeHidden();
      await names(page).nth(0).hover();
      await expect(description(page, 'Renata owned and ran apartment buildings')).toBeVisible();
      await page.getByRole('heading', { name: 'The people you would work with' }).hover();
      await expect(description(page, 'Renata owned and ran apartment buildings')).toBeHidden();
    });
  }

  test('the panel opens on focus, its links are reachable, and Escape closes it', async ({ page }) => {
    await open(page, '/about');
    const words = description(page, 'Renata owned and ran apartment buildings');
    // The last item of the annotated picture precedes the team in tab order.
    await page.locator('[data-pin-list] summary').last().focus();
    await page.keyboard.press('Tab');
    await expect(memberSummary(page, 'Renata')).toBeFocused();
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

test.describe('/careers', () => {
  test('pitch to brokerage professionals, 90-day onboarding plan, three tracks (Expert, Leadership, Producer)', async ({ page }) => {
    await open(page, '/careers');
    await expect(page.getByRole('heading', { name: 'For people who read the endorsements' })).toBeVisible();
    const plan = section(page, /The 90-day success plan/);
    await expect(plan.getByRole('listitem')).toHaveCount(3);
    for (const days of ['Days 1–30', 'Days 31–60', 'Days 61–90']) await expect(plan.getByText(days)).toBeVisible();
    const tracks = page.getByRole('article');
    await expect(tracks.getByRole('heading', { level: 3 })).toHaveText(['Expert', 'Leadership', 'Producer']);
    for (const track of await tracks.all()) {
      await expect(track.getByRole('paragraph')).not.toBeEmpty();
      expect(await track.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
    }
  });

  test('copied text has the same characters as the page, also in numbers that must not break across lines', async ({ page }) => {
    await open(page, '/careers');
    const copied = await page.getByRole('heading', { name: 'The 90-day success plan' }).evaluate((heading) => {
      const selection = getSelection()!;
      selection.selectAllChildren(heading);
      return selection.toString();
    });
    expect(copied).toBe('The 90-day success plan');
  });

  test('two staff testimonials: quote, author, role', async ({ page }) => {
    await open(page, '/careers');
    const voices = page.getByRole('figure').filter({ has: page.getByRole('blockquote') });
    await expect(voices).toHaveCount(2);
    await expect(voices.nth(0)).toContainText(/In my second week.*Teresa V\..*account executive/s);
    await expect(voices.nth(1)).toContainText(/I sold for years.*Marcus L\..*producer/s);
  });

  test('buttons to apply on an external recruiting site and to visit a professional-network company page, in a new tab', async ({
    page,
  }) => {
    await open(page, '/careers');
    const closing = section(page, 'Open roles and how to apply');
    for (const [name, href] of [
      ['Apply on our recruiting site', site.urls.jobs],
      ['Visit us on LinkedIn', site.urls.network],
    ] as const) {
      const link = closing.getByRole('link', { name: name + newTab });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });
});

for (const portal of [
  {
    path: '/portals/booking-scheduler',
    url: site.urls.booking,
    footer: 'Booking Scheduler',
    button: 'Open the booking scheduler',
    opened: 'The booking scheduler is open in a new tab.',
    blocked: 'Your browser held the new tab back',
  },
  {
    path: '/portals/payment-portal',
    url: site.urls.payment,
    footer: 'Payment Portal',
    button: 'Open the payment portal',
    opened: 'The payment portal is open in a new tab.',
    blocked: 'Your browser did not let the new tab open',
  },
]) {
  test.describe(portal.path, () => {
    /** Responds in place of the external application. */
    const mockApplication = (context: BrowserContext) =>
      context.route(`${portal.url}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Outside</h1>' }));
    const state = (page: Page) => page.getByRole('main').getByRole('status');

    test('opens the outside application in a new tab on load, once per visit', async ({ page, context, quiet }) => {
      // Chromium logs this if back interrupts a view transition.
      quiet.allow(/Transition was skipped/);
      await mockApplication(context);
      const popup = page.waitForEvent('popup');
      await page.goto(portal.path);
      const tab = await popup;
      await expect(tab).toHaveURL(portal.url);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await expect(state(page)).toContainText(portal.opened);
      expect(context.pages()).toHaveLength(2);

      // Following a link and going back does not open the tab again.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
      await expect(page).toHaveURL('/careers');
      await page.goBack();
      await expect(state(page)).toContainText(portal.opened);
      // Neither does entering another address and going back.
      await page.goto('/terms-of-service');
      await page.goBack();
      await started(page);
      await expect(page.getByRole('link', { name: portal.button })).toBeVisible();
      expect(context.pages()).toHaveLength(2);
    });

    test('following a link to the portal opens the tab again', async ({ page, context }) => {
      await mockApplication(context);
      await open(page, '/careers');
      const popup = page.waitForEvent('popup');
      await page.getByRole('contentinfo').getByRole('link', { name: portal.footer }).click();
      await expect(await popup).toHaveURL(portal.url);
      await expect(state(page)).toContainText(portal.opened);
      expect(context.pages()).toHaveLength(2);
    });

    test('fallback button and link when the browser blocks the tab', async ({ page, context }) => {
      await mockApplication(context);
      // Simulates a popup blocker, which headless browsers do not have.
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await page.goto(portal.path);
      await expect(state(page)).toContainText(portal.blocked);
      expect(context.pages()).toHaveLength(1);
      for (const name of [portal.button, new URL(portal.url).hostname]) {
        const popup = page.waitForEvent('popup');
        await page.getByRole('link', { name: name + newTab }).click();
        await expect(await popup).toHaveURL(portal.url);
      }
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the button and the link come first in reading order and lead to the outside application', async ({ page }) => {
        await page.goto(portal.path);
        const links = page.getByRole('main').getByRole('link');
        for (const [i, name] of [portal.button, new URL(portal.url).hostname].entries()) {
          await expect(links.nth(i)).toHaveAccessibleName(name + newTab);
          await expect(links.nth(i)).toHaveAttribute('href', portal.url);
          await expect(links.nth(i)).toHaveAttribute('target', '_blank');
        }
      });
    });
  });
}

test.describe('/onboarding', () => {
  test('advisor: name, designation, image, with phone, chat and email options', async ({ page }) => {
    await open(page, '/onboarding');
    const card = page.getByRole('region', { name: 'Your advisor' });
    await expect(card).toContainText('Elena Marsh');
    await expect(card).toContainText('Senior Advisor');
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    await expect(card.getByRole('link', { name: 'Phone' })).toHaveAttribute('href', site.phone.href);
    await expect(card.getByRole('link', { name: `Chat${newTab}` })).toHaveAttribute('href', site.urls.chat);
    await expect(card.getByRole('link', { name: 'Email' })).toHaveAttribute('href', `mailto:${site.email}`);
  });

  test('progress starts at 0; each step is drawn at its threshold, and none is ticked', async ({ page }) => {
    await open(page, '/onboarding');
    const progress = page.getByRole('region', { name: 'Application progress' });
    await expect(progress).toContainText('0%of your application');
    const bar = progress.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    const steps = progress.getByRole('listitem');
    await expect(steps).toHaveText([
      'INSURANCE TYPE, not yet5%',
      'INDUSTRY, not yet15%',
      'BUSINESS INFO, not yet35%',
      'LOCATIONS, not yet45%',
      'PROPERTY INFO, not yet75%',
      'QUOTE, not yet100%',
    ]);
    const drawn = await bar.boundingBox();
    if (!drawn) throw new Error('the progress bar is not shown');
    for (const [i, at] of [5, 15, 35, 45, 75, 100].entries()) {
      const label = await steps.nth(i).getByText(`${at}%`, { exact: true }).boundingBox();
      if (!label) throw new Error(`the step at ${at} is not shown`);
      const height = drawn.y + drawn.height - (label.y + label.height / 2);
      expect(Math.abs(height - (drawn.height * at) / 100)).toBeLessThan(3);
    }
  });

  test('the picture beside the sidebar is decorative and is visible only above 1024 px', async ({ page }) => {
    await open(page, '/onboarding', { width: 1025, height: 900 });
    const picture = page.locator('img[src*="hero"]');
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('alt', '');
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(picture).toBeHidden();
  });
});

test.describe('legal pages', () => {
  test('/privacy-notice: effective 1 February 2019, with a separately dated supplement for later laws', async ({ page }) => {
    await open(page, '/privacy-notice');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
    await expect(page.getByRole('term').filter({ hasText: 'Effective' }).locator('+ dd')).toHaveText('February 1, 2019');
    await expect(page.getByRole('heading', { name: 'State privacy supplement' })).toBeVisible();
    await expect(page.getByText(/^Dated \w+\s\d+, \d{4}\. It adds to the notice above/)).toBeVisible();
  });

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
    ]) {
      await expect(table.getByRole('row').filter({ hasText: row })).toHaveCount(1);
    }
  });

  test('/terms-of-service: governed by Texas law', async ({ page }) => {
    await open(page, '/terms-of-service');
    await expect(page.getByRole('main')).toContainText('governed by the laws of the State of Texas');
    await expect(page.getByRole('main')).toContainText('Harris County, Texas');
  });

  test('/disclosures: compensation, one dated definition of 50+ and 100+, complaints, accessibility', async ({ page }) => {
    await open(page, '/disclosures');
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
      'How Benchmark is paid',
      'What A-rated, 50+ and 100+ mean',
      'Complaints',
      'Accessibility',
    ]);
    await expect(page.getByText('counted as of October 1, 2026')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(site.licenseNumber);
    await expect(page.getByRole('main')).not.toContainText(/\[|\]|\{|\}/);
  });

  test('No insurance is bought or managed on the site, and the legal pages say so', async ({ page }) => {
    await open(page, '/terms-of-service');
    await expect(page.getByRole('main')).toContainText('You cannot buy, start, change, renew or cancel insurance through this website');
    await open(page, '/disclosures');
    await expect(page.getByRole('heading', { name: 'No coverage is bound through this site' })).toBeVisible();
  });

  test('the table of contents links to each section and is not printed', async ({ page }) => {
    await open(page, '/terms-of-service', { width: 1280, height: 800 });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Governing law and venue' }).click();
    await expect(page).toHaveURL(/#governing-law-and-venue$/);
    await expect(page.getByRole('heading', { name: 'Governing law and venue' })).toBeInViewport();
    const targets = await contents.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(contents).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Governing law and venue' })).toBeVisible();
  });

  test('on narrow screens the table of contents opens on demand', async ({ page }) => {
    await open(page, '/terms-of-service', { width: 390, height: 844 });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const link = contents.getByRole('link', { name: 'Indemnity' });
    await expect(link).toBeHidden();
    await contents.locator('summary').click();
    await link.click();
    await expect(page.getByRole('heading', { name: 'Indemnity' })).toBeInViewport();
  });
});
