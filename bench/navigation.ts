/** From the click on a link to the new page's heading on the screen. */
import type { Browser } from '@playwright/test';
import { table } from '../tests/markdown.ts';
import { startSite, stop } from '../tests/servers.ts';
import { launch } from './browser.ts';
import { median, milliseconds, verdict } from './numbers.ts';
import { type BenchPage, pages } from './pages.ts';

declare const scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => void };

/** Between pointing at a link and clicking it people need at least this long. */
const aimMs = 300;
const mostMs = { pointedAt: 100, atOnce: 250 };

export async function navigation(client: string, runs: number): Promise<string> {
  const site = await startSite(client);
  const browser = await launch();
  const rows: string[][] = [];
  try {
    for (const page of pages) {
      const times = { pointedAt: [] as number[], atOnce: [] as number[] };
      for (let i = 0; i < runs; i++) {
        times.pointedAt.push(await once(browser, site.address, page, aimMs));
        times.atOnce.push(await once(browser, site.address, page, 0));
      }
      const pointedAt = median(times.pointedAt);
      const atOnce = median(times.atOnce);
      rows.push([
        `${page.from} → ${page.path}`,
        milliseconds(pointedAt),
        milliseconds(atOnce),
        verdict({ 'pointed at': pointedAt <= mostMs.pointedAt, 'not pointed at': atOnce <= mostMs.atOnce }),
      ]);
    }
  } finally {
    await browser.close();
    await stop(site.child);
  }
  return [
    `From the click to the painted heading of the new page, the link having been pointed at for ${aimMs} ms, or not at all; median of ${runs}, each in a fresh window of 1280 × 900 px, no throttling, on loopback. Targets: ${mostMs.pointedAt} and ${mostMs.atOnce} ms. On a machine with more than two cores the pages fade over, which takes longer.`,
    table(['From → to', 'Pointed at', 'Not pointed at', 'Target'], rows),
  ].join('\n\n');
}

async function once(browser: Browser, address: string, { from, path }: BenchPage, aim: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  // both pages tell the time since the same beginning
  await page.addInitScript(() => {
    const now = () => performance.timeOrigin + performance.now();
    addEventListener('click', () => sessionStorage.setItem('clicked', String(now())), { capture: true });
    const look = () =>
      requestAnimationFrame(() => {
        if (!document.querySelector('h1')) return look();
        // an urgent task that is queued while a frame is made runs as soon as it is painted
        scheduler.postTask(() => sessionStorage.setItem('painted', `${location.pathname} ${now()}`), { priority: 'user-blocking' });
      });
    if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', look);
    else look();
  });
  await page.goto(address + from);
  await page.waitForLoadState('networkidle');
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  if (aim) {
    await link.hover();
    await page.waitForTimeout(aim);
    await page.mouse.down();
    await page.mouse.up();
  } else await link.dispatchEvent('click');
  const painted = await page.waitForFunction((wanted) => {
    const [where, when] = sessionStorage.getItem('painted')?.split(' ') ?? [];
    return where === wanted && Number(when) - Number(sessionStorage.getItem('clicked'));
  }, path);
  const took = Number(await painted.jsonValue());
  await page.close();
  return took;
}
