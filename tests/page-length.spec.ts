/** Pages are short: heights, folds and elements of one page of each kind. */
import { readContent } from '../content-model/read';
import { expect, open, test } from './site-test';

const energy = readContent('industries/energy.yaml');
const site = readContent('site.yaml');
const path = '/industry/energy-insurance';
const more = energy.products.lines.slice(3);

// The longest page of each kind; heights in screens of 844 px on phones and of 900 px on wide screens.
const kinds = [
  { page: '/industry/construction-insurance', phone: 10.5, wide: 11, elements: 1000 },
  { page: '/personal/builders-risk-insurance', phone: 8, wide: 9, elements: 850 },
  { page: '/services/commercial-property/loss-control', phone: 8, wide: 8, elements: 850 },
  { page: '/services/commercial-property/claims-advocacy', phone: 8, wide: 8, elements: 850 },
  { page: '/services/risk-management', phone: 8, wide: 8, elements: 850 },
  { page: '/', phone: 8.5, wide: 7, elements: 1000 },
  { page: '/about', phone: 12, wide: 9.5, elements: 1000 },
  { page: '/careers', phone: 7, wide: 6, elements: 550 },
  { page: '/industry', phone: 5.5, wide: 6.5, elements: 750 },
  { page: '/personal', phone: 8, wide: 7, elements: 700 },
  { page: '/blog', phone: 3.5, wide: 4, elements: 650 },
  { page: '/tools', phone: 8, wide: 5.5, elements: 700 },
  { page: '/tools/percent-deductible', phone: 5, wide: 3.5, elements: 650 },
];

for (const { page: address, phone, wide, elements } of kinds) {
  test(`${address} is at most ${wide} screens long on wide screens and ${phone} on phones, with at most ${elements} elements and 12 folds`, async ({
    page,
  }) => {
    const screens = (height: number) => page.evaluate((screen) => document.documentElement.scrollHeight / screen, height);
    await open(page, address, { width: 390, height: 844 });
    expect(await screens(844)).toBeLessThanOrEqual(phone);
    expect(await page.locator('summary').filter({ visible: true }).count()).toBeLessThanOrEqual(12);
    expect(await page.locator('body *').count()).toBeLessThanOrEqual(elements);
    await open(page, address, { width: 1440, height: 900 });
    expect(await screens(900)).toBeLessThanOrEqual(wide);
  });
}

for (const [address, screens] of [
  ['/industry', 5],
  ['/glossary', 20],
  ['/es/personal/homeowners-insurance', 10],
] as const)
  test(`${address} is at most ${screens} screens long on phones`, async ({ page }) => {
    await open(page, address, { width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(screens * 844);
  });

// Spanish texts are longer, and their English terms are elements with a language of their own.
for (const trade of ['construction', 'healthcare'])
  test(`the Spanish page of ${trade} is at most a tenth longer than an English one may be`, async ({ page }) => {
    await open(page, `/es/industry/${trade}-insurance`, { width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1.1 * 10.5 * 844);
    expect(await page.locator('body *').count()).toBeLessThanOrEqual(1.1 * 1000);
  });

for (const address of [
  '/',
  path,
  '/personal/flood-insurance',
  '/tools',
  '/tools/coinsurance',
  '/tools/flood-start',
  '/tools/claim-clock',
  '/service',
])
  test(`${address}: the text has at most the eight sizes of the system`, async ({ page }) => {
    await open(page, address, { width: 1440, height: 900 });
    const sizes = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      while (walker.nextNode())
        if (walker.currentNode.textContent!.trim() && walker.currentNode.parentElement!.checkVisibility())
          found.add(getComputedStyle(walker.currentNode.parentElement!).fontSize);
      return [...found];
    });
    expect(sizes.length, sizes.join(', ')).toBeLessThanOrEqual(8);
  });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`home: the question of Measure mine is on the third screen at the latest, at ${width} px`, async ({ page }) => {
    await open(page, '/', { width, height });
    const { y } = (await page.getByRole('form', { name: readContent('pages/home.yaml').compare.measure.title }).boundingBox())!;
    expect(y).toBeLessThan(3 * height);
  });

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a link to a folded section opens it', async ({ page }) => {
    await page.goto(`${path}#texas`);
    await expect(page.getByText(energy.texas.lead)).toBeInViewport();
  });

  test('a tap opens the other coverages, and print shows them', async ({ page }) => {
    await open(page, path);
    const text = page.getByText(more[0]!.pays);
    await expect(page.getByText(energy.products.lines[0]!.pays)).toBeVisible();
    await expect(text).toBeHidden();
    await page.getByText(site.collapsibles.more.replace('{count}', `${more.length}`)).click();
    await expect(text).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(energy.texas.lead)).toBeVisible();
  });

  test('the bar with phone number and quote link sticks to the lower edge', async ({ page }) => {
    await open(page, path);
    const quote = page.getByRole('link', { name: /^Request a Quote/ }).last();
    await page.locator('#products').scrollIntoViewIfNeeded();
    await expect(quote).toBeInViewport();
    const box = await quote.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(844 - 60);
  });
});

for (const width of [768, 1440])
  test(`at ${width} px everything is open, and no fold is in the tab order`, async ({ page }) => {
    await open(page, path, { width, height: 900 });
    for (const { pays } of more) await expect(page.getByText(pays)).toBeVisible();
    await expect(page.getByText(energy.texas.lead)).toBeVisible();
    const folds = page.locator('summary').filter({ hasText: energy.notCovered.heading });
    await expect(folds).toBeHidden();
  });

test('On this page is a closed list at every width, closes after a click and is not printed', async ({ page }) => {
  await open(page, path, { width: 1440, height: 900 });
  const nav = page.getByRole('navigation', { name: site.reading.contents });
  const link = nav.getByRole('link', { name: energy.why.heading, exact: true });
  await expect(link).toBeHidden();
  await nav.getByText(site.reading.contents).click();
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: energy.why.heading })).toBeInViewport();
  await expect(link).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(nav).toBeHidden();
});
