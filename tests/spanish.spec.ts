/** Spanish pages: the language switch and a letter in two languages. fixtures-build/forms.spec.ts sends a Spanish form; build/spanish.test.ts reads the HTML. */
import { readContent } from '../content-model/read';
import { expect, open, test } from './site-test';

const site = readContent('site.yaml', 'es');
const certificate = readContent('tools/certificate-request.yaml', 'es');

test('the language switch leads to the Spanish page and back, and keeps the values of a calculator', async ({ page }) => {
  const english = '/tools/flood-start#bought=2026-05-01';
  const date = page.getByRole('status').first();
  await open(page, english);
  await expect(date).toContainText('May 31, 2026');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`/es${english}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(page.getByRole('button', { name: site.header.menu })).toBeVisible();
  await expect(date).toContainText('31 de mayo de 2026');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(english);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the first screen of the Spanish home page says in which language the office answers', async ({ page }) => {
  await open(page, '/es', { width: 390, height: 844 });
  await expect(page.getByRole('main').getByText(readContent('forms.yaml', 'es').reply!.english).first()).toBeInViewport({ ratio: 1 });
});

test('the certificate request is in English, with a Spanish translation beside each line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/es/tools/certificate-request');
  await page.getByLabel(certificate.fields.holder).fill('Pecan Grove Builders');
  await page.getByLabel(certificate.fields.by, { exact: true }).fill('2026-12-04');
  const row = page.getByRole('row', { name: /It is needed by December 4, 2026/ });
  await expect(row).toContainText('Se necesita a más tardar el 4 de diciembre de 2026.');
  await expect(row.getByRole('cell').first()).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: certificate.actions.copy }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Please issue a certificate of insurance to Pecan Grove Builders');
  expect(copied).not.toContain('Pide un certificado');
});

test('the sentence about the language of answers does not squeeze the heading beside it', async ({ page }) => {
  await open(page, '/es/personal/flood-insurance', { width: 1440, height: 900 });
  const note = page.getByRole('main').getByText(readContent('forms.yaml', 'es').reply!.english).last();
  expect((await note.boundingBox())!.width).toBeLessThan(400);
});
