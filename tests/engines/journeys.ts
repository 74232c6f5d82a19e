/** What people come for, written once for all engines. */
import { equal, ok } from 'node:assert/strict';
import { readFolder } from '../../content-model/read.ts';
import type { Visitor } from './visitor.ts';

const letter = readFolder('blog').find(({ slug }) => slug === 'reading-a-reservation-of-rights-letter')!;

export interface Journey {
  name: string;
  /** May give a remark for the report. */
  go(visitor: Visitor): Promise<string | undefined>;
}

export const journeys: Journey[] = [
  {
    name: 'Home: heading, hero picture, typefaces, no sideways scroll in a narrow window',
    async go(visitor) {
      await visitor.open('/');
      await visitor.see('main h1');
      await visitor.until('the hero picture is decoded', () => {
        const picture = document.querySelector<HTMLImageElement>('main picture img');
        return picture?.complete && picture.naturalWidth > 0;
      });
      await visitor.until('a typeface of our own is in use', () => [...document.fonts].some((font) => font.status === 'loaded'));
      // MiniBrowser's bar keeps its window from becoming as narrow as a phone
      await visitor.resize(390, 800);
      await visitor.until('the window is narrow', () => window.innerWidth < 500);
      const width = await visitor.read(() => window.innerWidth);
      const sideways = await visitor.read(() => document.documentElement.scrollWidth - window.innerWidth);
      ok(sideways <= 0, `the page is ${sideways} px wider than the window of ${width} px`);
      return `the narrow window of the first journey is ${width} px wide`;
    },
  },
  {
    name: 'Menu: opens, Escape closes it and gives the focus back, a submenu leads to an industry',
    async go(visitor) {
      await visitor.open('/');
      await visitor.click('#menu-toggle');
      await visitor.see('#menu summary', 'Commercial');
      await visitor.until('the focus is inside', () => Boolean(document.activeElement?.closest('#menu')));
      await visitor.press('Escape');
      await visitor.miss('#menu summary');
      await visitor.until('the focus is back on the toggle', () => document.activeElement?.id === 'menu-toggle');
      await visitor.click('#menu-toggle');
      await visitor.click('#menu summary', 'Services');
      await visitor.see('#menu a', 'Benchmark Network');
      await visitor.click('#menu summary', 'Commercial');
      await visitor.miss('#menu a', 'Benchmark Network');
      await visitor.click('#menu a', 'Energy Insurance');
      await visitor.see('main h1', 'Energy insurance');
      await visitor.miss('#menu summary');
      equal(await visitor.read(() => window.location.pathname), '/industry/energy-insurance');
      equal(await visitor.read(() => window.scrollY), 0);
      return undefined;
    },
  },
  {
    name: 'Theme: the toggle darkens the page, and it stays so after a reload',
    async go(visitor) {
      const ground = () => visitor.read(() => getComputedStyle(document.body).backgroundColor);
      await visitor.open('/about');
      const light = await ground();
      await visitor.click('footer [data-theme-toggle] span', 'Dark theme');
      await visitor.see('footer [data-theme-toggle] span', 'Light theme');
      const dark = await ground();
      ok(dark !== light, 'the ground has another colour');
      await visitor.reload();
      await visitor.see('footer [data-theme-toggle] span', 'Light theme');
      equal(await ground(), dark);
      return undefined;
    },
  },
  {
    name: 'Contact form: refuses an empty one with sentences, then sends',
    async go(visitor) {
      await visitor.open('/');
      await visitor.click('#contact button', 'Send message');
      await visitor.see('#contact p', 'Enter your name.');
      await visitor.see('#contact p', 'Enter an email address, like name@example.com.');
      await visitor.until('the first fault has the focus', () => document.activeElement?.getAttribute('name') === 'name');
      await visitor.type('#contact label', 'Ana Ruiz', 'Name');
      await visitor.type('#contact label', 'ana@example.com', 'Email');
      await visitor.type('#contact label', 'A renewal in March.', 'What should we look at?');
      await visitor.click('#contact button', 'Send message');
      await visitor.see('dialog h2', 'Your message has been successfully sent');
      await visitor.click('dialog button', 'OK');
      await visitor.miss('dialog h2');
      equal(await visitor.read(() => document.querySelector<HTMLInputElement>('#contact [name=name]')?.value), '');
      return undefined;
    },
  },
  {
    name: 'Lender form: consent first, a wrong ZIP gets a sentence, then sends',
    async go(visitor) {
      const disabled = () => visitor.read(() => document.querySelector<HTMLButtonElement>('#lender [type=submit]')?.disabled);
      await visitor.open('/');
      await visitor.click('#contact [role=tab]', 'Lenders / Mortgages');
      await visitor.type('#lender label', 'Renee Castillo', 'Full name');
      await visitor.type('#lender label', 'renee@bayoulending.example', 'Best contact');
      await visitor.see('#lender p', 'Email detected');
      await visitor.type('#lender label', '$1,850,000', 'Loan amount');
      await visitor.type('#lender label', '7700', 'Property ZIP');
      equal(await disabled(), true);
      await visitor.click('#lender label', 'I agree to be contacted');
      await visitor.until('the button can be used', () => !document.querySelector<HTMLButtonElement>('#lender [type=submit]')?.disabled);
      await visitor.click('#lender button', 'Submit Request');
      await visitor.see('#lender p', 'Enter the 5-digit ZIP code.');
      await visitor.type('#lender label', '2', 'Property ZIP');
      await visitor.click('#lender button', 'Submit Request');
      await visitor.see('dialog h2', 'Your message has been successfully sent');
      return undefined;
    },
  },
  {
    name: 'Specialties: tabs by click and by arrow key, a card leads on',
    async go(visitor) {
      await visitor.open('/');
      await visitor.see('main [role=tabpanel] a[href="/industry/real-estate-insurance"]');
      await visitor.click('main [role=tab]', 'Personal');
      await visitor.see('main [role=tabpanel] a[href="/personal/homeowners-insurance"]');
      await visitor.miss('main [role=tabpanel] a[href="/industry/real-estate-insurance"]');
      await visitor.press('ArrowRight');
      await visitor.see('main [role=tab][aria-selected=true]', 'Services');
      await visitor.click('main [role=tab]', 'Personal');
      await visitor.click('main [role=tabpanel] a[href="/personal/homeowners-insurance"]');
      await visitor.see('main h1', 'Homeowners');
      return undefined;
    },
  },
  {
    name: 'Questions: one open at a time, Load More shows more and takes the focus there',
    async go(visitor) {
      await visitor.resize(1280, 900);
      await visitor.open('/industry/energy-insurance');
      const shown = (count: number) =>
        [...document.querySelectorAll('#questions summary')].filter((question) => question.checkVisibility()).length === count;
      ok(await visitor.read(shown, 5), 'five questions are shown');
      await visitor.click('#questions details:nth-of-type(1) summary');
      await visitor.see('#questions details:nth-of-type(1) p');
      await visitor.click('#questions details:nth-of-type(2) summary');
      await visitor.see('#questions details:nth-of-type(2) p');
      await visitor.miss('#questions details:nth-of-type(1) p');
      await visitor.click('#questions button', 'Load More');
      await visitor.until('ten questions are shown', shown, 10);
      ok(await visitor.read(() => document.activeElement?.matches('details:nth-of-type(6) summary')), 'the sixth question has the focus');
      return undefined;
    },
  },
  {
    name: 'Blog: page two, an article, and back to the same page and place',
    async go(visitor) {
      await visitor.resize(1280, 900);
      await visitor.open('/blog');
      const first = () =>
        visitor.read(
          () => [...document.querySelectorAll<HTMLElement>('article h3')].find((title) => title.checkVisibility())?.textContent ?? '',
        );
      const before = await first();
      await visitor.click('nav a', 'Page 2');
      await visitor.see('nav a[aria-current=page]', 'Page 2');
      ok((await first()) !== before, 'other posts show');
      equal(await visitor.read(() => window.location.search), '?page=2');
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
      equal(await first(), before);
      return undefined;
    },
  },
  {
    name: 'Search: a misspelled word finds, matched words are marked',
    async go(visitor) {
      await visitor.open('/blog/search?q=reservatoin+of+rights');
      await visitor.see('article h3', letter.title);
      await visitor.see('article mark');
      await visitor.open('/');
      await visitor.type('main [role=combobox]', 'motorcycl');
      await visitor.see('[role=option]', 'Motorcycle');
      await visitor.click('[role=option]', 'Motorcycle');
      await visitor.see('main h1', 'Motorcycle');
      return undefined;
    },
  },
  {
    name: 'Pages apart: onboarding without header, a portal’s fallback, an unknown address',
    async go(visitor) {
      await visitor.open('/onboarding');
      await visitor.see('h1', 'Your onboarding');
      await visitor.miss('header');
      await visitor.miss('footer');
      await visitor.open('/portals/booking-scheduler');
      await visitor.see('main a[target=_blank]', 'Open the booking scheduler');
      await visitor.until('it says how the tab ended', () =>
        /is open in a new tab|held the new tab back/.test(document.querySelector('main [role=status]')?.textContent ?? ''),
      );
      const state = await visitor.read(() => document.querySelector('main [role=status]')?.textContent ?? '');
      await visitor.openPlain('/no-such-page');
      await visitor.see('main h1', 'Nothing is staked here.');
      await visitor.click('main a', 'Back to the home page');
      await visitor.until('home is open', () => window.location.pathname === '/');
      // to Firefox, whatever automation asks of a page counts as a touch of the visitor
      return state.includes('held') ? 'the portal’s tab is blocked, and the page says so' : 'the portal’s tab opens, and the page says so';
    },
  },
];
