/** The main journeys in Firefox and WebKit: npm run test:engines. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FormLabels } from '../../app/ui/form-field';
import { readContent, readFolder } from '../../content-model/read.ts';
import { startSite, stop } from '../servers.ts';
import { typedContactForm } from '../typed-contact-form.ts';
import { type Browser, browsers } from './browsers.ts';
import { type Visitor, visitorOf } from './visitor.ts';

const letter = readFolder('blog').find(({ slug }) => slug === 'reading-a-reservation-of-rights-letter')!;

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite(`${process.env.BUILD_DIRECTORY ?? 'build'}/client`);
});
afterAll(() => stop(site.child));

describe.each(Object.entries(browsers))('%s', (_name, { start }) => {
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    visitor = visitorOf(await browser.newSession(), site.address);
  });
  afterEach(async () => {
    await visitor.close();
    expect(visitor.errors).toEqual([]);
  });

  test('home: heading, hero image and fonts show, and a narrow window has no horizontal scroll', async () => {
    await visitor.open('/');
    await visitor.see('main h1');
    await visitor.until('the hero picture is decoded', () => {
      const picture = document.querySelector<HTMLImageElement>('main picture img');
      return picture?.complete && picture.naturalWidth > 0;
    });
    await visitor.until('a web font is loaded', () => [...document.fonts].some((font) => font.status === 'loaded'));
    // WebKit's MiniBrowser cannot make its window as narrow as a phone.
    await visitor.resize(390, 800);
    await visitor.until('the window is narrow', () => window.innerWidth < 500);
    const overflowPx = await visitor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflowPx).toBeLessThanOrEqual(0);
  });

  test('menu: Escape closes it and restores focus, and a submenu links to an industry', async () => {
    await visitor.open('/');
    await visitor.click('#menu-toggle');
    await visitor.see('#menu summary', 'Commercial');
    await visitor.until('the focus is inside', () => Boolean(document.activeElement?.closest('#menu')));
    await visitor.press('Escape');
    await visitor.notSee('#menu summary');
    await visitor.until('the focus is back on the toggle', () => document.activeElement?.id === 'menu-toggle');
    await visitor.click('#menu-toggle');
    await visitor.click('#menu summary', 'Services');
    await visitor.see('#menu a', 'Benchmark Network');
    await visitor.click('#menu summary', 'Commercial');
    await visitor.notSee('#menu a', 'Benchmark Network');
    await visitor.click('#menu a', 'Energy Insurance');
    await visitor.see('main h1', 'Energy insurance');
    await visitor.notSee('#menu summary');
    expect(await visitor.evaluate(() => window.location.pathname)).toBe('/industry/energy-insurance');
    expect(await visitor.evaluate(() => window.scrollY)).toBe(0);
  });

  test('theme: the dark theme persists after a reload', async () => {
    const background = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await visitor.open('/about');
    const light = await background();
    await visitor.click('footer [data-theme-toggle] span', 'Dark theme');
    await visitor.see('footer [data-theme-toggle] span', 'Light theme');
    const dark = await background();
    expect(dark).not.toBe(light);
    await visitor.reload();
    await visitor.see('footer [data-theme-toggle] span', 'Light theme');
    expect(await background()).toBe(dark);
  });

  test('contact form: an empty form shows errors, a complete one is sent', async () => {
    await visitor.open('/');
    await visitor.click('#contact button', 'Send message');
    await visitor.see('#contact p', 'Enter your name.');
    await visitor.see('#contact p', 'Enter an email address, like name@example.com.');
    await visitor.until('the first fault has the focus', () => document.activeElement?.getAttribute('name') === 'name');
    const labels: FormLabels = readContent('forms.yaml').contact;
    for (const [name, value] of Object.entries(typedContactForm)) await visitor.type('#contact label', value, String(labels[name]));
    await visitor.click('#contact button', 'Send message');
    await visitor.see('dialog h2', 'Your message has been successfully sent');
    await visitor.click('dialog button', 'OK');
    await visitor.notSee('dialog h2');
    expect(await visitor.evaluate(() => document.querySelector<HTMLInputElement>('#contact [name=name]')?.value)).toBe('');
  });

  test('lender form: consent enables the button, a wrong ZIP shows an error, a complete form is sent', async () => {
    const disabled = () => visitor.evaluate(() => document.querySelector<HTMLButtonElement>('#lender [type=submit]')?.disabled);
    await visitor.open('/');
    await visitor.click('#contact [role=tab]', 'Lenders / Mortgages');
    await visitor.type('#lender label', 'Renee Castillo', 'Full name');
    await visitor.type('#lender label', 'renee@bayoulending.example', 'Best contact');
    await visitor.see('#lender p', 'Email detected');
    await visitor.type('#lender label', '$1,850,000', 'Loan amount');
    await visitor.type('#lender label', '7700', 'Property ZIP');
    expect(await disabled()).toBe(true);
    await visitor.click('#lender label', 'I agree to be contacted');
    await visitor.until('the button can be used', () => !document.querySelector<HTMLButtonElement>('#lender [type=submit]')?.disabled);
    await visitor.click('#lender button', 'Submit Request');
    await visitor.see('#lender p', 'Enter the 5-digit ZIP code.');
    await visitor.type('#lender label', '2', 'Property ZIP');
    await visitor.click('#lender button', 'Submit Request');
    await visitor.see('dialog h2', 'Your message has been successfully sent');
  });

  test('specialties: tabs change by click and arrow key, and a card links to its page', async () => {
    await visitor.open('/');
    await visitor.see('main [role=tabpanel] a[href="/industry/real-estate-insurance"]');
    await visitor.click('main [role=tab]', 'Personal');
    await visitor.see('main [role=tabpanel] a[href="/personal/homeowners-insurance"]');
    await visitor.notSee('main [role=tabpanel] a[href="/industry/real-estate-insurance"]');
    await visitor.press('ArrowRight');
    await visitor.see('main [role=tab][aria-selected=true]', 'Services');
    await visitor.click('main [role=tab]', 'Personal');
    await visitor.click('main [role=tabpanel] a[href="/personal/homeowners-insurance"]');
    await visitor.see('main h1', 'Homeowners');
  });

  test('questions: one is open at a time, and Load More focuses the first new one', async () => {
    await visitor.resize(1280, 900);
    await visitor.open('/industry/energy-insurance');
    const shown = (count: number) =>
      [...document.querySelectorAll('#questions summary')].filter((question) => question.checkVisibility()).length === count;
    expect(await visitor.evaluate(shown, 5)).toBe(true);
    await visitor.click('#questions details:nth-of-type(1) summary');
    await visitor.see('#questions details:nth-of-type(1) p');
    await visitor.click('#questions details:nth-of-type(2) summary');
    await visitor.see('#questions details:nth-of-type(2) p');
    await visitor.notSee('#questions details:nth-of-type(1) p');
    await visitor.click('#questions button', 'Load More');
    await visitor.until('ten questions are shown', shown, 10);
    expect(await visitor.evaluate(() => document.activeElement?.matches('details:nth-of-type(6) summary'))).toBe(true);
  });

  test('blog: back from an article restores page 2 and the scroll position', async () => {
    await visitor.resize(1280, 900);
    await visitor.open('/blog');
    const first = () =>
      visitor.evaluate(
        () => [...document.querySelectorAll<HTMLElement>('article h3')].find((title) => title.checkVisibility())?.textContent ?? '',
      );
    const before = await first();
    await visitor.click('nav a', 'Page 2');
    await visitor.see('nav a[aria-current=page]', 'Page 2');
    expect(await first()).not.toBe(before);
    expect(await visitor.evaluate(() => window.location.search)).toBe('?page=2');
    await visitor.click('article h3 a');
    await visitor.until(
      'the article is open',
      () => /^\/blog\/./.test(window.location.pathname) && document.querySelector('main h1') !== null,
    );
    await visitor.back();
    await visitor.see('nav a[aria-current=page]', 'Page 2');
    await visitor.until('the place is the same', () => window.scrollY > 0);
    await visitor.back();
    await visitor.see('nav a[aria-current=page]', 'Page 1');
    expect(await first()).toBe(before);
  });

  test('search: a misspelled word finds a post, and the home page suggests a coverage', async () => {
    await visitor.open('/blog/search?q=reservatoin+of+rights');
    await visitor.see('article h3', letter.title);
    await visitor.see('article mark');
    await visitor.open('/');
    await visitor.type('main [role=combobox]', 'motorcycl');
    await visitor.see('[role=option]', 'Motorcycle');
    await visitor.click('[role=option]', 'Motorcycle');
    await visitor.see('main h1', 'Motorcycle');
  });

  test('onboarding has no header, a portal page says that its tab is open, the not-found page links to the home page', async () => {
    await visitor.open('/onboarding');
    await visitor.see('h1', 'Your onboarding');
    await visitor.notSee('header');
    await visitor.notSee('footer');
    await visitor.open('/portals/booking-scheduler');
    await visitor.see('main a[target=_blank]', 'Open the booking scheduler');
    await visitor.until('it says how the tab ended', () =>
      /is open in a new tab|held the new tab back/.test(document.querySelector('main [role=status]')?.textContent ?? ''),
    );
    await visitor.goto('/no-such-page');
    await visitor.see('main h1', 'Page not found');
    await visitor.click('main a', 'Back to the home page');
    await visitor.until('home is open', () => window.location.pathname === '/');
  });
});
