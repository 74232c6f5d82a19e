/** The contact form inside the tools. */
import type { Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { expect, open, test } from './site-test';

const { talk } = readContent('forms.yaml');
const site = readContent('site.yaml');
const certificate = readContent('tools/certificate-request.yaml');
const conversation = readContent('tools/conversation.yaml');

const panel = (page: Page, name = talk.button) => page.getByRole('form', { name, exact: true });
const message = (page: Page, label = 'What should we look at?') => panel(page).getByLabel(label);
const sent = (page: Page) => page.getByRole('dialog', { name: 'Your message has been successfully sent' });

/** A page with a loss slider has the button twice: below the slider, and in its calculator. */
async function openPanel(page: Page, path: string, button = talk.button, place: 'first' | 'last' = 'last') {
  await open(page, path);
  const opener = page.getByRole('button', { name: button, exact: true, includeHidden: true })[place]();
  // phones fold the calculator of a service page
  const fold = opener.locator('xpath=ancestor::details[not(@open)]/summary');
  if (await fold.count()) await fold.click();
  await opener.click();
  await expect(page.getByRole('heading', { name: button, exact: true })).toBeFocused();
}

async function send(page: Page, name = talk.button) {
  await panel(page, name).getByLabel('Name', { exact: true }).fill('Ana Ruiz');
  await panel(page, name).getByLabel('Email', { exact: true }).fill('ana@example.com');
  await panel(page, name).getByRole('button', { name: 'Send message' }).click();
  await expect(sent(page)).toBeVisible();
}

const pages: [path: string, figures: string[], place?: 'first'][] = [
  ['/tools/percent-deductible#limit=300000', ['Dwelling or building limit: $300,000', '- Your deductible: $6,000', '#limit=300000']],
  ['/tools/claim-clock', ['Claim clock']],
  ['/tools/storm-plan', ['Storm plan for A home', 'Still open:\n- ']],
  [
    '/#kind=house&house=300000&wind=2&flood=no',
    [
      'Measure mine, my house',
      'Dwelling limit: $300,000',
      'What stays with me:\n- Wind and hail deductible: $6,000\n- Flood: All of it',
      '/#kind=house',
    ],
  ],
  ['/industry/retail-service-insurance', ['June', 'The owner’s share: $2,500'], 'first'],
  ['/industry/retail-service-insurance', ['Coinsurance calculator', '/tools/coinsurance']],
  ['/personal/homeowners-insurance', ['/tools/rebuild-limit']],
  ['/services/risk-management', ['/tools/cost-of-risk']],
];

for (const width of [390, 1440])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const [path, figures, place] of pages)
      test(`${path}${place ? ', loss slider' : ''}: one press opens a message with the figures, one more sends it`, async ({ page }) => {
        await openPanel(page, path, talk.button, place);
        for (const text of figures) expect(await message(page).inputValue()).toContain(text);
        await expect(page.getByRole('link', { name: site.phone.display }).filter({ visible: true }).first()).toHaveAttribute(
          'href',
          site.phone.href,
        );
        await send(page);
        await sent(page).getByRole('button', { name: 'OK' }).click();
        await expect(panel(page).getByLabel('Name', { exact: true })).toHaveValue('');
        for (const text of figures) expect(await message(page).inputValue()).toContain(text);
      });
  });

test('works by keyboard alone', async ({ page }) => {
  await open(page, '/tools/coinsurance');
  await page.getByRole('button', { name: talk.button }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: talk.button })).toBeFocused();
  // telephone, take the figures out, message, name
  for (const element of [
    page.getByRole('main').getByRole('link', { name: site.phone.display }).first(),
    page.getByRole('button', { name: talk.takeOut }),
    message(page),
  ]) {
    await page.keyboard.press('Tab');
    await expect(element).toBeFocused();
  }
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nPlease call me.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ana Ruiz');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana@example.com');
  await page.keyboard.press('Enter');
  await expect(sent(page)).toBeVisible();
});

test('the figures can be taken out of the message and put back', async ({ page }) => {
  await openPanel(page, '/tools/coinsurance');
  const figures = await message(page).inputValue();
  await message(page).fill(`Hello.\n\n${figures}`);
  await page.getByRole('button', { name: talk.takeOut }).click();
  await expect(message(page)).toHaveValue('Hello.');
  await page.getByRole('button', { name: talk.putBack }).click();
  await expect(message(page)).toHaveValue(`Hello.\n\n${figures}`);
});

test('the message follows the figures until it is edited', async ({ page }) => {
  await openPanel(page, '/tools/percent-deductible');
  const limit = page.getByLabel('Dwelling or building limit', { exact: true });
  await limit.fill('300,000');
  await expect(message(page)).toHaveValue(/limit: \$300,000/);
  await message(page).fill('Only this.');
  await limit.fill('500,000');
  await expect(message(page)).toHaveValue('Only this.');
});

test('closing the panel keeps what was typed, and nothing is stored before it is sent', async ({ page }) => {
  await openPanel(page, '/tools/coinsurance');
  await panel(page).getByLabel('Name', { exact: true }).fill('Ana Ruiz');
  await page.getByRole('button', { name: talk.button }).click();
  await expect(panel(page)).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('Ana');
  await page.getByRole('button', { name: talk.button }).click();
  await expect(panel(page).getByLabel('Name', { exact: true })).toHaveValue('Ana Ruiz');
});

test('the form is loaded at the first press', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/tools/coinsurance');
  expect(asked.filter((url) => url.includes('talk-panel'))).toEqual([]);
  await page.getByRole('button', { name: talk.button }).click();
  await expect(panel(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('talk-panel'))).not.toEqual([]);
});

test('the certificate request is sent as it stands', async ({ page }) => {
  const { button, message: label } = certificate.talk;
  await openPanel(page, '/tools/certificate-request', button);
  await page.getByLabel(certificate.fields.holder, { exact: true }).fill('Pecan Grove Builders');
  await expect(panel(page, button).getByLabel(label!)).toHaveValue(/Pecan Grove Builders/);
  await send(page, button);
});

test('the conversation starter sends the chosen topics', async ({ page }) => {
  await openPanel(page, '/tools/conversation');
  await expect(message(page)).toHaveValue(conversation.message.nothing);
  const choice = conversation.groups[0]!.choices[0]!;
  await page.getByRole('button', { name: choice.label }).click();
  await expect(message(page)).toHaveValue(new RegExp(`^${conversation.message.topics}\n\n1. `));
  expect(await message(page).inputValue()).toContain(choice.topics[0]);
  await send(page);
});

test('is not printed', async ({ page }) => {
  await openPanel(page, '/tools/coinsurance');
  await page.emulateMedia({ media: 'print' });
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: talk.button })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ['/', '/tools/coinsurance', '/tools/certificate-request', '/industry/retail-service-insurance'])
    test(`${path} gives the telephone number and a link to the contact form`, async ({ page }) => {
      await page.goto(path);
      const line = page.getByText(talk.withoutScripts.text).last();
      await expect(line).toContainText(`${site.phone.display}, ${site.hours}`);
      await line.getByRole('link', { name: talk.withoutScripts.link }).click();
      await expect(page).toHaveURL('/#contact');
    });
});
