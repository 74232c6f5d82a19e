/** The component kit on its workshop page: every state, both themes, three widths. */
import type { Locator } from '@playwright/test';
import { axeFaults, expect, holdBack, open, test } from '../site-test';

test.beforeEach(({ quiet }) => quiet.allow(/Failed to load resource.*404|no-such-picture/));

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/workshop');
    await page.evaluate((t) => {
      document.documentElement.dataset['theme'] = t;
    }, theme);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFaults(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('forced colors (Windows high contrast): every mark that carries meaning is still drawn', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, '/workshop');
  /** The colour of a mark that is drawn with a background, and of what lies under it. */
  const drawn = (of: Locator, pseudo?: string) =>
    of.first().evaluate((element, part) => {
      const under = getComputedStyle(document.body).backgroundColor;
      return { mark: getComputedStyle(element, part).backgroundColor, under };
    }, pseudo);
  const marks: [name: string, of: Locator, pseudo?: string][] = [
    ['the level mark on a rule', page.locator('.datum'), '::before'],
    ['the chosen tab', page.getByRole('tab', { selected: true }), '::after'],
    ['plus and minus of a question', page.locator('summary > span:last-child'), '::before'],
    ['the lines of the menu button', page.getByRole('button', { name: 'MENU' }).locator('i'), '::before'],
  ];
  for (const [name, of, pseudo] of marks) {
    const { mark, under } = await drawn(of, pseudo);
    expect(mark, name).not.toBe(under);
    expect(mark, name).not.toBe('rgba(0, 0, 0, 0)');
  }
  const box = page.getByRole('checkbox').first();
  await box.check();
  expect(await box.evaluate((element) => getComputedStyle(element, '::after').opacity)).toBe('1');
});

test('Button: loading state disables it and shows a spinner instead of content, at the same width', async ({ page }) => {
  await open(page, '/workshop');
  const buttons = page.getByRole('region', { name: 'button', exact: true }).getByRole('button', { name: 'Get Quote' });
  const [medium, loading] = [buttons.nth(1), buttons.nth(3)];
  await expect(loading).toBeDisabled();
  await expect(loading).toHaveAttribute('aria-busy', 'true');
  expect((await loading.boundingBox())?.width).toBe((await medium.boundingBox())?.width);
  expect(await loading.evaluate((element) => getComputedStyle(element).color)).toBe('rgba(0, 0, 0, 0)');
  expect(await loading.evaluate((element) => getComputedStyle(element, '::after').animationName)).not.toBe('none');
});

test('Button: default medium and primary, small and large beside it, full width', async ({ page }) => {
  await open(page, '/workshop');
  const region = page.getByRole('region', { name: 'button', exact: true });
  const heights = await Promise.all(
    [0, 1, 2].map(async (i) => (await region.getByRole('button', { name: 'Contact Us' }).nth(i).boundingBox())?.height),
  );
  expect(heights).toEqual([40, 48, 58]);
  const full = region.getByRole('button', { name: 'Full width' });
  expect(await full.evaluate((element) => element.clientWidth >= element.parentElement!.clientWidth - 2)).toBe(true);
});

test('Link that opens a new tab says so and has rel=noopener', async ({ page }) => {
  await open(page, '/workshop');
  const link = page.getByRole('link', { name: 'Get a quote elsewhere (opens in a new tab)' });
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('Picture: skeleton while loading, then the picture, or Failed to load image in its place', async ({ page }) => {
  const release = await holdBack(page, '**/images/energy-*');
  await open(page, '/workshop');
  await expect(page.getByText('Failed to load image')).toHaveCount(1);
  const lazy = page.getByRole('img', { name: 'Model of a well site' });
  await page.locator('#picture').getByText('Lazy', { exact: true }).scrollIntoViewIfNeeded();
  const frame = page.locator('[data-state="loading"]');
  await expect(frame).toHaveCount(1);
  expect(await frame.evaluate((element) => getComputedStyle(element, '::before').content)).not.toBe('none');
  release();
  await expect(lazy).toBeVisible();
  await expect(frame).toHaveCount(0);
});

test('Tabs: arrow keys, Home and End move the choice', async ({ page }) => {
  await open(page, '/workshop');
  const tabs = page.getByRole('tablist', { name: 'Example tabs' });
  await tabs.getByRole('tab', { name: 'Commercial' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Personal' })).toBeFocused();
  await expect(page.getByText('Panel of Personal')).toBeVisible();
  await expect(page.getByText('Panel of Commercial')).toBeHidden();
  await page.keyboard.press('End');
  await expect(page.getByText('Panel of Services')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Panel of Commercial')).toBeVisible();
});

test('Carousel: arrows disabled at the ends', async ({ page }) => {
  await open(page, '/workshop');
  const [previous, next] = [page.getByRole('button', { name: 'Previous cards' }), page.getByRole('button', { name: 'Next cards' })];
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
});

test('Accordion: one answer open at a time; clicking again closes', async ({ page }) => {
  await open(page, '/workshop');
  await page.getByText('Does my lender decide how much insurance I carry?').click();
  await expect(page.getByText('Your lender sets minimums.')).toBeVisible();
  await page.getByText('Can several buildings share one policy?').click();
  await expect(page.getByText('Your lender sets minimums.')).toBeHidden();
  await page.getByText('Can several buildings share one policy?').click();
  await expect(page.getByText('A schedule or a blanket limit.')).toBeHidden();
});

test('Pagination: page numbers; previous and next disabled at the ends', async ({ page }) => {
  await open(page, '/workshop');
  const first = page.getByRole('navigation', { name: 'Pages, at the first' });
  await expect(first.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await expect(first.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await expect(first.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', /page=2/);
  const last = page.getByRole('navigation', { name: 'Pages, at the last' });
  await expect(last.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('Logo scroller: 20s mobile, 25s desktop, pauses, stops with reduced motion', async ({ page }) => {
  await open(page, '/workshop');
  const line = page.getByRole('list', { name: 'Example companies' });
  const style = (property: 'animationDuration' | 'animationPlayState' | 'animationName') =>
    line.evaluate((element, p) => getComputedStyle(element)[p], property);
  expect(await style('animationDuration')).toBe('25s');
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await style('animationDuration')).toBe('20s');
  await page.getByRole('checkbox', { name: 'Pause' }).check();
  expect(await style('animationPlayState')).toBe('paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await style('animationName')).toBe('none');
});

test('Result dialog: both outcomes, closed by its button, by the cross and by Escape', async ({ page }) => {
  await open(page, '/workshop');
  await page.getByRole('button', { name: 'Show failed' }).click();
  const failed = page.getByRole('dialog', { name: /not successfully sent/ });
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await expect(failed).toBeHidden();
  await page.getByRole('button', { name: 'Show sent' }).click();
  const sent = page.getByRole('dialog', { name: 'Your message has been successfully sent' });
  await sent.getByRole('button', { name: 'Close' }).click();
  await expect(sent).toBeHidden();
  await page.getByRole('button', { name: 'Show sent' }).click();
  await page.keyboard.press('Escape');
  await expect(sent).toBeHidden();
});
