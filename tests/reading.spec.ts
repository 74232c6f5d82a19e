/**
 * Every page read to its end, on a phone and on a desk, both with two pixels to the point: the scrollbar told the truth
 * (a page is as high at its first paint as when it has been read), and every picture is there.
 */
import type { Page } from '@playwright/test';
import { paths } from './paths';
import { expect, hydrated, readToEnd, started, test } from './site-test';

interface Seen {
  file: string;
  alt: string | null;
  loaded: boolean;
  /** Pixels of the file, and of the place where it is drawn. */
  has: number;
  needs: number;
  /** Points of it that are seen before scrolling. */
  seen: number;
  /** A link in the head names this file, for the same width of the place. */
  preloaded: boolean;
  requests: number;
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** A page that is about to be printed shows all its pictures at once. */
async function everyPicture(page: Page): Promise<Seen[]> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    dispatchEvent(new Event('beforeprint'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode().catch(() => {})));
  });
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const box = image.getBoundingClientRect();
        const ratio = image.naturalWidth / image.naturalHeight;
        const drawn =
          getComputedStyle(image).objectFit === 'cover' ? Math.max(box.width, box.height * ratio) : Math.min(box.width, box.height * ratio);
        const across = Math.max(0, Math.min(box.right, innerWidth) - Math.max(box.left, 0));
        const down = Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
        return {
          file: image.currentSrc.replace(location.origin, ''),
          alt: image.getAttribute('alt'),
          loaded: image.complete && image.naturalWidth > 0,
          has: Number(image.currentSrc.match(/-(\d+)\.(?:avif|webp)$/)?.[1]),
          needs: Math.round(drawn * devicePixelRatio),
          seen: across * down,
          preloaded: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].some(
            ({ imageSrcset, imageSizes, media }) =>
              matchMedia(media).matches &&
              imageSrcset.split(/[ ,]+/).includes(image.currentSrc.replace(location.origin, '')) &&
              [...(image.parentElement?.querySelectorAll('source') ?? [])].some((source) => source.sizes === imageSizes),
          ),
          requests: performance.getEntriesByName(image.currentSrc).length,
        };
      }),
  );
}

/** The largest file there is, by the kind of picture. */
const largest = (file: string) => (file.includes('/portrait-') ? 640 : file.includes('/hero-') ? 2400 : 1600);
const sceneOf = (file: string) => file.match(/images\/(?!portrait-)(.*)-\d+\.avif$/)?.[1] ?? '';

for (const [device, viewport] of Object.entries({ phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } })) {
  test.describe(`On a ${device}`, () => {
    test.use({ viewport, deviceScaleFactor: 2 });
    // in four parts, so that two workers share them
    for (const part of [0, 1, 2, 3]) {
      test(`the height at first paint and after reading to the end differ by at most 2 %; each picture loads, is sharp, is described or decorative, stands once, and the first is preloaded (part ${part + 1} of 4)`, async ({
        page,
      }) => {
        test.setTimeout(240_000);
        const faults: string[] = [];
        let pictures = 0;
        for (const path of paths.filter((_, i) => i % 4 === part)) {
          await page.goto(path);
          await page.evaluate(() => document.fonts.ready);
          const painted = await heightOf(page);
          await started(page);
          await readToEnd(page);
          const read = await heightOf(page);
          if (Math.abs(read - painted) > 0.02 * read) faults.push(`${path}: ${painted} px high, then ${read} px`);

          await hydrated(page);
          const seen = await everyPicture(page);
          pictures += seen.length;
          const scenes = seen.map(({ file }) => sceneOf(file)).filter(Boolean);
          for (const { file, alt, loaded, has, needs } of seen) {
            if (!loaded) faults.push(`${path}: ${file} did not load`);
            if (has + 1 < needs && has < largest(file)) faults.push(`${path}: ${file} is drawn ${needs} pixels wide`);
            if (alt === null || (alt && !/^\p{L}.*\p{L}{2}/u.test(alt)) || /\.(avif|webp|png)/.test(alt))
              faults.push(`${path}: ${file} has the alt text ${alt}`);
          }
          for (const scene of new Set(scenes.filter((scene, i) => scenes.indexOf(scene) !== i)))
            faults.push(`${path}: ${scene} stands there twice`);
          const [first] = seen.filter((picture) => picture.seen > 0).sort((a, b) => b.seen - a.seen);
          // two pictures may lie in one place, one of them covered
          if (first && !seen.some((picture) => picture.seen === first.seen && picture.preloaded))
            faults.push(`${path}: ${first.file} is not preloaded`);
          if (first && first.requests > 1) faults.push(`${path}: ${first.file} was fetched ${first.requests} times`);
          if (await page.getByText('Failed to load image').count()) faults.push(`${path}: says that a picture failed`);
        }
        expect(faults).toEqual([]);
        expect(pictures).toBeGreaterThan(20);
      });
    }
  });
}
