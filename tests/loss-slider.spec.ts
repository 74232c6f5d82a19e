/** The slider below the hero of industry and personal pages. */
import type { Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { expect, open, test } from './site-test';

const hospitality = readContent('industries/hospitality.yaml');
const flood = readContent('personal/flood.yaml');

const pages = [
  {
    path: '/industry/hospitality-insurance',
    ...hospitality.lossSlider,
    before: hospitality.picture.alt,
    after: hospitality.lossSlider.picture!,
  },
  { path: '/personal/flood-insurance', ...flood.lossSlider, before: flood.lossSlider.before!.alt, after: flood.picture },
];
const slider = (page: Page, label: string) => page.getByRole('slider', { name: label });
const image = (page: Page, name: string) => page.getByRole('img', { name });

for (const { path, label, stops, before, after } of pages) {
  test(`${path}: arrow keys move the slider through all stops of the loss, without a layout shift`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset['shift'] = `${entry.name} moved`;
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await open(page, path);
    await expect(image(page, after.alt)).toBeHidden();
    await slider(page, label).focus();
    await page.evaluate(() => delete document.documentElement.dataset['shift']);
    for (const [i, stop] of stops.entries()) {
      if (i > 0) await page.keyboard.press('ArrowRight');
      await expect(slider(page, label)).toHaveAttribute('aria-valuetext', `${stop.label}: ${stop.share}`);
      await expect(page.getByText(stop.text)).toBeVisible();
    }
    await expect(page.getByText(stops[0]!.text)).toBeHidden();
    await expect(image(page, after.alt)).toBeVisible();
    await expect(image(page, before)).toBeHidden();
    await expect(page.locator('html[data-shift]')).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(image(page, after.alt)).toBeHidden();
  });

  test(`${path}: the second picture is loaded when the pointer enters the slider`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, path);
    await expect(image(page, before)).toBeVisible();
    const file = new RegExp(`/images/${after.scene.replaceAll('_', '-')}-\\d`);
    expect(requests.filter((url) => file.test(url))).toEqual([]);
    await slider(page, label).hover();
    await expect.poll(() => requests.some((url) => file.test(url))).toBe(true);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test(`${path} lists all stops and shows the last picture; slider and Print button are hidden`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('slider')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      for (const stop of stops) {
        const item = page.getByRole('listitem').filter({ hasText: stop.text });
        await expect(item).toBeVisible();
        await expect(item).toContainText(stop.share);
      }
      await expect(image(page, after.alt)).toBeVisible();
      await expect(image(page, before)).toBeHidden();
    });
  });
}

test('the water covers the first picture only at the last stop, and with reduced motion it does not animate', async ({ page }) => {
  const { before, after, label } = pages[1]!;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/personal/flood-insurance');
  await slider(page, label).focus();
  await expect(page.locator('[data-state="loaded"]').getByAltText(after.alt)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(image(page, after.alt)).toBeVisible();
  await expect(image(page, before)).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText(flood.lossSlider.stops.at(-1)!.text)).toBeVisible();
  expect(await image(page, before).isVisible()).toBe(false);
});

test('print shows the last stop', async ({ page }) => {
  await open(page, '/industry/hospitality-insurance');
  await page.emulateMedia({ media: 'print' });
  const { stops } = hospitality.lossSlider;
  await expect(page.getByText(stops.at(-1)!.text)).toBeVisible();
  await expect(page.getByText(stops[0]!.text)).toBeHidden();
  await expect(page.getByRole('slider')).toHaveCount(0);
});
