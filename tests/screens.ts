/**
 * How pages look, as small pictures of the whole page (tests/screens). `npm run screenshots` renews them after a change
 * that was meant. Made smaller, the edges of letters, which differ by a shade from machine to machine, no longer count;
 * a missing stylesheet, another colour or another measure does.
 */
import sharp from 'sharp';
import { expect, hydrated, test } from './site-test';

const sizes = [
  { width: 390, height: 844, smaller: 3 },
  { width: 1440, height: 900, smaller: 6 },
] as const;

/** Drawn at half the size, which is quicker. */
const scale = 0.5;

/** Pictures have tests of their own (every-page.spec.ts): here their place stays empty. */
const empty = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');

export function testLook(path: string): void {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  test.describe(() => {
    test.use({ deviceScaleFactor: scale });
    test(`${path} looks as it did at 390 and 1440 px, light and dark`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: empty }));
      for (const { width, height, smaller } of sizes) {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        await hydrated(page);
        for (const theme of ['light', 'dark']) {
          await page.evaluate(async (chosen) => {
            document.documentElement.dataset['theme'] = chosen;
            dispatchEvent(new Event('beforeprint'));
            await document.fonts.ready;
          }, theme);
          // a skeleton that is still there would be in the picture
          await expect(page.locator('site-picture[data-state=loading]').filter({ visible: true })).toHaveCount(0);
          const whole = await page.screenshot({ type: 'jpeg', quality: 90, fullPage: true, animations: 'disabled', caret: 'hide' });
          const small = await sharp(whole)
            .resize({ width: Math.round(width / smaller) })
            .jpeg({ quality: 80, chromaSubsampling: '4:4:4' })
            .toBuffer();
          expect.soft(small).toMatchSnapshot(`${name}-${width}-${theme}.jpg`, { threshold: 0.03, maxDiffPixelRatio: 0.005 });
        }
      }
    });
  });
}
