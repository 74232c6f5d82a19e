/** From the click on a link to the new page's heading on the screen. */
import type { Browser } from '@playwright/test';
import { table } from '../tests/markdown.ts';
import { startSite, stop } from '../tests/servers.ts';
import { launch } from './browser.ts';
import { median, milliseconds, verdict } from './numbers.ts';
import { type BenchPage, pages } from './pages.ts';

declare const scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => void };

/** Between pointing at a link and clicking it people need at least this long. */
const aim = 300;

export async function navigation(client: string, runs: number): Promise<string> {
  const site = await startSite(client);
  const browser = await launch();
  const rows: string[][] = [];
  try {
    for (const page of pages) {
      const times: number[] = [];
      for (let i = 0; i < runs; i++) times.push(await once(browser, site.address, page));
      const middle = median(times);
      rows.push([
        `${page.from} → ${page.path}`,
        milliseconds(middle),
        `${milliseconds(Math.min(...times))} to ${milliseconds(Math.max(...times))}`,
        verdict({ '100 ms': middle <= 100 }),
      ]);
    }
  } finally {
    await browser.close();
    await stop(site.child);
  }
  return [
    `From the click to the painted heading of the new page, the link having been pointed at for ${aim} ms; median of ${runs}, each in a fresh window of 1280 × 900 px, no throttling. Target: 100 ms. On a machine with more than two cores the pages fade over (\`app/lib/motion.ts\`), which takes longer.`,
    table(['From → to', 'Median', 'Range', 'Target'], rows),
  ].join('\n\n');
}

async function once(browser: Browser, address: string, { from, path }: BenchPage): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await page.goto(address + from);
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  const took = await page.evaluateHandle(() => {
    const old = document.querySelector('h1');
    const clock: { took?: number } = {};
    const click = ({ timeStamp }: Event) => {
      const look = () =>
        requestAnimationFrame(() => {
          const heading = document.querySelector('h1');
          if (!heading || heading === old) look();
          // an urgent task that is queued while a frame is made runs as soon as it is painted
          else scheduler.postTask(() => Object.assign(clock, { took: performance.now() - timeStamp }), { priority: 'user-blocking' });
        });
      look();
    };
    addEventListener('click', click, { capture: true, once: true });
    return clock;
  });
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  await link.hover();
  await page.waitForTimeout(aim);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction((clock) => clock.took !== undefined, took);
  const time = (await took.jsonValue()).took!;
  if (new URL(page.url()).pathname !== path) throw new Error(`The click on ${from} led to ${page.url()} instead of ${path}.`);
  await page.close();
  return time;
}
