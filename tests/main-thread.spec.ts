/** What the main thread does while a page loads. Counts are the same on a busy machine; times are measured by npm run bench. */
import { mainThreadLimits } from './budgets.ts';
import { traceLoad, traceMainThread } from './main-thread.ts';
import { industryPath, industrySlugs, personalPath, personalSlugs, services } from './site-paths.ts';
import { expect, test } from './site-test';

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

const industry = industryPath(industrySlugs[0]!);
const onePerKind = [
  '/',
  industry,
  personalPath(personalSlugs[0]!),
  services[0]![0],
  '/tools/coinsurance',
  '/glossary',
  '/blog',
  '/blog/texas-claim-clock-explained',
  '/about',
  '/es',
];

for (const path of onePerKind)
  test(`${path}: while it loads, styles are computed for as many elements as it has, and at most ten frames are drawn`, async ({
    page,
  }) => {
    const { styled, frames } = await traceLoad(page, path);
    const elements = await page.locator('*').count();
    expect(styled).toBeGreaterThan(100);
    expect(styled).toBeLessThanOrEqual(elements);
    expect(frames).toBeGreaterThan(0);
    expect(frames).toBeLessThanOrEqual(mainThreadLimits.frames);
  });

for (const path of ['/', industry])
  test(`${path}: a picture that changes its state has few elements styled again`, async ({ page }) => {
    await page.goto(path);
    const picture = page.locator('main site-picture[data-state="loaded"]').first();
    await picture.waitFor();
    const { styled } = await traceMainThread(page, () =>
      picture.evaluate(async (element) => {
        element.dataset.state = 'loading';
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }),
    );
    expect(styled).toBeGreaterThan(0);
    expect(styled).toBeLessThanOrEqual(mainThreadLimits.pictureStyles);
  });
