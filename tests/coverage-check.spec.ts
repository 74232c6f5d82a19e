/** The coverage check on the home page: questions whose answers fill a table with the visitor's own amounts. no-script.spec.ts opens it without scripts. */
import type { Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { axeFaults, calculatorInput, expect, open, started, test } from './site-test';

const { compare } = readContent('pages/home.yaml');
const { measure, table } = compare;
const { copied, reset } = readContent('pages/tools.yaml').labels;
const [house, , building] = measure.kinds;
const all = '/#house=400000&wind=2&flood=no&use=12&looked=more';

const form = (page: Page) => page.getByRole('form', { name: measure.title });
const answer = (page: Page, name: string, group?: string) =>
  (group ? page.getByRole('group', { name: group }) : page).getByRole('radio', { name, exact: true });
const row = (page: Page, name: string) => form(page).getByRole('row', { name }).first();
const questions = (page: Page) => form(page).getByText(measure.figures.questions);

test('one question and one figure show at first; the example opens', async ({ page }) => {
  await page.goto('/');
  await expect(form(page).getByRole('radio')).toHaveCount(measure.kinds.length);
  await expect(answer(page, 'House')).toBeChecked();
  await expect(form(page)).toContainText('Yours in a hailstorm$8,0002% of $400,000 (example): the first $8,000 of a hail claim is yours.');
  await expect(page.getByRole('group', { name: table.title })).toBeHidden();
  await page.getByText(table.read).click();
  await expect(page.getByRole('group', { name: table.title })).toBeVisible();
  await answer(page, 'Building').click();
  await expect(form(page)).toContainText('$210,000');
  await answer(page, 'Vehicles').click();
  await expect(form(page)).toContainText('The first $1,000 (example) of each vehicle’s hail claim is yours.');
});

test('answers by keyboard fill the table with the visitor’s amounts, and their link can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await started(page);
  await answer(page, 'House').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Dwelling limit')).toContainText('$400,000 (example)');
  await expect(questions(page)).toContainText(measure.figures.left[4]!);

  await page.keyboard.press('Tab');
  await expect(calculatorInput(page, 'Dwelling limit')).toBeFocused();
  await page.keyboard.type('500000');
  // Tab focuses the slider, then the first answer of each question; the arrow key selects the second answer.
  for (const name of ['2%', 'No', '6', measure.answers.two]) {
    await page.keyboard.press('Tab');
    if (name === '2%') await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(answer(page, name).filter({ visible: true })).toBeChecked();
  }
  await expect(page.getByText('Your figures, 6 of 6')).toBeVisible();
  await expect(row(page, 'Dwelling limit')).toContainText('$500,000');
  await expect(row(page, 'Wind and hail deductible')).toContainText('2% of $500,000: the first $10,000 of a hail claim is yours.');
  await expect(row(page, 'Flood')).toContainText('All of it');
  await expect(row(page, 'Loss of use')).toContainText('From month 7');
  await expect(row(page, 'Last looked at')).toContainText('$5,000 per 1%');
  await expect(row(page, measure.result.total)).toContainText('4 of 4');
  await expect(page).toHaveURL('/#house=500000&wind=2&flood=no&use=6&looked=two');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('an answer given before hydration is preserved, and so are questions that were opened', async ({ page }) => {
  await page.goto('/');
  await answer(page, 'Rental').click();
  await expect(form(page)).toContainText('2% of $300,000 (example)');
  await expect(answer(page, 'Rental')).toBeChecked();
  await page.goto('/tools');
  await page.goto('/');
  await questions(page).click();
  await expect(calculatorInput(page, 'Dwelling limit')).toBeVisible();
});

test('a URL with answers restores them, table rows link to their tool and page, and Back undoes an answer', async ({ page }) => {
  await page.goto(all);
  await expect(form(page).getByText('$8,000', { exact: true }).first()).toBeInViewport();
  const hail = row(page, 'Wind and hail deductible');
  await expect(hail.getByRole('link', { name: 'Percent deductible' })).toHaveAttribute(
    'href',
    '/tools/percent-deductible#limit=400000&percent=2',
  );
  await expect(hail.getByRole('link', { name: 'Homeowners' })).toHaveAttribute('href', house!.page);
  await expect(row(page, 'Flood').getByRole('link', { name: 'Flood' })).toHaveAttribute('href', '/personal/flood-insurance');
  await answer(page, '5%').click();
  await expect(hail).toContainText('$20,000');
  await page.goBack();
  await expect(hail).toContainText('$8,000');
  await hail.getByRole('link', { name: 'Percent deductible' }).click();
  await expect(calculatorInput(page, 'Dwelling or building limit')).toHaveValue('400,000');
});

test('an amount out of range shows an error, and the table keeps the last valid amount', async ({ page }) => {
  await open(page, all);
  const limit = calculatorInput(page, 'Dwelling limit');
  await limit.fill('40');
  await limit.press('Tab');
  await expect(limit).toHaveAccessibleDescription('Enter whole dollars between $50,000 and $5,000,000. The table keeps $400,000.');
  await expect(row(page, 'Wind and hail deductible')).toContainText('$8,000');
});

test('the answers print beside the result; another first answer clears the others, and reset restores the example', async ({ page }) => {
  await open(page, all);
  await page.emulateMedia({ media: 'print' });
  await expect(row(page, 'Flood')).toBeVisible();
  await expect(page.getByRole('group', { name: measure.questions.flood.question })).toContainText('No');
  for (const hidden of [page.getByRole('combobox', { name: /^Search/ }), page.getByRole('button', { name: 'Copy link' })])
    await expect(hidden).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await answer(page, 'Building').click();
  await expect(row(page, 'Building limit')).toContainText(`$${building!.limit.example.toLocaleString('en-US')} (example)`);
  await expect(row(page, 'Flood')).toContainText(measure.result.open);
  await expect(page).toHaveURL('/#kind=building');
  await answer(page, '2%').click();
  await page.getByRole('button', { name: reset }).click();
  await expect(form(page)).toContainText('2% of $400,000 (example)');
});

test('vehicles have questions of their own', async ({ page }) => {
  await open(page, '/#kind=vehicles&hail=1000&comprehensive=yes');
  await expect(row(page, 'Hail deductible, each')).toContainText('The first $1,000 of each vehicle’s hail claim is yours.');
  await expect(row(page, 'Comprehensive')).toContainText(measure.result.nothing);
  await answer(page, 'No', measure.questions.comprehensive.question).click();
  await expect(row(page, 'Hail deductible, each')).toContainText('All of it');
});

test('on phones, the figure is repeated at the lower edge while the questions are answered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, all);
  await answer(page, measure.answers.now).scrollIntoViewIfNeeded();
  await expect(page.getByText(measure.figures.hail).last()).toBeInViewport();
});
