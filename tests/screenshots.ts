/**
 * Compares small screenshots of whole pages with those in tests/screens. After an intended change, renew them with `npx
 * playwright test --project screens --update-snapshots`. They check layout and color. Pictures are left out:
 * check-images.ts checks them.
 */
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './site-test';

const sizes = [
  { width: 390, height: 844, scale: 0.5, theme: 'light' },
  { width: 768, height: 1024, scale: 0.35, theme: 'dark' },
  { width: 1440, height: 900, scale: 0.25, theme: 'light' },
];
/** Screenshots of longer pages are cut off: the rest of a list such as the glossary repeats the same layout. */
const maxHeight = 12_000;

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
const fileOf = (path: string, width: number, theme: string) => `${nameOf(path)}-${width}-${theme}.jpg`;

export const screenshotFiles = (path: string) => sizes.map(({ width, theme }) => fileOf(path, width, theme));

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** `ready` waits until the page can be compared, by default until its islands are hydrated. */
export function testScreenshots(path: string, url: string | (() => string) = path, ready: (page: Page) => Promise<void> = hydrated): void {
  for (const { width, height, scale, theme } of sizes) {
    test.describe(() => {
      test.use({ deviceScaleFactor: scale, viewport: { width, height } });
      test(`${path} matches its screenshot at ${width} px, ${theme}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));
        // Turns off font hinting: the full Chromium applies it, the headless shell does not, and it moves line breaks.
        await page.addInitScript(() => {
          const unhinted = new CSSStyleSheet();
          unhinted.replaceSync('* { text-rendering: geometricPrecision !important }');
          document.adoptedStyleSheets.push(unhinted);
        });
        await page.goto(typeof url === 'string' ? url : url());
        await ready(page);
        await page.evaluate(async (chosen) => {
          // The position of content below sticky or fixed elements differs by one pixel between Chromium and its headless shell.
          for (const element of document.querySelectorAll<HTMLElement>('body *')) {
            const { position, visibility } = getComputedStyle(element);
            if (['sticky', 'fixed'].includes(position) && visibility === 'visible')
              Object.assign(element.style, { position: 'relative', inset: 'auto' });
          }
          document.documentElement.dataset.theme = chosen;
          // Makes the lazy pictures load.
          dispatchEvent(new Event('beforeprint'));
          await document.fonts.ready;
        }, theme);
        await expect(page.locator('site-picture[data-state=loading]').filter({ visible: true })).toHaveCount(0);
        const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
        const screenshot = await page.screenshot({
          type: 'jpeg',
          quality: 70,
          fullPage: true,
          clip: { x: 0, y: 0, width, height: Math.min(pageHeight, maxHeight) },
          animations: 'disabled',
          caret: 'hide',
        });
        expect(screenshot).toMatchSnapshot(fileOf(path, width, theme), { threshold: 0.1, maxDiffPixels: 40 });
      });
    });
  }
}
