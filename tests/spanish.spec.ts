/** The Spanish pages: the language switch, links, search and the not-found page. */
import { readContent } from '../content-model/read';
import { expect, open, test } from './site-test';

const site = readContent('site.yaml', 'es');
const home = readContent('pages/home.yaml', 'es');
const notFound = readContent('pages/not-found.yaml', 'es');

for (const path of [
  '',
  '/personal/homeowners-insurance',
  '/industry/construction-insurance',
  '/services/commercial-property/claims-advocacy',
  '/tools',
  '/glossary',
  '/blog/search',
  '/blog/hail-claim-from-roof-to-final-check',
  '/privacy-notice',
  '/portals/payment-portal',
])
  test(`${path || '/'}: the language switch leads to the Spanish page and back`, async ({ page }) => {
    await open(page, path || '/');
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(`/es${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await expect(page.getByRole('button', { name: site.header.menu })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(path || '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

test('the language switch keeps the values of a calculator', async ({ page }) => {
  await open(page, '/tools/percent-deductible#limit=300000');
  const field = page.getByRole('textbox').first();
  await expect(field).toHaveValue('300,000');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/tools\/percent-deductible#.*limit=300000/);
  await expect(field).toHaveValue('300,000');
});

test('on a page without a translation, a note replaces the language switch', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('banner').getByText(site.languages.es.none)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Español' })).toHaveCount(0);
});

test('internal links lead to Spanish pages, or say that their page is in English', async ({ page }) => {
  await open(page, '/es');
  const about = page.getByRole('main').getByRole('link', { name: `${home.proofPoints.link} ${site.labels.inEnglish}` });
  await expect(about).toHaveAttribute('href', '/about');
  await expect(about).toHaveAttribute('hreflang', 'en');
  const internal = await page.locator('a[href^="/"]:not([data-language-switch])').all();
  expect(internal.length).toBeGreaterThan(40);
  for (const link of internal) {
    const isEnglish = !/^\/es(?:$|[/?#])/.test((await link.getAttribute('href')) ?? '');
    expect((await link.textContent())?.includes(site.labels.inEnglish), await link.innerHTML()).toBe(isEnglish);
  }
});

test('search finds Spanish pages', async ({ page }) => {
  await open(page, '/es/blog/search?q=granizo');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /granizo/i })
      .first(),
  ).toHaveAttribute('href', /^\/es\//);
});

test('an unknown path under /es shows the Spanish not-found page', async ({ page, quiet }) => {
  quiet.allow(/404/);
  const response = await page.goto('/es/nada');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the language switch is a plain link', async ({ page }) => {
    await page.goto('/es/personal/flood-insurance');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/personal/flood-insurance');
  });
});
