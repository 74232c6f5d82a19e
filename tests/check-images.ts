/** Checks that each image loads, is sharp, has a valid alt text and appears once, and that the largest one in view is preloaded. */
import type { Page } from '@playwright/test';

/** All visible images. The beforeprint event makes the lazy ones load. */
const imagesOf = (page: Page) =>
  page.evaluate(async () => {
    dispatchEvent(new Event('beforeprint'));
    const images = [...document.images].filter((image) => image.checkVisibility());
    const loading = images.filter((image) => !image.complete);
    await Promise.all(loading.map((image) => new Promise((settled) => Object.assign(image, { onload: settled, onerror: settled }))));
    return images.map((image) => {
      const file = image.currentSrc.replace(location.origin, '');
      const { left, right, top, bottom, width, height } = image.getBoundingClientRect();
      const widthAtFullHeight = (height * image.naturalWidth) / image.naturalHeight;
      const choose = getComputedStyle(image).objectFit === 'cover' ? Math.max : Math.min;
      const across = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
      const down = Math.max(0, Math.min(bottom + scrollY, innerHeight) - Math.max(top + scrollY, 0));
      return {
        file,
        alt: image.getAttribute('alt'),
        loaded: image.complete && image.naturalWidth > 0,
        fileWidth: Number(file.match(/-(\d+)\.(?:avif|webp)$/)?.[1]),
        drawnWidth: Math.round(choose(width, widthAtFullHeight) * devicePixelRatio),
        /** Area in CSS pixels that is in view before scrolling. */
        visibleArea: across * down,
        /** True if a preload link names this file with the same `sizes`. */
        preloaded: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].some(
          ({ imageSrcset, imageSizes, media }) =>
            matchMedia(media).matches &&
            imageSrcset.split(/[ ,]+/).includes(file) &&
            [...(image.parentElement?.querySelectorAll('source') ?? [])].some((source) => source.sizes === imageSizes),
        ),
        requests: performance.getEntriesByName(image.currentSrc).length,
      };
    });
  });

/** Width of the largest file that exists for this kind of image. */
const largest = (file: string) => (file.includes('/portrait-') ? 640 : file.includes('/hero-') ? 2400 : 1600);
const sceneOf = (file: string) => file.match(/images\/(?!portrait-)(.*)-\d+\.avif$/)?.[1] ?? '';

/** Problems with the images of the page. Call it before any resize of the window, which would make the browser choose other files. */
export async function pictureFaults(page: Page): Promise<string[]> {
  const images = await imagesOf(page);
  const faults: string[] = [];
  const places = await page.locator('site-picture').filter({ visible: true }).count();
  if (images.length < places) faults.push(`${images.length} pictures in ${places} places`);
  for (const { file, alt, loaded, fileWidth, drawnWidth } of images) {
    if (!loaded) faults.push(`${file} did not load`);
    if (fileWidth + 1 < drawnWidth && fileWidth < largest(file)) faults.push(`${file} is drawn ${drawnWidth} pixels wide`);
    if (alt === null || (alt && !/^\p{L}.*\p{L}{2}/u.test(alt)) || /\.(avif|webp|png)/.test(alt))
      faults.push(`${file} has the alt text ${alt}`);
  }
  // Pictures after a loss (-after) may appear twice: in the hero and in a section.
  const scenes = images.map(({ file }) => sceneOf(file)).filter((scene) => scene && !scene.endsWith('-after'));
  for (const scene of new Set(scenes.filter((scene, i) => scenes.indexOf(scene) !== i))) faults.push(`${scene} is shown twice`);
  const [first] = images.filter(({ visibleArea }) => visibleArea > 0).sort((a, b) => b.visibleArea - a.visibleArea);
  // Thumbnails need no preload. If two images cover the same area, one on top of the other, one preload is enough.
  if (first && first.visibleArea > 100 * 100 && !images.some((image) => image.visibleArea === first.visibleArea && image.preloaded))
    faults.push(`${first.file} is not preloaded`);
  if (first && first.requests > 1) faults.push(`${first.file} was fetched ${first.requests} times`);
  if (await page.getByText('Failed to load image').count()) faults.push('a picture says that it failed');
  return faults;
}
