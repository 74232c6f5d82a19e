/** What screen readers and voice control get: twelve journeys as they are spoken, names, and the rules of level AAA. */
import type { Page } from '@playwright/test';
import { readFolder } from '../content-model/read';
import { axeFaults, contact, expect, fillContactForm, open, test } from './site-test';

/** Records what live regions say from now on. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const regions = '[role=status], [role=alert], output, [aria-live=polite], [aria-live=assertive]';
    const textOf = (region: Element) => {
      const copy = region.cloneNode(true) as Element;
      for (const block of copy.querySelectorAll('p, dt, dd, li')) block.append(' ');
      for (const silent of copy.querySelectorAll('[aria-hidden=true], [hidden]')) silent.remove();
      return copy.textContent!.replace(/\s+/g, ' ').trim();
    };
    new MutationObserver((changes) => {
      const changed = changes.flatMap(({ target, addedNodes }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const inside = [...addedNodes].flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(regions)] : []));
        return [element?.closest(regions), ...inside];
      });
      for (const region of new Set(changed)) if (region?.checkVisibility() && textOf(region)) spoken.push(textOf(region));
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}

const journeys: { name: string; path: string; act: (page: Page) => Promise<void>; spoken?: unknown[]; focus?: string }[] = [
  {
    name: 'a person whose roof leaks searches',
    path: '/',
    act: async (page) => {
      await page.getByRole('combobox', { name: /^Search/ }).focus();
      await page.getByRole('combobox', { name: /^Search/ }).fill('leaking roof');
    },
    spoken: [expect.stringMatching(/^[1-9] search results$/)],
  },
  {
    name: 'another kind of property in Measure mine',
    path: '/',
    act: (page) => page.getByRole('radio', { name: 'Building' }).press('Space'),
    spoken: ['Yours in a hailstorm: $210,000. 5% of $4,200,000 (example): the first $210,000 of a hail claim is yours.'],
  },
  {
    name: 'the slider of a calculator',
    path: '/tools/percent-deductible',
    act: (page) => page.getByRole('slider', { name: /^Wind or hail damage/ }).press('ArrowRight'),
    spoken: ['Your deductible: $8,000. The insurer pays: $8,000.'],
  },
  {
    name: 'the loss of a trade, one step back',
    path: '/industry/hospitality-insurance',
    act: (page) => page.getByRole('slider', { name: 'Let the night run' }).press('ArrowLeft'),
    spoken: [
      'Your share of this claim $0 One more round, then a crash. This bar has a liquor policy, and the claim stays inside its limit.',
    ],
  },
  {
    name: 'a definition',
    path: '/industry/hospitality-insurance',
    act: (page) => page.getByRole('main').locator('button[popovertarget^="definition-"]').first().press('Enter'),
    focus: '- dialog /./:\n  - paragraph',
  },
  {
    name: 'the contact form, sent empty',
    path: '/',
    act: (page) => contact(page).getByRole('button', { name: 'Send message' }).press('Enter'),
    spoken: ['3 fields need attention.'],
    focus: '- textbox "Name" [invalid]',
  },
  {
    name: 'the contact form, sent',
    path: '/',
    act: async (page) => {
      await fillContactForm(page);
      await contact(page).getByRole('button', { name: 'Send message' }).press('Enter');
    },
    focus: '- button "OK"',
  },
  {
    name: 'the contact of a lender’s customer',
    path: '/#lender',
    act: (page) => page.getByLabel('Best contact').fill('renee@example.com'),
    spoken: ['Email detected'],
  },
  {
    name: 'a term of the glossary',
    path: '/glossary',
    act: (page) => page.getByRole('searchbox').fill('coinsurance'),
    spoken: [expect.stringMatching(`^[1-9] of ${readFolder('glossary').length} terms$`)],
  },
  {
    name: 'the trade of a visitor',
    path: '/industry',
    act: (page) => page.getByRole('searchbox', { name: 'What do you do?' }).fill('wireline'),
    spoken: ['1 of 14 industries fit'],
  },
  {
    name: 'more of the team',
    path: '/about',
    act: (page) => page.getByRole('button', { name: 'Load More' }).press('Enter'),
    spoken: ['6 of 8'],
    focus: '- heading "Daniel Okoye" [level=3]',
  },
  {
    name: 'the letter of a certificate request',
    path: '/tools/certificate-request',
    act: (page) => page.getByLabel('Who asks for it').pressSequentially('Pecan'),
    spoken: ['The request is updated.'],
  },
];

for (const { name, path, act, spoken = [], focus } of journeys)
  test(`heard once: ${name}`, async ({ page }) => {
    await open(page, path);
    const log = await listen(page);
    await act(page);
    if (focus) await expect(page.locator(':focus')).toMatchAriaSnapshot(focus);
    await expect.poll(log).toEqual(spoken);
  });

for (const path of ['/', '/industry/hospitality-insurance', '/tools/percent-deductible', '/service', '/es'])
  test(`${path}: names contain what is visible, and links of one name lead to one place`, async ({ page }) => {
    await open(page, path);
    expect.soft(await axeFaults(page, 'html', { runOnly: { type: 'rule', values: ['label-content-name-mismatch'] } })).toEqual([]);
    const targets = await page
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => [
          (link.getAttribute('aria-label') ?? link.textContent!).replace(/\s+/g, ' ').trim().toLowerCase(),
          (link as HTMLAnchorElement).href,
        ]),
      );
    const ambiguous = targets.filter(([name, target]) => targets.some((other) => other[0] === name && other[1] !== target));
    expect.soft(ambiguous).toEqual([]);
  });

/**
 * The rules of axe for level AAA. Not met, and without a rule: 2.5.5 (links in text and chips are below 44 px), 1.3.6 (no metadata of
 * purpose), 3.1.4 (some abbreviations are spelled out on other pages only), 3.3.6 (messages are sent without a review).
 */
const rulesOfLevelAaa = ['color-contrast-enhanced', 'identical-links-same-purpose', 'meta-refresh-no-exceptions'];

for (const path of ['/', '/industry/hospitality-insurance', '/tools/percent-deductible'])
  test(`${path}: the rules of level AAA, for visitors who prefer more contrast`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
    await open(page, path);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      expect.soft(await axeFaults(page, 'html', { runOnly: rulesOfLevelAaa }), theme).toEqual([]);
    }
  });

test('links that stand alone are at least 24 px high', async ({ page }) => {
  await open(page, '/industry/hospitality-insurance', { width: 390, height: 844 });
  for (const name of ['Schedule a Consultation', 'How long could we stay closed?', '100+ carriers', 'Ask an advisor']) {
    const link = page.getByRole('main').getByRole('link', { name }).first();
    expect(await link.evaluate((element) => element.getBoundingClientRect().height), name).toBeGreaterThanOrEqual(24);
  }
});
