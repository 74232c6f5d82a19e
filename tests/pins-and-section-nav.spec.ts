/** Annotated pictures and the section nav. */
import type { Locator, Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { axeFaults, colorRules, expect, started, test } from './site-test';

const homeowners = readContent('personal/homeowners.yaml');
const site = readContent('site.yaml');

const path = '/personal/homeowners-insurance';
const { heading, items } = homeowners.whatWeCover;

/** The annotated picture of the page. Pins are SVG elements without a role, so tests find them by their order. */
function pinsOf(page: Page) {
  const section = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
  return {
    section,
    lines: section.getByRole('listitem'),
    pins: section.locator('[data-pins] > svg'),
    title: (at: number) => section.locator('summary').filter({ hasText: items[at]?.title ?? '' }),
    connector: section.locator('[data-pin-group] > svg'),
  };
}

/** Indexes of the highlighted pins, which are opaque; the others are translucent. */
const litPins = (pins: Locator) =>
  pins.evaluateAll((all) => all.flatMap((pin, at) => (Number(getComputedStyle(pin).opacity) === 1 ? at : [])));

const all = items.map((_, at) => at);

test.describe('annotated picture, wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test.beforeEach(async ({ page }) => {
    await page.goto(path);
    await started(page);
    const { section } = pinsOf(page);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('img')).toBeVisible();
  });

  test('hovering a list item draws a line to its pin and dims the other pins; hovering a pin highlights its list item', async ({
    page,
  }) => {
    const { lines, pins, title, connector } = pinsOf(page);
    const color = (at: number) => title(at).evaluate((link) => getComputedStyle(link).color);
    const before = await color(0);
    await lines.nth(1).hover();
    await expect.poll(() => litPins(pins)).toEqual([1]);
    await expect(connector).toBeVisible();

    const line = await connector
      .locator('path')
      .last()
      .evaluate((drawn) => {
        const path = drawn as SVGPathElement;
        const ends = [0, path.getTotalLength()].map((at) => path.getPointAtLength(at).matrixTransform(path.getScreenCTM()!));
        return ends.map(({ x, y }) => ({ x, y }));
      });
    const number = (await lines.nth(1).locator('span').first().boundingBox())!;
    const pin = (await pins.nth(1).locator('circle').boundingBox())!;
    expect(line[0]?.y, 'level with the number of the line').toBeCloseTo(number.y + number.height / 2, 0);
    expect(line[0]?.x).toBeLessThan(number.x);
    const [x, y] = [pin.x + pin.width / 2, pin.y + pin.height / 2];
    expect(Math.hypot((line[1]?.x ?? 0) - x, (line[1]?.y ?? 0) - y), 'ends at the pin').toBeLessThan(24);

    await page.getByRole('heading', { level: 2, name: heading }).hover();
    await expect.poll(() => litPins(pins)).toEqual(all);
    await expect(connector).toBeHidden();

    await pins.nth(3).hover();
    await expect.poll(() => litPins(pins)).toEqual([3]);
    await expect(connector).toBeVisible();
    await expect.poll(() => color(3)).toBe(before);
    await expect.poll(() => color(0)).not.toBe(before);
  });

  test('focus highlights a list item, and a URL fragment opens it', async ({ page }) => {
    const { lines, pins, title, connector } = pinsOf(page);
    await title(0).focus();
    await page.keyboard.press('Tab');
    await expect(title(1)).toBeFocused();
    await expect.poll(() => litPins(pins)).toEqual([1]);
    await expect(connector).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(lines.nth(1).getByRole('paragraph')).toBeHidden();
    await page.evaluate(() => location.assign('#pin-2'));
    await expect(lines.nth(1).getByRole('paragraph')).toBeInViewport();
  });

  test('dimmed list items stay readable in both themes', async ({ page }) => {
    // Without color transitions, which axe would measure halfway.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { lines, pins } = pinsOf(page);
    await lines.nth(2).hover();
    await expect.poll(() => litPins(pins)).toEqual([2]);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
      expect(await axeFaults(page, 'main', colorRules), theme).toEqual([]);
    }
  });
});

test.describe('annotated picture, phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on a list item shows its text', async ({ page }) => {
    await page.goto(path);
    await started(page);
    const { lines, title, connector } = pinsOf(page);
    await expect(lines.nth(1).getByRole('paragraph')).toBeHidden();
    await title(1).tap();
    await expect(lines.nth(1).getByRole('paragraph')).toBeVisible();
    await expect(connector).toBeHidden();
  });
});

const sectionNav = (page: Page) => page.getByRole('navigation', { name: site.reading.contents });

test.describe('section nav', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('labels show on hover and focus, and the link that was followed becomes current', async ({ page }) => {
    await page.goto(path);
    await started(page);
    const nav = sectionNav(page);
    const link = nav.getByRole('link', { name: heading, exact: true });
    const name = nav.getByText(heading, { exact: true });
    await expect(name).toHaveCSS('opacity', '0');
    await link.focus();
    await expect(name).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(nav.locator('[aria-current]')).toHaveCount(1);

    await link.blur();
    await expect(name).toHaveCSS('opacity', '0');
    await link.hover({ position: { x: 12, y: 13 } });
    await expect(name).toHaveCSS('opacity', '1');
  });

  test('ticks move to the positions of their sections, and the section nav ends above the footer', async ({ page }) => {
    await page.goto(path);
    await started(page);
    await expect(page.locator('[data-placed]')).toHaveCount(1);
    const tops = await sectionNav(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    const steps = tops.slice(1).map((top, i) => top - tops[i]!);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(25.5);
    expect(Math.max(...steps)).toBeGreaterThan(1.5 * Math.min(...steps));

    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const end = async () => {
      const list = (await sectionNav(page).locator('ol').boundingBox())!;
      const footer = (await page.getByRole('contentinfo').boundingBox())!;
      return footer.y - (list.y + list.height);
    };
    await expect.poll(end).toBeGreaterThan(0);
  });

  test('below 1240 px the section nav is a collapsed list, which collapses again after a click; it is not printed', async ({ page }) => {
    await page.setViewportSize({ width: 1239, height: 900 });
    await page.goto(path);
    await started(page);
    const link = sectionNav(page).getByRole('link', { name: heading, exact: true });
    await expect(link).toBeHidden();
    await sectionNav(page).getByText(site.reading.contents).click();
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    await expect(link).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(sectionNav(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

  test('hovering a list item highlights its pin, without a line; evenly spaced ticks link to the sections', async ({ page }) => {
    await page.goto(path);
    const { lines, pins, connector } = pinsOf(page);
    await expect(lines).toHaveCount(items.length);
    await lines.nth(1).hover();
    await expect(pins.nth(1)).toHaveCSS('opacity', '1');
    await expect(pins.nth(0)).toHaveCSS('opacity', '0.4');
    await expect(connector).toBeHidden();

    const links = sectionNav(page).getByRole('link');
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    const steps = tops.slice(1).map((top, i) => top - tops[i]!);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(26);
    await links.nth(1).click({ position: { x: 6, y: 13 } });
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
  });
});
