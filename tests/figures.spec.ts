/** The illustration (figure) of each industry: labels, width, print and forced colors. */
import type { Page } from '@playwright/test';
import { readContent } from '../content-model/read.ts';
import { industrySlugs } from './site-paths';
import { expect, test } from './site-test';

const path = (slug: string) => `/industry/${slug}-insurance`;
const content = (slug: string) => readContent(`industries/${slug}.yaml`);

// Scripts are off, because they open and close collapsible sections when the width changes.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

/** The section with the figure. */
const section = (page: Page) => page.locator('#goes-wrong');

/** Pairs of labels that overlap, and labels that extend beyond the window. */
const collisions = (page: Page) =>
  section(page)
    .locator('figure')
    .evaluate((figure) => {
      const labels: { node: Node; words: string; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent?.trim();
        const isVisuallyHidden = (element: Element | null): boolean =>
          element !== null && element !== figure && ((element as HTMLElement).offsetWidth === 1 || isVisuallyHidden(element.parentElement));
        if (!words || !node.parentElement?.checkVisibility() || isVisuallyHidden(node.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) labels.push({ node, words, box });
      }
      // Line boxes are taller than their letters, so compare the middle part. Lines of the same text may overlap.
      const letters = ({ box }: (typeof labels)[number]) => ({ top: box.top + box.height * 0.22, bottom: box.bottom - box.height * 0.22 });
      const meet = (one: (typeof labels)[number], other: (typeof labels)[number]) =>
        one.node !== other.node &&
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 &&
        Math.min(letters(one).bottom, letters(other).bottom) - Math.max(letters(one).top, letters(other).top) > 0;
      return [
        ...labels
          // a table that does not fit scrolls
          .filter(({ node, box }) => !node.parentElement?.closest('[tabindex="0"]') && (box.left < 0 || box.right > window.innerWidth))
          .map(({ words }) => `${words}: outside the window`),
        ...labels.flatMap((one, i) => labels.slice(i + 1).flatMap((other) => (meet(one, other) ? `${one.words} × ${other.words}` : []))),
      ];
    });

for (const slug of industrySlugs) {
  test(`${slug}: story, drawing and amounts are one section, and no labels overlap from 1440 to 320 px`, async ({ page }) => {
    const { figure, loss, lossSlider } = content(slug);
    if (!figure) throw new Error(`${slug} has no figure`);
    await page.goto(path(slug));

    const drawn = section(page);
    await expect(drawn.getByRole('heading', { level: 2 })).toHaveText(`What goes wrong. ${loss.title}`);
    await expect(drawn.getByText(figure.lossMark, { exact: true }).last()).toBeVisible();
    const share = lossSlider.stops.at(-1)!.share;
    await expect(drawn.getByRole('row').filter({ hasText: share }).first()).toBeVisible();

    for (const width of [1440, 1100, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await collisions(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test('the table of a loss has a name, and each of its rows a header', async ({ page }) => {
  for (const path of ['/industry/energy-insurance', '/personal/flood-insurance', '/services/risk-management']) {
    await page.goto(path);
    const table = page.getByRole('table', { name: /^In numbers/ });
    expect(await table.getByRole('rowheader').count(), path).toBe(await table.getByRole('row').count());
  }
});

test('the figure and the amounts are printed', async ({ page }) => {
  const { figure, loss } = content('healthcare');
  if (figure?.kind !== 'timeline') throw new Error('the figure of healthcare is a timeline');
  await page.goto(path('healthcare'));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 702, height: 900 });
  await expect(section(page).getByRole('img', { name: figure.description })).toBeVisible();
  for (const { label } of loss.figures) await expect(section(page).getByRole('rowheader', { name: label })).toBeVisible();
  expect(await collisions(page)).toEqual([]);
});

for (const slug of ['construction', 'transportation', 'hospitality'])
  test(`${slug}: in forced colors, each kind of policy in the legend has its own shape`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path(slug));
    const swatches = section(page).locator('figcaption li svg');
    const drawings = await swatches.evaluateAll((all) => all.map((swatch) => swatch.innerHTML));
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(await collisions(page)).toEqual([]);
  });
