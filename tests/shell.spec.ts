import type { Locator, Page } from '@playwright/test';
import { readContent, slugsIn } from '../content-model/read';
import { delayRequests, expect, hydrated, open, test } from './site-test';

const site = readContent('site.yaml');

test.describe('Header', () => {
  test('Menu toggle (hamburger and MENU text), logo linking home, a person icon and a phone icon, and a Contact Us button; on small screens only a dark phone icon shows', async ({
    page,
  }) => {
    await open(page, '/about', { width: 769, height: 900 });
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'MENU' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Client onboarding' })).toHaveAttribute('href', '/onboarding');
    await expect(header.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', site.phone.href);
    await expect(header.getByRole('link', { name: 'Contact Us' })).toBeVisible();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(header.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Client onboarding' })).toBeHidden();
    await expect(header.getByRole('link', { name: 'Contact Us' })).toBeHidden();
    await header.getByRole('link', { name: 'Benchmark, home' }).click();
    await expect(page).toHaveURL('/');
  });

  test.describe(() => {
    test.use({ smoothScroll: true });
    test('Contact Us smooth-scrolls to the contact section', async ({ page }) => {
      await open(page, '/');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
      await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
      await expect(page.getByRole('heading', { name: 'Talk to an advisor.' })).toBeInViewport();
    });
  });

  test('From a page without a contact section, Contact Us goes to the one on the home page and names the page', async ({ page }) => {
    await open(page, '/personal/flood-insurance');
    const targets = () =>
      page.locator('a', { hasText: /^Contact Us$/ }).evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
    expect(await targets()).toEqual(['/?about=Flood#contact']);
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.getByRole('heading', { name: 'Talk to an advisor.' })).toBeInViewport();
    await expect(page.locator('#contact').getByRole('button', { name: 'Send message' })).toBeEnabled();
    expect(await targets()).toEqual(['#contact']);
    await expect(page.locator('#contact').getByText('About: Flood')).toBeVisible();
  });

  test('the header gets the page background once scrolled', async ({ page }) => {
    await open(page, '/');
    const color = () => page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor);
    const mist = await color();
    await page.mouse.wheel(0, 1200);
    await expect.poll(color).not.toBe(mist);
    await expect.poll(color).toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  });
});

