/** With the keyboard only, focus is never lost to the body. */
import type { Locator, Page } from '@playwright/test';
import { kinds } from './page-kinds.ts';
import { contact, expect, fillContactForm, open, test } from './site-test';

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** The focused element; null if focus fell back to the body. */
const focusedElement = (page: Page) =>
  page.evaluate(async () => {
    // Browsers blur removed and disabled elements at the next paint.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { activeElement, body } = document;
    return activeElement && activeElement !== body ? activeElement.outerHTML.slice(0, 90) : null;
  });

async function press(page: Page, key: string): Promise<void> {
  const before = await focusedElement(page);
  await page.keyboard.press(key);
  expect(await focusedElement(page), `${key} on ${before} lost the focus`).not.toBeNull();
}

const pages = [
  // The other legal pages have the same controls, and the portals open another tab.
  ...kinds.filter((kind) => !/^\/(portals\/.*|disclosures|terms-of-service)$/.test(kind)),
  '/blog/search?q=flood',
  '/personal/flood-insurance',
  '/tools/claim-clock',
  '/tools/certificate-request',
  '/tools/storm-plan',
];
for (const path of pages) {
  test(`${path}: every control is reachable with Tab`, async ({ page }) => {
    await open(page, path);
    const controls = page
      .locator('a[href], button, summary, input:not([type=radio]:not(:checked)), select, textarea')
      .and(page.locator(':not([tabindex="-1"], :disabled)'));
    await controls.evaluateAll((all) => {
      for (const control of all) control.toggleAttribute('data-expected', control.checkVisibility({ visibilityProperty: true }));
    });
    const reachesControl = () =>
      page.evaluate(() => {
        document.activeElement!.removeAttribute('data-expected');
        return document.activeElement !== document.body;
      });
    do await page.keyboard.press('Tab');
    while (await reachesControl());
    const missed = page.locator('[data-expected]').and(controls).filter({ visible: true });
    expect(await missed.evaluateAll((all) => all.map((control) => control.outerHTML.slice(0, 120)))).toEqual([]);
  });

  test(`${path}: Enter never loses focus`, async ({ page }) => {
    test.setTimeout(240_000);
    await open(page, path);
    // Pressing links, or buttons that search, would open another page.
    const buttons = page.locator('button:not(form[action] *), summary, [role=tab]').and(page.locator(':not(:disabled)'));
    // The 250 terms of the glossary are alike.
    for (const button of (await buttons.filter({ visible: true }).all()).slice(0, 60)) {
      if (!(await button.isVisible())) continue;
      await button.focus();
      await press(page, 'Enter');
      if (await button.evaluate(({ ariaHasPopup }) => ariaHasPopup === 'dialog')) await press(page, 'Escape');
    }
  });
}

test('reviews: when the pressed arrow becomes disabled, focus moves to the other arrow', async ({ page }) => {
  await open(page, '/');
  const next = page.getByRole('button', { name: 'Next reviews' });
  const previous = page.getByRole('button', { name: 'Previous reviews' });
  await next.focus();
  await press(page, 'Enter');
  await expect(next).toBeDisabled();
  await expect(previous).toBeFocused();
  await press(page, 'Enter');
  await expect(previous).toBeDisabled();
  await expect(next).toBeFocused();
});

test('contact form: an invalid field has its own focus ring; the dialog focuses its main button, and closing it the first field', async ({
  page,
}) => {
  await open(page, '/');
  const name = contact(page).getByLabel('Name', { exact: true });
  const submit = async () => {
    await contact(page).getByRole('button', { name: 'Send message' }).focus();
    await press(page, 'Enter');
  };
  await submit();
  await expect(name).toBeFocused();
  const ring = (field: Locator) => field.evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await ring(name)).not.toBe(await ring(contact(page).getByLabel('Email', { exact: true })));
  for (const close of ['Enter', 'Escape']) {
    await fillContactForm(page);
    await submit();
    await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
    await press(page, close);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(name).toBeFocused();
  }
});
