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
  const before = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 90));
  await page.keyboard.press(key);
  expect(await focusedElement(page), `${key} on ${before} lost the focus`).not.toBeNull();
}

/** Header, menu and footer are the same on all pages: only the first one is walked through with them. */
async function openContent(page: Page, path: string): Promise<void> {
  await open(page, path);
  if (path === pages[0]) return;
  await page.locator('#page > header, #page > footer, #menu').evaluateAll((shell) => {
    for (const part of shell) part.toggleAttribute('inert', true);
  });
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
    await openContent(page, path);
    const controls = page
      .locator('a[href], button, summary, input:not([type=radio]:not(:checked)), select, textarea')
      .and(page.locator(':not([tabindex="-1"], :disabled, [inert] *)'));
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
    await openContent(page, path);
    // Pressing links, or buttons that search, would open another page.
    const buttons = page.locator('button:not(form[action] *), summary, [role=tab]').and(page.locator(':not(:disabled, [inert] *)'));
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

/** Whether at least one of five points of the focused element, or of its label, is on the screen and not covered. */
const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const elements = [focused, ...((focused as HTMLInputElement).labels ?? [])];
    return elements.some((element) =>
      [...element.getClientRects()].some(({ left, top, width, height }) =>
        [
          [0.5, 0.5],
          [0.1, 0.2],
          [0.9, 0.2],
          [0.1, 0.8],
          [0.9, 0.8],
        ].some(([x, y]) => {
          const hit = document.elementFromPoint(left + width * x!, top + height * y!);
          return hit !== null && (element.contains(hit) || hit.contains(element)) && !hit.contains(document.body);
        }),
      ),
    );
  });

for (const [path, ...sizes] of [
  ['/industry/hospitality-insurance', [390, 844], [320, 568], [320, 256]],
  ['/personal/flood-insurance', [390, 844], [320, 256], [1280, 800]],
  ['/tools/percent-deductible', [390, 844], [320, 568], [320, 256]],
  ['/tools/claim-clock', [320, 568]],
  ['/glossary', [390, 844], [1280, 800]],
  ['/', [390, 844], [320, 256]],
] as [string, ...[number, number][]][])
  for (const [width, height] of sizes)
    test(`${path} at ${width} × ${height}: what has focus is never covered`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, path);
      const covered: string[] = [];
      // The letters of the glossary come first; its 250 terms are alike.
      for (const key of ['Tab', 'Shift+Tab'])
        for (let stops = 0; stops < 90; stops += 1) {
          await page.keyboard.press(key);
          const focused = await focusedElement(page);
          if (focused === null) break;
          if (!(await isFocusVisible(page))) covered.push(`${key}: ${focused}`);
        }
      expect(covered).toEqual([]);
    });
