/** Large text, wide spacing of text and a tiny window, on one page of each kind that has a layout of its own. */
import type { Page } from '@playwright/test';
import { industryPath, personalPath, servicePath } from '../app/lib/page-paths';
import { expect, open, test } from './site-test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Texts that an ancestor or the window cuts off, and pairs of texts that overprint one another. */
const textFaults = (page: Page) =>
  page.evaluate(() => {
    const texts: { text: string; element: Element; box: DOMRect }[] = [];
    const isSkipped = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('.visually-hidden, [aria-hidden="true"]') !== null;
    const ancestorsOf = (element: Element | null): Element[] => (element ? [element, ...ancestorsOf(element.parentElement)] : []);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent?.trim() || isSkipped(element)) continue;
      const styles = ancestorsOf(element).map((one) => getComputedStyle(one));
      // Hidden for the eye, moving, or above the rest on purpose.
      if (
        styles.some(
          ({ clipPath, animationName, position }) => clipPath === 'inset(50%)' || animationName !== 'none' || position === 'fixed',
        )
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2) texts.push({ text: node.textContent.trim().slice(0, 40), element, box });
    }
    const middle = ({ top, height }: DOMRect) => ({ top: top + 0.2 * height, bottom: top + 0.8 * height });
    const cut = texts.flatMap(({ text, element, box }) => {
      for (const ancestor of ancestorsOf(element)) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(ancestor);
        // A cut review has a button that shows all of it.
        if (webkitLineClamp !== 'none') return [];
        if (/auto|scroll/.test(overflowX) && ancestor !== document.documentElement) return [];
        const edges = ancestor.getBoundingClientRect();
        const isCutAcross = /hidden|clip/.test(overflowX) && (box.left < edges.left - 2 || box.right > edges.right + 2);
        const isCutDown =
          /hidden|clip/.test(overflowY) && (box.top < edges.top - box.height / 2 || box.bottom > edges.bottom + box.height / 2);
        if (isCutAcross || isCutDown) return [`${text} in ${ancestor.tagName}.${ancestor.className}`];
      }
      return box.right > innerWidth + 2 || box.left < -2 ? [`${text} outside of the window`] : [];
    });
    const flowing = texts.filter(
      ({ element }) =>
        !ancestorsOf(element).some((one) => {
          const { position, webkitLineClamp } = getComputedStyle(one);
          return position === 'sticky' || webkitLineClamp !== 'none';
        }),
    );
    const overprinted = flowing.flatMap((one, i) =>
      flowing
        .slice(i + 1, i + 60)
        .filter(
          ({ element, box }) =>
            element !== one.element &&
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 3 &&
            // The middle of the lines: the boxes of large figures reach over the lines beside them.
            Math.min(middle(one.box).bottom, middle(box).bottom) - Math.max(middle(one.box).top, middle(box).top) > 2,
        )
        .map((other) => `${one.text} on ${other.text}`),
    );
    return { cut: [...new Set(cut)], overprinted: [...new Set(overprinted)], width: document.documentElement.scrollWidth };
  });

const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

for (const path of [
  '/',
  '/about',
  '/careers',
  '/blog',
  '/blog/texas-claim-clock-explained',
  '/blog/search?q=hail',
  '/glossary?q=wind',
  '/industry',
  industryPath('hospitality'),
  '/personal',
  personalPath('flood'),
  servicePath('claims-advocacy'),
  '/service',
  '/tools',
  '/tools/percent-deductible',
  '/tools/claim-clock',
  '/tools/certificate-request',
  '/onboarding',
  '/portals/booking-scheduler',
  '/disclosures',
  '/es',
  `/es${personalPath('flood')}`,
])
  test(`${path}: nothing is cut off or overprinted with text of twice the size, with wide spacing, and in a tiny window`, async ({
    page,
    context,
  }) => {
    await open(page, path, { width: 320, height: 256 });
    const check = async (name: string, width: number) =>
      expect.soft(await textFaults(page), name).toEqual({ cut: [], overprinted: [], width });
    await check('320 × 256 px', 320);
    // The security policy forbids style elements.
    const spacing = await page.evaluateHandle((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
      return sheet;
    }, wideSpacing);
    await page.setViewportSize({ width: 390, height: 844 });
    await check('wide spacing at 390 px', 390);
    await spacing.evaluate((sheet) => sheet.replaceSync(''));
    // The text size of the browser's settings; media queries in em follow it.
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await check(`text of 32 px at ${width} px`, width);
    }
  });

test('the logo keeps its distance from the buttons beside it', async ({ page, context }) => {
  await open(page, '/');
  const session = await context.newCDPSession(page);
  const close: string[] = [];
  for (const standard of [16, 20, 24, 32]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
    for (let width = 320; width <= 560; width += 10) {
      await page.setViewportSize({ width, height: 844 });
      const edges = async (name: string) =>
        (await page
          .getByRole('banner')
          .getByRole(name === 'MENU' ? 'button' : 'link', { name })
          .boundingBox())!;
      const [menu, phone] = [await edges('MENU'), await edges('Call')];
      const logo = (await page.getByRole('banner').getByRole('img').boundingBox())!;
      const distances = [logo.x - menu.x - menu.width, phone.x - logo.x - logo.width];
      if (Math.min(...distances) < 6) close.push(`${standard} px, ${width} px wide: ${distances.map(Math.round)}`);
    }
  }
  expect(close).toEqual([]);
});

test('the search and the subjects of the glossary stay wide enough at text of twice the size, and cover no heading', async ({
  page,
  context,
}) => {
  await open(page, '/glossary', { width: 390, height: 844 });
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const field of [page.getByRole('main').getByRole('searchbox'), page.getByRole('main').getByRole('combobox', { name: /subject/i })])
    expect((await field.boundingBox())?.width).toBeGreaterThan(300);

  await page.getByRole('main').getByRole('link', { name: 'C', exact: true }).click();
  const heading = page.getByRole('heading', { name: 'C', exact: true });
  const isOnTop = () =>
    heading.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 10, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
});

test('the result that sticks to the lower edge breaks no word at text of twice the size', async ({ page, context }) => {
  await open(page, '/tools/percent-deductible', { width: 390, height: 844 });
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const label = page.locator('[aria-hidden="true"]').getByText('Your deductible', { exact: false }).filter({ visible: true }).first();
  // Each line of text has a box; a word of two boxes is broken.
  const broken = await label.evaluate((element) => {
    const text = element.firstChild as Text;
    return text.data.split(' ').filter((word) => {
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(word));
      range.setEnd(text, text.data.indexOf(word) + word.length);
      return range.getClientRects().length > 1;
    });
  });
  expect(broken).toEqual([]);
});

test('the bar at the lower edge gives way to text of twice the size; header and page have both links', async ({ page, context }) => {
  await open(page, industryPath('hospitality'), { width: 390, height: 844 });
  await page.locator('#products').scrollIntoViewIfNeeded();
  const quotes = page.getByRole('link', { name: /^Request a Quote/ }).filter({ visible: true });
  const before = await quotes.count();
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect(quotes).toHaveCount(before - 1);
  await expect(page.getByRole('banner').locator('[href^="tel:"]').filter({ visible: true })).toHaveCount(1);
});
