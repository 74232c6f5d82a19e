/** The scrollbar tells the truth: a page is as high at its first paint as when it has been read. */
import { paths } from './paths.ts';
import { expect, readToEnd, started, test } from './site-test';

for (const width of [390, 1440])
  test(`the document's height at first paint and after reading to the end differ by at most 2 % at ${width} px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    const lies: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const first = await page.evaluate(() => document.documentElement.scrollHeight);
      await started(page);
      await readToEnd(page);
      const read = await page.evaluate(() => document.documentElement.scrollHeight);
      if (Math.abs(read - first) > 0.02 * read) lies.push(`${path}: ${first} px, then ${read} px`);
    }
    expect(lies).toEqual([]);
  });
