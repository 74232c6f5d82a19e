/** The hero of industry and personal pages: a loss in a few stops, and the other wording. */
import type { Locator, Page } from '@playwright/test';
import { readContent, slugsIn } from '../content-model/read';
import type { LossSlider } from '../content-model/schemas/shared';
import { expect, open, test } from './site-test';

const { lossSlider: words } = readContent('site.yaml');
const hospitality = readContent('industries/hospitality.yaml');
const flood = readContent('personal/flood.yaml');
const realEstate = readContent('industries/real-estate.yaml').lossSlider;

const pages = [
  {
    path: '/industry/hospitality-insurance',
    ...hospitality.lossSlider,
    before: hospitality.picture,
    after: hospitality.lossSlider.picture!,
  },
  { path: '/personal/flood-insurance', ...flood.lossSlider, before: flood.lossSlider.before!, after: flood.picture },
];
const hero = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
const slider = (page: Page, label: string) => page.getByRole('slider', { name: label });
const image = (page: Page, name: string) => page.getByRole('img', { name, exact: true });
const reading = (page: Page) => hero(page).getByRole('status');
const switchOf = ({ wording }: LossSlider) => (wording.kind === 'switch' ? wording : undefined);
const shareOf = (sum: string) => sum.split('= ').at(-1)!;

/** Sets an attribute on <html> at the first layout shift after this call. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    new PerformanceObserver(() => document.documentElement.setAttribute('data-shift', '')).observe({ type: 'layout-shift' });
  });

for (const { path, label, stops, before, after } of pages) {
  test(`${path} opens after the loss; arrow keys and Play move through all stops, without a layout shift`, async ({ page }) => {
    await open(page, path);
    await expect(reading(page)).toContainText(stops.at(-1)!.share);
    await expect(image(page, after.alt)).toBeVisible();
    await expect(image(page, before.alt)).toBeHidden();
    await slider(page, label).focus();
    await expect(page.getByAltText(before.alt, { exact: true })).toBeAttached();
    await watchShifts(page);
    await page.keyboard.press('Home');
    for (const [i, stop] of stops.entries()) {
      if (i > 0) await page.keyboard.press('ArrowRight');
      await expect(slider(page, label)).toHaveAttribute('aria-valuetext', `${stop.label}: ${stop.share}`);
      await expect(reading(page).getByText(stop.text).first()).toBeVisible();
    }
    await page.getByRole('button', { name: words.play }).click();
    await expect(slider(page, label)).toHaveAttribute('aria-valuetext', `${stops[0]!.label}: ${stops[0]!.share}`);
    await expect(image(page, before.alt)).toBeVisible();
    await expect(slider(page, label)).toHaveAttribute('aria-valuetext', `${stops[1]!.label}: ${stops[1]!.share}`);
    await page.getByRole('button', { name: words.stop }).click();
    await expect(page.getByRole('button', { name: words.play })).toBeVisible();
    await expect(page.locator('html[data-shift]')).toHaveCount(0);
  });

  test(`${path}: the picture before the loss is loaded when the pointer enters the slider`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, path);
    await expect(image(page, after.alt)).toBeVisible();
    const file = new RegExp(`/images/${before.scene.replaceAll('_', '-')}-\\d`);
    expect(requests.filter((url) => file.test(url))).toEqual([]);
    await slider(page, label).hover();
    await expect.poll(() => requests.some((url) => file.test(url))).toBe(true);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test(`${path} says the loss, and the other wording as a sentence; controls are hidden`, async ({ page }) => {
      await page.goto(path);
      await expect(hero(page).getByText(stops.at(-1)!.text).first()).toBeVisible();
      const wording = switchOf(pages.find((one) => one.path === path)!)!;
      await expect(hero(page).getByText(wording.text).last()).toBeVisible();
      await expect(hero(page).getByText(`${wording.other}: ${shareOf(wording.sum)}`)).toBeVisible();
      for (const role of ['slider', 'radio', 'button'] as const) await expect(hero(page).getByRole(role)).toHaveCount(0);
      await expect(image(page, after.alt)).toBeVisible();
      await expect(image(page, before.alt)).toBeHidden();
    });
  });
}

test('Play with reduced motion goes to the first stop and waits', async ({ page }) => {
  const { label, stops } = hospitality.lossSlider;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/industry/hospitality-insurance');
  await page.getByRole('button', { name: words.play }).click();
  await expect(slider(page, label)).toHaveAttribute('aria-valuetext', `${stops[0]!.label}: ${stops[0]!.share}`);
  await expect(page.getByRole('button', { name: words.play })).toBeVisible();
});

test('the other wording changes number and sentence, at the stop that it names; the first one leads back, without a layout shift', async ({
  page,
}) => {
  const { label, stops } = realEstate;
  const wording = switchOf(realEstate)!;
  await open(page, '/industry/real-estate-insurance');
  await watchShifts(page);
  await page.getByRole('radio', { name: wording.other }).check();
  await expect(reading(page)).toContainText(shareOf(wording.sum));
  await expect(reading(page).getByText(wording.text).first()).toBeVisible();
  await expect(slider(page, label)).toHaveAttribute('aria-valuetext', `${wording.stop}: ${shareOf(wording.sum)}`);
  await expect(slider(page, label)).toHaveValue('2');
  await page.getByRole('radio', { name: wording.written }).check();
  await expect(reading(page)).toContainText(stops.at(-1)!.share);
  await expect(slider(page, label)).toHaveValue('3');
  await expect(page.locator('html[data-shift]')).toHaveCount(0);
});

test('the other wording that is chosen before hydration changes the number', async ({ page }) => {
  const wording = switchOf(realEstate)!;
  await page.goto('/industry/real-estate-insurance');
  await page.getByRole('radio', { name: wording.other }).check();
  await expect(reading(page)).toContainText(shareOf(wording.sum));
  await expect(slider(page, realEstate.label)).toHaveValue('2');
});

test('where no wording would have helped, the hero says so and has no switch', async ({ page }) => {
  const { wording } = readContent('industries/environmental.yaml').lossSlider;
  await open(page, '/industry/environmental-insurance');
  await expect(hero(page).getByText(wording.text)).toBeVisible();
  await expect(hero(page).getByRole('radio')).toHaveCount(0);
});

test('the water covers the first picture only at the last stops, and with reduced motion it does not animate', async ({ page }) => {
  const { before, after, label } = pages[1]!;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/personal/flood-insurance');
  await slider(page, label).focus();
  await page.keyboard.press('Home');
  await expect(page.locator('[data-state="loaded"]').getByAltText(before.alt)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(image(page, after.alt)).toBeVisible();
  await expect(image(page, before.alt)).toBeVisible();
  await page.keyboard.press('End');
  await expect(image(page, before.alt)).toBeHidden();
});

test('print shows the last stop and the other wording', async ({ page }) => {
  await open(page, '/industry/hospitality-insurance');
  await page.emulateMedia({ media: 'print' });
  const { stops } = hospitality.lossSlider;
  await expect(hero(page).getByText(stops.at(-1)!.text).first()).toBeVisible();
  await expect(hero(page).getByText(switchOf(hospitality.lossSlider)!.text).last()).toBeVisible();
  await expect(hero(page).getByText(stops[0]!.text)).toBeHidden();
  await expect(page.getByRole('slider')).toHaveCount(0);
});

/** Links of the hero that opaque pixels of the picture reach into. The box of a picture is larger than what is drawn in it. */
const coveredLinks = (page: Page) =>
  hero(page)
    .locator('[data-hero-picture] img:visible')
    .evaluateAll(async ([img]) => {
      if (!(img instanceof HTMLImageElement)) throw new Error('The hero shows no picture.');
      await img.decode();
      const box = img.getBoundingClientRect();
      const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)];
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
      context.drawImage(img, 0, 0, box.width, box.height);
      const { data } = context.getImageData(0, 0, width, height);
      return [...document.querySelectorAll('[data-hero-text] a')].flatMap((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        for (let y = Math.max(0, Math.ceil(top - box.top)); y < Math.min(height, bottom - box.top); y++)
          for (let x = Math.max(0, Math.ceil(left - box.left)); x < Math.min(width, right - box.left); x++)
            if (data[(y * width + x) * 4 + 3]! > 100) return link.textContent ?? '';
        return [];
      });
    });

