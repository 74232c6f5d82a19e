/** Spanish pages: forms, search and tools. */
import { readContent } from '../content-model/read';
import { expect, open, test } from './site-test';

const words = readContent('forms.yaml', 'es');
const certificate = readContent('tools/certificate-request.yaml', 'es');
const conversation = readContent('tools/conversation.yaml', 'es');

test('contact form: an empty form shows errors, a complete one opens the success dialog', async ({ page }) => {
  await open(page, '/es');
  const form = page.locator('#contact');
  await expect(form.getByText(words.reply!.english)).toBeVisible();
  await form.getByRole('button', { name: words.contact.submit }).click();
  for (const error of [words.errors.name, words.errors.email, words.errors.message])
    await expect(form.getByText(error, { exact: true })).toBeVisible();
  await form.getByLabel(words.contact.name, { exact: true }).fill('Ana Ruiz');
  await form.getByLabel(words.contact.email, { exact: true }).fill('ana@example.com');
  await form.getByLabel(words.contact.message).fill('Una renovación en marzo.');
  await form.getByRole('button', { name: words.contact.submit }).click();
  const dialog = page.getByRole('dialog', { name: words.result.sent.message });
  await expect(dialog.getByText(words.reply!.english)).toBeVisible();
  await dialog.getByRole('button', { name: words.result.sent.action }).click();
  await expect(form.getByLabel(words.contact.name, { exact: true })).toHaveValue('');
});

test('newsletter: the form links to the Spanish privacy notice, and a thank-you message follows', async ({ page }) => {
  await open(page, '/es/blog');
  const form = page.getByRole('form', { name: words.newsletter.submit });
  await expect(form.getByRole('link', { name: 'Aviso de privacidad' })).toHaveAttribute('href', '/es/privacy-notice');
  await form.getByLabel(words.newsletter.email).fill('ana@example.com');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: words.newsletter.submit }).click();
  await expect(page.getByText(words.newsletter.thanks)).toBeVisible();
});

test('search finds words of Texan Spanish and words typed without accents', async ({ page }) => {
  const result = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();
  await open(page, '/es/blog/search?q=aseguranza+de+carro');
  await expect(result(/^Seguro de auto/)).toHaveAttribute('href', '/es/personal/auto-insurance');
  await open(page, '/es/blog/search?q=inundacion');
  await expect(result(/inundación/i)).toHaveAttribute('href', /^\/es\//);
});

test('a link with values opens a tool in both languages, with dates in the format of each language', async ({ page }) => {
  const fragment = '#bought=2026-05-01';
  for (const [path, date] of [
    ['/tools/flood-start', 'May 31, 2026'],
    ['/es/tools/flood-start', '31 de mayo de 2026'],
  ] as const) {
    await open(page, path + fragment);
    await expect(page.getByRole('status').getByText(date).first()).toBeVisible();
  }
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

test('the topics for an advisor are in English, each with a Spanish translation', async ({ page }) => {
  await open(page, '/es/tools/conversation');
  const { label, topics, meanings } = conversation.groups[0]!.choices[0]!;
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByRole('row', { name: new RegExp(topics[0]!.slice(0, 20)) })).toContainText(meanings!.topics[0]!);
});
