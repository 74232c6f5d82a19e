/** “Talk it over”: the contact form inside a tool, whose message contains the visitor's values. */
import type { Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { calculatorInput, expect, hydrated, open, test } from './site-test';

const { talk } = readContent('forms.yaml');

const panel = (page: Page) => page.getByRole('form', { name: talk.button, exact: true });
const message = (page: Page) => panel(page).getByLabel('What should we look at?');

/** Opens the last panel: a page with a loss slider and a calculator has two. */
async function openPanel(page: Page, path: string) {
  await open(page, path);
  const opener = page.getByRole('button', { name: talk.button, exact: true, includeHidden: true }).last();
  // On phones the calculator of a service page is collapsed.
  const summary = opener.locator('xpath=ancestor::details[not(@open)]/summary');
  if (await summary.count()) await summary.click();
  await opener.click();
  await expect(page.getByRole('heading', { name: talk.button, exact: true })).toBeFocused();
}

// tests/fixtures-build/forms.spec.ts sends the form on one page of each kind.
for (const [path, ...figures] of [
  ['/tools/claim-clock', 'Claim clock'],
  ['/tools/storm-plan', 'Storm plan for A home', 'Still open:\n- '],
  ['/tools/conversation', readContent('tools/conversation.yaml').message.nothing],
] as const)
  test(`${path}: the message has the values of the tool`, async ({ page }) => {
    await openPanel(page, path);
    for (const text of figures) expect(await message(page).inputValue()).toContain(text);
  });

test('after sending, the values stay in the form and the name is cleared', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, '/tools/cost-of-risk');
  await panel(page).getByLabel('Name', { exact: true }).fill('Ana Ruiz');
  await panel(page).getByLabel('Email', { exact: true }).fill('ana@example.com');
  await panel(page).getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('dialog', { name: 'Your message has been successfully sent' }).getByRole('button', { name: 'OK' }).click();
  await expect(panel(page).getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(message(page)).toHaveValue(/tools\/cost-of-risk/);
});

test('changes in the tool update the message until the visitor edits it; its values can be taken out and put back', async ({ page }) => {
  await openPanel(page, '/tools/percent-deductible');
  const limit = calculatorInput(page, 'Dwelling or building limit');
  await limit.fill('300,000');
  await expect(message(page)).toHaveValue(/limit: \$300,000/);
  const figures = await message(page).inputValue();
  await message(page).fill(`Hello.\n\n${figures}`);
  await page.getByRole('button', { name: talk.takeOut }).click();
  await expect(message(page)).toHaveValue('Hello.');
  await page.getByRole('button', { name: talk.putBack }).click();
  await expect(message(page)).toHaveValue(`Hello.\n\n${figures}`);
  await message(page).fill('Only this.');
  await limit.fill('500,000');
  await expect(message(page)).toHaveValue('Only this.');
});

test('the script of the form loads on the first click; a closed panel keeps what was typed, and is not printed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(...(request.url().match(/talk-panel/g) ?? [])));
  await open(page, '/tools/coinsurance');
  const button = page.getByRole('button', { name: talk.button });
  expect(scripts).toEqual([]);
  await button.click();
  await panel(page).getByLabel('Name', { exact: true }).fill('Ana Ruiz');
  expect(scripts).not.toEqual([]);
  await button.click();
  await expect(panel(page)).toBeHidden();
  await button.click();
  await expect(panel(page).getByLabel('Name', { exact: true })).toHaveValue('Ana Ruiz');
  await page.emulateMedia({ media: 'print' });
  await expect(panel(page)).toBeHidden();
  await expect(button).toBeHidden();
});

test('what was typed survives a reload, with the values that the tool has then, until it is sent', async ({ page }) => {
  const reopen = async () => {
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: talk.button, exact: true }).click();
  };
  await openPanel(page, '/tools/percent-deductible');
  await panel(page).getByLabel('Name', { exact: true }).fill('Ana Ruiz');
  await panel(page).getByLabel('Email', { exact: true }).fill('ana@example.com');
  const limit = calculatorInput(page, 'Dwelling or building limit');
  await limit.fill('300,000');
  await limit.blur();
  await reopen();
  await expect(panel(page).getByLabel('Name', { exact: true })).toHaveValue('Ana Ruiz');
  await expect(message(page)).toHaveValue(/limit: \$300,000/);
  const written = `Please call after five.\n\n${await message(page).inputValue()}`;
  await message(page).fill(written);
  await reopen();
  await expect(message(page)).toHaveValue(written);
  await panel(page).getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Ana|after five/);
});
