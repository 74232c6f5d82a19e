/** The page for clients: what to do after a loss, requests, the numbers of the insurers, the card, the situations. */
import type { Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { axeFaultsInBothThemes, contact, expect, fillContactForm, open, test } from './site-test';

const site = readContent('site.yaml');
const insurers = readContent('insurers.yaml');
const pages = [
  { path: '/service', words: readContent('pages/service.yaml') },
  { path: '/es/service', words: readContent('pages/service.yaml', 'es') },
] as const;
const [{ path, words }] = pages;
const request = (id: string) => words.requests.items.find((one) => one.id === id)!;
const [change, cancel] = [request('change'), request('cancel')];

const message = (page: Page) => contact(page).getByRole('textbox', { name: readContent('forms.yaml').contact.message });
const openRequest = (page: Page, title: string) => page.getByRole('main').locator('summary', { hasText: title }).click();

for (const { path, words } of pages) {
  test(`${path}: on a phone, every telephone number is in the first screen and dials`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const card = page.getByRole('region', { name: words.happened.heading });
    for (const display of [...insurers.map(({ claims }) => claims.phone), site.phone.display]) {
      const link = card.getByRole('link', { name: display });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute('href', `tel:+1${display.replace(/\D/g, '')}`);
    }
    await expect(card.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
    for (const { name, claims } of insurers)
      await expect(card.getByRole('link', { name: `${name} ${words.happened.online}` })).toHaveAttribute('href', claims.report ?? '');
  });

  test(`${path}: accessible with everything open`, async ({ page }) => {
    // color transitions would be measured halfway
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1440, 390]) {
      await open(page, path, { width, height: 900 });
      await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const one of all) one.open = true;
      });
      expect(await axeFaultsInBothThemes(page, 'main')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test(`${path}: the card and the numbers are on the first printed sheet, then the situations, open`, async ({ page }) => {
    // letter paper without the margins of print.css, at 96 px an inch
    const sheet = { width: 710, height: 980 };
    await page.setViewportSize(sheet);
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const bottomOf = async (text: string) => {
      const box = await page.getByRole('main').getByText(text).last().boundingBox();
      return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
    };
    const noticeBottom = await bottomOf(words.card.numbers.notice);
    const tableBottom = await bottomOf(words.insurers.sample);
    expect(noticeBottom).toBeLessThan(tableBottom);
    expect(tableBottom).toBeLessThan(sheet.height);
    const heading = page.getByRole('heading', { name: words.card.steps.heading });
    const face = await heading.evaluate((element) => {
      const { width, height } = element.parentElement!.getBoundingClientRect();
      return { width, height };
    });
    // 3.375 × 2.125 inches
    expect(face.width).toBeCloseTo(324, 0);
    expect(face.height).toBeCloseTo(204, 0);
    for (const { steps } of words.situations.items) await expect(page.getByText(steps[0]!)).toBeVisible();
    expect(await bottomOf(words.situations.heading)).toBeGreaterThan(tableBottom);
    for (const hidden of [words.requests.heading, words.contact.heading]) await expect(page.getByText(hidden)).toBeHidden();
  });
}

test('a request opens in place under its row, and a link to it opens it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const summary = page.getByRole('main').locator('summary', { hasText: change.title });
  const counts = page.getByText(change.counts, { exact: true });
  await expect(counts).toBeHidden();
  const next = page.getByRole('main').locator('summary', { hasText: cancel.title });
  const rowOf = async (cell: typeof next) => (await cell.boundingBox())!.y;
  await summary.click();
  await expect(counts).toBeVisible();
  expect(await rowOf(counts)).toBeGreaterThan(await rowOf(summary));
  expect(await rowOf(next)).toBeGreaterThan(await rowOf(counts));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: change.ask.label })).toBeFocused();

  await page.goto(`${path}#today`);
  await page.getByRole('link', { name: words.situations.items.at(-1)!.links[0]!.label, exact: true }).click();
  await expect(page).toHaveURL(`${path}#change`);
  await expect(counts).toBeInViewport();
});

test('a request prepares the message of the contact form; what was typed is kept', async ({ page }) => {
  await open(page, path);
  await fillContactForm(page);
  await openRequest(page, change.title);
  await page.getByRole('link', { name: change.ask.label }).click();
  await expect(message(page)).toBeInViewport();
  await expect(message(page)).toHaveValue(`A renewal in March.\n\n${change.ask.message}`);
  await expect(contact(page).getByLabel('Name', { exact: true })).toHaveValue('Ana Ruiz');
  await expect(contact(page).getByText(change.title)).toBeVisible();
  await expect(page).toHaveURL(`${path}#contact`);

  await page.reload();
  await contact(page).scrollIntoViewIfNeeded();
  await expect(message(page)).toHaveValue(`A renewal in March.\n\n${change.ask.message}`);
});

test('another request replaces a prepared message that is unchanged, and is added below one that was completed', async ({ page }) => {
  const choose = async ({ title, ask }: typeof change) => {
    await openRequest(page, title);
    await page.getByRole('link', { name: ask.label }).click();
  };
  await open(page, path);
  await choose(change);
  await expect(message(page)).toHaveValue(change.ask.message);
  await choose(cancel);
  await expect(message(page)).toHaveValue(cancel.ask.message);
  const completed = cancel.ask.message.replace('Last day:', 'Last day: June 30');
  await message(page).fill(completed);
  await choose(change);
  await expect(message(page)).toHaveValue(`${completed}\n\n${change.ask.message}`);
});

test('insurers whose numbers are in the table', async ({ page }) => {
  await page.goto(path);
  const table = page.getByRole('table', { name: words.insurers.caption });
  for (const { name, claims, billing, website } of insurers) {
    const row = table.getByRole('row', { name });
    for (const display of [claims.phone, billing!.phone]) await expect(row.getByRole('link', { name: display })).toBeVisible();
    await expect(row.getByRole('link', { name: new URL(website!).hostname.replace('www.', '') })).toHaveAttribute('href', website!);
  }
  await expect(page.getByText(words.insurers.sample)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('requests and situations open, each request has an email with its message, and there is no print button', async ({ page }) => {
    await page.goto(`${path}#change`);
    await expect(page.getByText(change.counts, { exact: true })).toBeInViewport();
    const email = page.getByRole('link', { name: words.requests.email }).filter({ hasText: change.title });
    const { searchParams } = new URL((await email.getAttribute('href')) ?? '');
    expect(searchParams.get('subject')).toBe(change.title);
    expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(change.ask.message);
    await page.getByText(words.situations.items[0]!.title).click();
    await expect(page.getByText(words.situations.items[0]!.steps[0]!)).toBeVisible();
    await expect(page.getByRole('button', { name: words.card.print })).toBeHidden();
    await page.getByRole('link', { name: change.ask.label }).click();
    await expect(page.getByRole('heading', { name: words.contact.heading })).toBeInViewport();
  });
});
