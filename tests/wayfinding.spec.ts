/** What shows the way on a page: pins that answer. */
import type { Locator, Page } from '@playwright/test';
import homeowners from '../content/personal/homeowners';
import { axeFaults, expect, started, test } from './site-test';

const path = '/personal/homeowners-insurance';
const { heading, items } = homeowners.covers;

/** The section, its lines and its pins: a pin is a drawing, so it is found by its place in the picture. */
function pinsOf(page: Page) {
  const section = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
  return {
    section,
    lines: section.getByRole('listitem'),
    pins: section.locator('[data-pins] > svg'),
    title: (at: number) => section.getByRole('link', { name: items[at]?.title ?? '', exact: true }),
    leader: section.locator('[data-answering] > svg'),
  };
}

/** Which pins stand out: the others are seen through. */
const litPins = (pins: Locator) =>
  pins.evaluateAll((all) => all.flatMap((pin, at) => (Number(getComputedStyle(pin).opacity) === 1 ? at : [])));

const all = items.map((_, at) => at);

test.describe('pins that answer, on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test.beforeEach(async ({ page }) => {
    await page.goto(path);
    await started(page);
    const { section } = pinsOf(page);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('img')).toBeVisible();
  });

  test('pointing at a line draws a level leader to its pin and dims the others; leaving clears it', async ({ page }) => {
    const { lines, pins, leader } = pinsOf(page);
    await lines.nth(1).hover();
    await expect.poll(() => litPins(pins)).toEqual([1]);
    await expect(leader).toBeVisible();

    const line = await leader
      .locator('path')
      .last()
      .evaluate((drawn) => {
        const path = drawn as SVGPathElement;
        const ends = [0, path.getTotalLength()].map((at) => path.getPointAtLength(at).matrixTransform(path.getScreenCTM()!));
        return ends.map(({ x, y }) => ({ x, y }));
      });
    const number = await lines.nth(1).locator('span').first().boundingBox();
    const pin = await pins.nth(1).locator('circle').boundingBox();
    if (!number || !pin) throw new Error('nothing is drawn');
    expect(line[0]?.y, 'level with the number of the line').toBeCloseTo(number.y + number.height / 2, 0);
    expect(line[0]?.x).toBeLessThan(number.x);
    const [x, y] = [pin.x + pin.width / 2, pin.y + pin.height / 2];
    expect(Math.hypot((line[1]?.x ?? 0) - x, (line[1]?.y ?? 0) - y), 'ends at the pin').toBeLessThan(24);

    await page.getByRole('heading', { level: 2, name: heading }).hover();
    await expect.poll(() => litPins(pins)).toEqual(all);
    await expect(leader).toBeHidden();
  });

  test('the other way round: pointing at a pin answers in the list', async ({ page }) => {
    const { pins, title, leader } = pinsOf(page);
    const color = (at: number) => title(at).evaluate((link) => getComputedStyle(link).color);
    const before = await color(0);
    await pins.nth(3).hover();
    await expect.poll(() => litPins(pins)).toEqual([3]);
    await expect(leader).toBeVisible();
    await expect.poll(() => color(3)).toBe(before);
    await expect.poll(() => color(0)).not.toBe(before);
  });

  test('the keyboard points too, and a line is an address', async ({ page }) => {
    const { pins, title, leader } = pinsOf(page);
    await title(0).focus();
    await page.keyboard.press('Tab');
    await expect(title(1)).toBeFocused();
    await expect.poll(() => litPins(pins)).toEqual([1]);
    await expect(leader).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#pin-2$/);
  });

  for (const theme of ['light', 'dark'])
    test(`lines that step back stay readable, ${theme} theme`, async ({ page }) => {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
      const { lines, pins } = pinsOf(page);
      await lines.nth(2).hover();
      await expect.poll(() => litPins(pins)).toEqual([2]);
      // colors fade
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      expect(await axeFaults(page, 'main')).toEqual([]);
    });
});

test.describe('pins that answer, without scripts', () => {
  test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

  test('the lines are a list, and pins and lines still light each other', async ({ page }) => {
    await page.goto(path);
    const { lines, pins, leader } = pinsOf(page);
    await expect(lines).toHaveCount(items.length);
    await lines.nth(1).hover();
    await expect(pins.nth(1)).toHaveCSS('opacity', '1');
    await expect(pins.nth(0)).toHaveCSS('opacity', '0.4');
    await expect(leader).toBeHidden();
  });
});

test.describe('pins that answer, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the picture stays in sight under the header while the list scrolls, and the pins light in turn', async ({ page }) => {
    await page.goto(path);
    await started(page);
    const { section, lines, pins, leader } = pinsOf(page);
    await section.scrollIntoViewIfNeeded();
    const picture = section.getByRole('img');
    await expect(picture).toBeVisible();
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    for (const at of [0, 2, 4]) {
      await lines.nth(at).evaluate((line) => scrollTo({ top: line.getBoundingClientRect().top + scrollY - 400, behavior: 'instant' }));
      await expect.poll(() => litPins(pins)).toEqual([at]);
      const box = await picture.boundingBox();
      expect(box?.y, 'under the header').toBeGreaterThanOrEqual(header - 1);
      expect((box?.y ?? 0) + (box?.height ?? 0), 'above the line being read').toBeLessThan(400);
    }
    await expect(leader).toBeHidden();
  });

  test('a line that the keyboard reaches is not behind the picture', async ({ page }) => {
    await page.goto(path);
    await started(page);
    const { section, title } = pinsOf(page);
    await title(5).scrollIntoViewIfNeeded();
    await title(5).focus();
    for (const at of [4, 3, 2, 1, 0]) {
      await page.keyboard.press('Shift+Tab');
      await expect(title(at)).toBeFocused();
      const picture = await section.getByRole('img').boundingBox();
      await expect.poll(async () => (await title(at).boundingBox())?.y ?? 0).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
    }
  });

  test('on a screen that is not high enough for both the picture scrolls away', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(path);
    const { section, lines } = pinsOf(page);
    await lines.last().scrollIntoViewIfNeeded();
    await expect(section.locator('[data-pins]')).not.toBeInViewport();
  });
});
