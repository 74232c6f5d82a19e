/** The slider below the hero of industry and personal pages. */
import type { Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { expect, open, test } from './site-test';

const hospitality = readContent('industries/hospitality.yaml');
const condo = readContent('personal/condo.yaml');

const pages = [
  { path: '/industry/hospitality-insurance', ...hospitality },
  { path: '/personal/condo-insurance', ...condo },
];
const slider = (page: Page, label: string) => page.getByRole('slider', { name: label });

for (const { path, picture, lossSlider } of pages) {
  const { label, stops, picture: second } = lossSlider;
  test(`${path}: arrow keys move the slider through all stops of the loss, without a layout shift`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset['shift'] = `${entry.name} moved`;
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await open(page, path);
    await slider(page, label).focus();
    await page.evaluate(() => delete document.documentElement.dataset['shift']);
    for (const [i, stop] of stops.entries()) {
      if (i > 0) await page.keyboard.press('ArrowRight');
      await expect(slider(page, label)).toHaveAttribute('aria-valuetext', `${stop.label}: ${stop.share}`);
      await expect(page.getByText(stop.text)).toBeVisible();
    }
    await expect(page.getByText(stops[0]!.text)).toBeHidden();
    await expect(page.getByRole('img', { name: second!.alt })).toBeVisible();
    await expect(page.locator('html[data-shift]')).toHaveCount(0);
  });

  test(`${path}: the second picture is loaded when the pointer enters the slider`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, path);
    await expect(page.getByRole('img', { name: picture.alt })).toBeVisible();
    const file = `${second!.scene.replaceAll('_', '-')}-`;
    expect(requests.filter((url) => url.includes(file))).toEqual([]);
    await slider(page, label).hover();
    await expect.poll(() => requests.some((url) => url.includes(file))).toBe(true);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, lossSlider } of pages)
    test(`${path} lists all stops and shows the last picture`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('slider')).toHaveCount(0);
      for (const stop of lossSlider.stops) {
        const item = page.getByRole('listitem').filter({ hasText: stop.text });
        await expect(item).toBeVisible();
        await expect(item).toContainText(stop.share);
      }
      await expect(page.getByRole('img', { name: lossSlider.picture!.alt })).toBeVisible();
    });
});

test('print shows the last stop', async ({ page }) => {
  await open(page, '/industry/hospitality-insurance');
  await page.emulateMedia({ media: 'print' });
  const [first, last] = [hospitality.lossSlider.stops[0]!, hospitality.lossSlider.stops.at(-1)!];
  await expect(page.getByText(last.text)).toBeVisible();
  await expect(page.getByText(first.text)).toBeHidden();
  await expect(page.getByRole('slider')).toHaveCount(0);
});
