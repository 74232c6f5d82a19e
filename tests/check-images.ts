/** Checks that each image loads, is sharp, has a valid alt text and is used once, and that the largest one in view is preloaded. */
import type { Page } from '@playwright/test';

interface Seen {
  file: string;
  alt: string | null;
  loaded: boolean;
  /** Width in pixels of the file, and of the area where it is drawn. */
  has: number;
  needs: number;
  /** Visible area before scrolling. */
  seen: number;
  /** A preload link has this file with the same `sizes`. */
  preloaded: boolean;
  requests: number;
}

/** All images, including lazy ones, which load before printing. */
async function every(page: Page): Promise<Seen[]> {
  await page.evaluate(async () => {
    dispatchEvent(new Event('beforeprint'));
    await Promise.all(
      [...document.images]
        .filter((image) => !image.complete && image.checkVisibility())
        .map(
          (image) =>
            new Promise((settled) => {
              image.addEventListener('load', settled);
              image.addEventListener('error', settled);
            }),
        ),
    );
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
        const down = Math.max(0, Math.min(box.bottom + scrollY, innerHeight) - Math.max(box.top + scrollY, 0));
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

/** Width of the largest file, by kind of image. */
const largest = (file: string) => (file.includes('/portrait-') ? 640 : file.includes('/hero-') ? 2400 : 1600);
const sceneOf = (file: string) => file.match(/images\/(?!portrait-)(.*)-\d+\.avif$/)?.[1] ?? '';

/** Problems with the images of the page. Do not resize the window after loading: another image would be used. */
export async function pictureFaults(page: Page): Promise<string[]> {
  const seen = await every(page);
  const faults: string[] = [];
  const places = await page.locator('site-picture').filter({ visible: true }).count();
  if (seen.length < places) faults.push(`${seen.length} pictures in ${places} places`);
  for (const { file, alt, loaded, has, needs } of seen) {
    if (!loaded) faults.push(`${file} did not load`);
    if (has + 1 < needs && has < largest(file)) faults.push(`${file} is drawn ${needs} pixels wide`);
    if (alt === null || (alt && !/^\p{L}.*\p{L}{2}/u.test(alt)) || /\.(avif|webp|png)/.test(alt))
      faults.push(`${file} has the alt text ${alt}`);
  }
  // the picture after a loss may show in the hero and again in its section
  const scenes = seen.map(({ file }) => sceneOf(file)).filter((scene) => scene && !scene.endsWith('-after'));
  for (const scene of new Set(scenes.filter((scene, i) => scenes.indexOf(scene) !== i))) faults.push(`${scene} is shown twice`);
  const [first] = seen.filter((picture) => picture.seen > 0).sort((a, b) => b.seen - a.seen);
  // Two images may share an area, one covering the other.
  // Thumbnails are not preloaded.
  if (first && first.seen > 100 * 100 && !seen.some((picture) => picture.seen === first.seen && picture.preloaded))
    faults.push(`${first.file} is not preloaded`);
  if (first && first.requests > 1) faults.push(`${first.file} was fetched ${first.requests} times`);
  if (await page.getByText('Failed to load image').count()) faults.push('a picture says that it failed');
  return faults;
}