test.describe('Side menu', () => {
  async function openMenu(page: Page, path = '/'): Promise<Locator> {
    await open(page, path);
    await page.getByRole('button', { name: 'MENU' }).click();
    return page.getByRole('dialog', { name: 'Menu' });
  }

  test('Top items: Commercial, About Us/Careers, Services, Portals, Onboarding; below them smaller links, the telephone number and the hours', async ({
    page,
  }) => {
    const menu = await openMenu(page);
    const items = menu.getByRole('navigation', { name: 'Main' }).locator('> ul > li');
    await expect(items).toContainText(['Commercial', 'About Us/Careers', 'Services', 'Portals', 'Onboarding']);
    await expect(items).toHaveCount(5);
    const onboarding = menu.getByRole('link', { name: 'Onboarding (opens in a new tab)' });
    await expect(onboarding).toHaveAttribute('target', '_blank');
    await expect(onboarding).toHaveAttribute('href', /^https:\/\/onboarding\./);
    for (const name of ['Contact Us', 'Facebook', 'Instagram', 'LinkedIn']) await expect(menu.getByRole('link', { name })).toBeVisible();
    for (const name of ['Workbench', 'Blog', 'Glossary', 'For clients'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    for (const { label, path } of [site.header.personal, site.header.search]) {
      const link = menu.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', path);
      await expect(link).toBeInViewport();
    }
    await expect(menu.getByRole('link', { name: site.phone.display })).toHaveAttribute('href', site.phone.href);
    await expect(menu.getByText(site.hours)).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Dark theme' })).toBeInViewport();

    // On a low screen every item can be scrolled into view and is not covered.
    await page.setViewportSize({ width: 844, height: 390 });
    for (const item of await items.all()) {
      await item.scrollIntoViewIfNeeded();
      const onTop = await item.evaluate((element) => {
        const { x, y, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + 20, y + height / 2));
      });
      expect(onTop, (await item.textContent()) ?? '').toBe(true);
    }

    await page.setViewportSize({ width: 1280, height: 720 });
    await menu.getByRole('link', { name: 'claim lines' }).click();
    await expect(page.getByRole('heading', { name: 'Something happened?' })).toBeInViewport();
    await expect(page.getByRole('main').getByRole('link', { name: site.phone.display }).first()).toBeInViewport();
  });

  test('Items with sub-items expand one at a time; links have the parent path plus their label; clicking the same item again collapses it', async ({
    page,
  }) => {
    const menu = await openMenu(page);
    const industries = menu.getByRole('link', { name: /Insurance$/ });
    const network = menu.getByRole('link', { name: 'Benchmark Network' });
    await menu.locator('summary', { hasText: 'Commercial' }).click();
    await expect(industries).toHaveCount(slugsIn('industries').length);
    await expect(industries.filter({ hasText: 'Food & Beverage' })).toHaveAttribute('href', '/industry/food-beverage-insurance');
    await expect(industries.filter({ hasText: 'Non-Profit' })).toHaveAttribute('href', '/industry/non-profit-insurance');
    await menu.locator('summary', { hasText: 'Services' }).click();
    await expect(network).toBeVisible();
    await expect(industries).toHaveCount(0);
    await menu.locator('summary', { hasText: 'Services' }).click();
    await expect(network).toBeHidden();
  });

  test('the current page and its parent item are marked, and choosing a link closes the menu', async ({ page }) => {
    const menu = await openMenu(page, '/industry/energy-insurance');
    const commercial = menu.locator('summary', { hasText: 'Commercial' });
    const mark = (at: Locator) => at.evaluate((element) => getComputedStyle(element, '::before').inlineSize);
    expect(await mark(commercial)).toBe('14px');
    expect(await mark(menu.locator('summary', { hasText: 'Services' }))).toBe('auto');
    await commercial.click();
    await expect(menu.getByRole('link', { name: 'Energy Insurance' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: site.header.personal.label }).click();
    await expect(page).toHaveURL('/personal');
    await expect(menu).toBeHidden();
  });

  test('focus stays inside the open menu; overlay click, the close button and Escape close it, and focus returns to the toggle', async ({
    page,
  }) => {
    const menu = await openMenu(page);
    const toggle = page.getByRole('button', { name: 'MENU' });
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    for (let i = 0; i < 24; i++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement?.closest('[popover]'))),
      ).toBe(true);
    }
    for (const close of [
      () => page.mouse.click(1200, 500),
      () => menu.getByRole('button', { name: 'Close menu' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await close();
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await expect(menu).toBeVisible();
    }
  });
});

test.describe('Side menu on small screens', () => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1366, 680],
  ] as const)
    test(`${width} × ${height}: the overlay beside the panel is at least 48 px wide and closes the menu; personal insurance is in view, from 680 px of height every entry`, async ({
      page,
    }) => {
      await open(page, '/', { width, height });
      await page.getByRole('button', { name: 'MENU' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      const contact = (await menu.getByRole('link', { name: 'Contact Us' }).boundingBox())!;
      expect(contact.x + contact.width).toBeLessThanOrEqual(width - 48);
      await expect(menu.getByRole('link', { name: site.header.personal.label })).toBeInViewport({ ratio: 1 });
      if (height > 640)
        for (const link of await menu.getByRole('link').filter({ visible: true }).all()) await expect(link).toBeInViewport({ ratio: 1 });
      await page.mouse.click(width - 24, height / 2);
      await expect(menu).toBeHidden();
    });
});

test('on wide screens the header has a link to the search', async ({ page }) => {
  await open(page, '/careers');
  await page.getByRole('banner').getByRole('link', { name: site.header.search.label }).click();
  await expect(page).toHaveURL(site.header.search.path);
});

test('on wide screens each request of a client is two taps away: the header, then the page', async ({ page }) => {
  const { requests } = readContent('pages/service.yaml');
  for (const { title, counts } of requests.items) {
    await open(page, '/industry/real-estate-insurance', { width: 1025, height: 800 });
    await page.getByRole('banner').getByRole('link', { name: site.moreLinks[0]!.label, exact: true }).click();
    await page.getByRole('main').locator('summary', { hasText: title }).click();
    await expect(page.getByText(counts, { exact: true })).toBeVisible();
  }
});

for (const [path, theme] of [
  ['/', 'light'],
  ['/industry/real-estate-insurance', 'light'],
  ['/', 'dark'],
] as const)
  test(`${path}, ${theme} theme: the phone icon of small screens is dark`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await open(page, path, { width: 390, height: 844 });
    const link = page.getByRole('banner').getByRole('link', { name: 'Call us' });
    const lightness = (value: string) => (value.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
    const { color, backgroundColor } = await link.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
    expect(lightness(color)).toBeLessThan(80);
    expect(lightness(backgroundColor)).toBeGreaterThan(220);
  });