/** Labels under the slider that touch the one before. */
const touchingLabels = (page: Page) =>
  hero(page)
    .locator('ol[aria-hidden] li')
    .evaluateAll((labels) => {
      const boxes = labels.map((label) => {
        const text = document.createRange();
        text.selectNodeContents(label);
        return text.getBoundingClientRect();
      });
      return labels.filter((_, i) => i > 0 && boxes[i]!.left <= boxes[i - 1]!.right).map(({ textContent }) => textContent);
    });

const heroes = [
  ...slugsIn('industries').map((slug) => ({ path: `/industry/${slug}-insurance`, ...readContent(`industries/${slug}.yaml`).lossSlider })),
  ...slugsIn('personal').map((slug) => ({ path: `/personal/${slug}-insurance`, ...readContent(`personal/${slug}.yaml`).lossSlider })),
];
const bottomOf = async (part: Locator) => {
  const { y, height } = (await part.boundingBox())!;
  return y + height;
};

test('on every page the first screen has the whole hero; on a phone amount, slider and question, and both links in a row', async ({
  page,
}) => {
  for (const { path, label, wording } of heroes) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    for (const part of [slider(page, label), ...(wording.kind === 'switch' ? [hero(page).locator('legend').getByText(words.whatIf)] : [])])
      expect.soft(await bottomOf(part), `${path} at 390 px`).toBeLessThan(844);
    if (path.startsWith('/industry')) {
      const links = ['Request a Quote', 'Talk to an advisor'].map((name) => hero(page).getByRole('link', { name }).boundingBox());
      const [quote, advisor] = await Promise.all(links);
      expect.soft(quote!.y + quote!.height / 2, path).toBeCloseTo(advisor!.y + advisor!.height / 2, 0);
    }
    for (const [width, height] of [
      [768, 1024],
      [1366, 680],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await bottomOf(hero(page).getByText(words.note)), `${path} at ${width} px`).toBeLessThan(height);
    }
  }
});

for (const language of ['', '/es'])
  test(`on every${language && ' Spanish'} page no picture covers a link of the hero, and no label under a slider touches the next one`, async ({
    page,
  }) => {
    for (const { path } of heroes) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${language}${path}`);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await coveredLinks(page), `${path} at ${width} px`).toEqual([]);
      }
      for (const width of [390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await touchingLabels(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
