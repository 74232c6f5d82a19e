import type { Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { contact, expect, fillContactForm, hydrated, open, test } from './site-test';

const words = readContent('forms.yaml');

test('on submit shows Sending... with button disabled for 1 second, then the result dialog is 700x500px, and shrinks on phones; OK returns to the cleared form. No request leaves the page', async ({
  page,
}) => {
  await open(page, '/');
  await fillContactForm(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(`${request.method()} ${request.url()}`);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await contact(page).getByRole('button', { name: 'Send message' }).click();
  const sending = contact(page).getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  await page.clock.runFor(900);
  await expect(sending).toBeDisabled();
  await page.clock.runFor(100);
  const dialog = page.getByRole('dialog', { name: 'Your message has been successfully sent' });
  await expect(dialog).toBeVisible();
  expect(requests).toEqual([]);
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ width: 700, height: 500 });
  await page.setViewportSize({ width: 390, height: 700 });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBeLessThanOrEqual(390);
  await page.mouse.click(2, 2);
  await expect(dialog).toBeHidden();
  for (const label of ['Name', 'Email', 'What should we look at?'])
    await expect(contact(page).getByLabel(label, { exact: true })).toHaveValue('');
  await expect(contact(page).getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test('name, email, message required; phone optional: each invalid or too long field gets a message, the first gets focus', async ({
  page,
}) => {
  await open(page, '/');
  await contact(page).scrollIntoViewIfNeeded();
  await contact(page).getByRole('button', { name: 'Send message' }).click();
  await expect(contact(page).getByText('Enter your name.', { exact: true })).toBeVisible();
  await expect(contact(page).getByText('Enter an email address, like name@example.com.', { exact: true })).toBeVisible();
  await expect(contact(page).getByText('Tell us in a sentence what to look at.', { exact: true })).toBeVisible();
  await expect(contact(page).getByLabel('Name', { exact: true })).toBeFocused();
  await expect(contact(page).getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Enter your name.');
  await expect(contact(page).getByRole('alert')).toContainText('3 fields need attention.');
  await expect(contact(page).getByLabel(/^Phone/)).not.toHaveAttribute('aria-invalid');
  await expect(contact(page).getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');

  await fillContactForm(page);
  const message = contact(page).getByLabel('What should we look at?');
  await message.fill('x'.repeat(5000));
  await contact(page).getByRole('button', { name: 'Send message' }).click();
  await expect(message).toHaveAccessibleDescription(words.errors.tooLong);
  await expect(message).toHaveValue('x'.repeat(5000));
});

test('typed values survive a reload, and nothing is stored after success', async ({ page }) => {
  await open(page, '/');
  await fillContactForm(page);
  await expect(contact(page).getByRole('button', { name: 'Send message' })).toBeEnabled();
  await page.reload();
  await contact(page).scrollIntoViewIfNeeded();
  await expect(contact(page).getByLabel('What should we look at?')).toHaveValue('A renewal in March.');
  await contact(page).getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ana');
});

test.describe('Mortgage request form', () => {
  const lender = async (page: Page) => {
    await open(page, '/');
    await contact(page).getByRole('tab', { name: 'Lenders / Mortgages' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Lenders / Mortgages' });
    await expect(panel).toBeVisible();
    return panel;
  };

  test('Email detected or Phone detected while typing in Best contact, otherwise nothing; the tab says that Benchmark is not a lender', async ({
    page,
  }) => {
    const form = await lender(page);
    await expect(form.getByText(/not a lender/)).toBeVisible();
    const best = form.getByLabel('Best contact');
    await best.fill('renee@bayoulending.example');
    await expect(form.getByText('Email detected')).toBeVisible();
    await best.fill('(713) 555-0117');
    await expect(form.getByText('Phone detected')).toBeVisible();
    await best.fill('after lunch');
    await expect(form.getByText(/detected/)).toHaveCount(0);
  });

  test('Submit Request disabled until consent ticked; then fullName, bestContact, loanAmount, propertyZip required, loanAmount numeric, propertyZip exactly 5 digits', async ({
    page,
  }) => {
    const form = await lender(page);
    const submit = form.getByRole('button', { name: 'Submit Request' });
    await expect(submit).toBeDisabled();
    const consent = form.getByRole('checkbox', { name: 'I agree to be contacted *', exact: true });
    await expect(consent).toHaveAccessibleDescription(/reply to this request only/);
    await consent.check();
    await expect(submit).toBeEnabled();
    await consent.uncheck();
    await expect(submit).toBeDisabled();

    await consent.check();
    await form.getByLabel('Loan amount').fill('a lot');
    await form.getByLabel('Property ZIP').fill('7700');
    await submit.click();
    for (const sentence of [
      'Enter your name.',
      'Enter an email address or a phone number.',
      'Enter the loan amount in dollars, in digits.',
      'Enter the 5-digit ZIP code.',
    ])
      await expect(form.getByText(sentence, { exact: true })).toBeVisible();
    await expect(form.getByLabel('Full name')).toBeFocused();
  });

  test('loan types and credit ranges of the specification; values with spaces around them are accepted', async ({ page }) => {
    const form = await lender(page);
    const options = (name: string) => form.getByLabel(name).locator('option');
    await expect(options('Loan type')).toHaveText(['Choose', 'Purchase', 'Refinance', 'HELOC', 'Commercial']);
    await expect(options('Credit range')).toHaveText(['Choose', '720+', '680-719', '620-679', '<620', 'Not sure']);
    await form.getByLabel('Full name').fill('Renee Castillo');
    await form.getByLabel('Best contact').fill(' renee@bayoulending.example ');
    await form.getByLabel('Loan amount').fill(' $1,850,000 ');
    await form.getByLabel('Property ZIP').fill(' 77002 ');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Submit Request' }).click();
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(page.getByRole('dialog', { name: 'Your message has been successfully sent' })).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(form.getByLabel('Full name')).toHaveValue('');
    await expect(form.getByRole('button', { name: 'Submit Request' })).toBeDisabled();
  });
});

test('newsletter: email and terms are required, then a card of the same height reads Thanks for subscribing! and has focus', async ({
  page,
}) => {
  await open(page, '/blog');
  const card = page.getByRole('region', { name: 'Subscribe' });
  const before = await card.boundingBox();
  await card.getByRole('button', { name: 'Subscribe' }).click();
  await expect(card.getByText('Enter an email address, like name@example.com.', { exact: true })).toBeVisible();
  await card.getByLabel('Email').fill('ana@example.com');
  await card.getByRole('button', { name: 'Subscribe' }).click();
  await expect(card.getByText(words.errors.terms, { exact: true })).toBeVisible();
  await card.getByRole('checkbox', { name: 'I have read and accept the Terms of Service & Privacy Policy', exact: true }).check();
  await card.getByRole('button', { name: 'Subscribe' }).press('Enter');
  await expect(card.getByText('Thanks for subscribing!')).toBeFocused();
  await expect(card.getByText(words.newsletter.thanksNote)).toHaveCount(0);
  await expect(card.getByText(words.demonstration).filter({ visible: true })).toHaveCount(1);
  expect(Math.abs((await card.boundingBox())!.height - before!.height)).toBeLessThan(2);
});

test('/#lender opens the lender form; a visitor who switches to the other form stays there after sending', async ({ page }) => {
  await open(page, '/#lender');
  await expect(page.getByRole('tabpanel', { name: 'Lenders / Mortgages' })).toBeVisible();
  await contact(page).getByRole('tab', { name: 'I’m a customer' }).click();
  await fillContactForm(page);
  await contact(page).getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('tabpanel', { name: 'I’m a customer' })).toBeVisible();
});

test.describe('Contact Us on a page without the form', () => {
  const message = (page: Page) => contact(page).getByLabel('What should we look at?');
  const contactUs = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();

  test('the name of the page travels as a line of its own: it can be removed, survives a reload, and does not count as a message', async ({
    page,
  }) => {
    await open(page, '/careers');
    await contactUs(page);
    await expect(contact(page).getByText('About: Careers')).toBeVisible();
    await expect(page).toHaveURL('/#contact');
    await expect(message(page)).toHaveValue('');
    await contact(page).getByLabel('Name', { exact: true }).fill('Ana Reyes');
    await contact(page).getByLabel('Email', { exact: true }).fill('ana@example.com');
    await contact(page).getByRole('button', { name: 'Send message' }).click();
    await expect(message(page)).toHaveAccessibleDescription(words.errors.message);
    await page.reload();
    await contact(page).scrollIntoViewIfNeeded();
    await expect(contact(page).getByText('About: Careers')).toBeVisible();
    await contact(page).getByRole('button', { name: 'Remove' }).click();
    await expect(contact(page).getByText('About: Careers')).toHaveCount(0);
    await expect(message(page)).toBeFocused();
    await page.reload();
    await contact(page).scrollIntoViewIfNeeded();
    await expect(contact(page).getByLabel('Name', { exact: true })).toHaveValue('Ana Reyes');
    await expect(contact(page).getByText(/^About:/)).toHaveCount(0);
  });

  test('a typed message is never replaced, also after Back and from a second page', async ({ page }) => {
    const typed = 'My roof leaks above the kitchen.';
    await open(page, '/about');
    await contact(page).scrollIntoViewIfNeeded();
    await message(page).fill(typed);
    await open(page, '/blog');
    await contactUs(page);
    await expect(contact(page).getByText('About: Blog')).toBeVisible();
    await expect(message(page)).toHaveValue(typed);
    await open(page, '/careers');
    await contactUs(page);
    await expect(contact(page).getByText('About: Careers')).toBeVisible();
    await expect(message(page)).toHaveValue(typed);
    const more = `${typed} So does the garage.`;
    await message(page).fill(more);
    await page.goBack();
    await page.goBack();
    await hydrated(page);
    await expect(message(page)).toHaveValue(more);
  });
});

test('what is typed while a message is being sent stays', async ({ page }) => {
  await open(page, '/');
  await fillContactForm(page);
  await page.clock.install();
  await contact(page).getByRole('button', { name: 'Send message' }).click();
  await contact(page).getByLabel('What should we look at?').fill('One more thing: the garage.');
  await page.clock.runFor(1100);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(contact(page).getByLabel('What should we look at?')).toHaveValue('One more thing: the garage.');
  await expect(contact(page).getByLabel('Name', { exact: true })).toHaveValue('');
  await page.reload();
  await contact(page).scrollIntoViewIfNeeded();
  await expect(contact(page).getByLabel('What should we look at?')).toHaveValue('One more thing: the garage.');
});

test('an error leaves when the field is right', async ({ page }) => {
  await open(page, '/');
  await contact(page).scrollIntoViewIfNeeded();
  await contact(page).getByRole('button', { name: 'Send message' }).click();
  const email = contact(page).getByLabel('Email', { exact: true });
  await email.fill('ana');
  await expect(email).toHaveAccessibleDescription(words.errors.email);
  await email.fill('ana@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(contact(page).getByText(words.errors.name, { exact: true })).toBeVisible();
});

test('consent is never ticked by the page; the reason stands beside the disabled button, and Enter in a field shows it', async ({
  page,
}) => {
  await open(page, '/#lender');
  const form = page.getByRole('tabpanel', { name: 'Lenders / Mortgages' });
  const consent = form.getByRole('checkbox');
  const submit = form.getByRole('button', { name: 'Submit Request' });
  await form.getByLabel('Full name').fill('Renee Castillo');
  await expect(submit).toHaveAccessibleDescription(words.mortgage.consentFirst);
  await form.getByLabel('Full name').press('Enter');
  await expect(consent).toHaveAccessibleDescription(new RegExp(words.errors.consent));
  await consent.check();
  await expect(submit).toHaveAccessibleDescription('');
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Full name')).toHaveValue('Renee Castillo');
  await expect(consent).not.toBeChecked();
  await expect(submit).toBeDisabled();
});