test.describe('Footer', () => {
  test('Brand blurb, legal links, sections all open on wide screens, three social links; the Customer Service entry has no target', async ({
    page,
  }) => {
    await open(page, '/careers');
    const footer = page.getByRole('contentinfo');
    const link = (name: string) => footer.getByRole('link', { name, exact: true });
    await expect(footer.getByText(/Houston, Texas, licensed nationwide/)).toBeVisible();
    const legal = ['Privacy Notice', 'Terms of Service', 'Disclosures'];
    const oneOfEachSection = [
      'Energy',
      'Flood',
      'Loss Control',
      'Payment Portal (opens in a new tab)',
      'About Us',
      'Glossary',
      'Workbench',
      'Help with a claim',
      'For clients',
    ];
    for (const name of [...legal, ...oneOfEachSection]) await expect(link(name)).toBeVisible();
    await expect(link('All personal lines')).toHaveAttribute('href', '/personal');
    for (const name of ['Facebook', 'Instagram', 'LinkedIn']) {
      const profile = footer.getByRole('link', { name });
      await expect(profile).toHaveAttribute('href', new RegExp(`^https://www\\.${name.toLowerCase()}\\.com/`));
      await expect(profile).toHaveAttribute('target', '_blank');
    }
    await expect(footer.getByText('Customer Service')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Customer Service' })).toHaveCount(0);
  });

  test('On widths of 1024px or less sections collapse, one open at a time', async ({ page }) => {
    await open(page, '/careers', { width: 1024, height: 900 });
    const footer = page.getByRole('contentinfo');
    const link = (name: string) => footer.getByRole('link', { name, exact: true });
    const summary = (name: string) => footer.locator('summary', { hasText: name });
    for (const name of ['Commercial', 'Personal', 'Services', 'Portals', 'Company']) await expect(summary(name)).toBeVisible();
    for (const name of ['Energy', 'Flood', 'About Us']) await expect(link(name)).toBeHidden();
    await summary('Commercial').click();
    await expect(link('Energy')).toBeVisible();
    await summary('Personal').click();
    await expect(link('Flood')).toBeVisible();
    await expect(link('Energy')).toBeHidden();
    await summary('Personal').click();
    await expect(link('Flood')).toBeHidden();
  });
});

test.describe('Theme', () => {
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

  test('toggles light/dark, applied as a data-theme attribute on the document root and saved under the key theme', async ({ page }) => {
    await open(page, '/');
    expect(await theme(page)).toBe('light');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark theme' }).click();
    expect(await theme(page)).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    expect(await theme(page)).toBe('dark');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Light theme' }).click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');

    // The theme is light unless dark was saved: invalid values and the system preference are ignored.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => localStorage.setItem('theme', 'purple'));
    await page.reload();
    expect(await theme(page)).toBe('light');
  });

  test('the theme is set before the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(await theme(page)).toBe('dark');
  });
});

test.describe('Navigation', () => {
  test('Every route change scrolls the page to the top; Tab starts at the skip link, which moves focus to the content', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
    await expect(page).toHaveURL('/careers');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/careers#main');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });

  test('Back and forward restore the scroll position, also after a reload; /onboarding has no header and footer', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    await page.getByRole('banner').getByRole('link', { name: 'Client onboarding' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/onboarding');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your onboarding');
  });

  test('after a click in the text, Tab moves to the next control after it', async ({ page }) => {
    await open(page, '/privacy-notice');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await headings.last().click();
    await page.keyboard.press('Tab');
    const below = await headings
      .last()
      .evaluate((heading) => heading.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(below).toBeTruthy();
  });
});

test.describe('Before hydration', () => {
  for (const [when, scripts] of [
    ['no script has arrived', '**/assets/*.js'],
    ['only the entry script has arrived', /\/assets\/(?!entry\.client-)[^/]+\.js$/],
  ] as const)
    test(`${when}: the menu opens, and a click on a button is replayed after hydration`, async ({ page }) => {
      const release = await delayRequests(page, scripts);
      await page.goto('/industry/energy-insurance', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'MENU' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await page.keyboard.press('Escape');
      const questions = page.locator('#questions details:visible');
      await expect(questions).toHaveCount(5);
      await page.getByRole('button', { name: 'Load More' }).click();
      await expect(questions).toHaveCount(5);
      release();
      await hydrated(page);
      await expect(questions).toHaveCount(10);
    });
});
