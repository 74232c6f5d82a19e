/** Measures the time from a click on a link to the first contentful paint of the new page, with and without prerendering. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { withPrerendering } from '../tests/prerendering-browser.ts';
import { startSite, stop } from '../tests/servers.ts';
import { milliseconds, table, verdict } from './format-results.ts';
import { median } from './median.ts';
import { type BenchPage, pages } from './pages.ts';
import type { Options } from './sites.ts';

/** People hover a link for at least this long before they click. */
const hoverMs = 300;
/** Pause before each measurement, so that the page is idle. */
const settleMs = 1000;
const targetsMs = { hovered: 100, direct: 250 };

export async function navigation(client: string, { runs }: Options): Promise<string> {
  const site = await startSite(client);
  const rows: string[][] = [];
  try {
    for (const page of pages) {
      const times = { hovered: [] as number[], direct: [] as number[] };
      for (let i = 0; i < runs; i++) {
        times.hovered.push(await withPrerendering((tab) => measure(tab, site.address, page, true)));
        times.direct.push(await withPrerendering((tab) => measure(tab, site.address, page, false)));
      }
      const hovered = median(times.hovered);
      const direct = median(times.direct);
      rows.push([
        `${page.from} → ${page.path}`,
        milliseconds(hovered),
        milliseconds(direct),
        verdict({ hovered: hovered <= targetsMs.hovered, direct: direct <= targetsMs.direct }),
      ]);
    }
  } finally {
    await stop(site.child);
  }
  return [
    `From the click to the first contentful paint of the new page, after hovering the link for ${hoverMs} ms (which prerenders the page) and without hovering; median of ${runs}, each in a new browser of 1280 × 900 px, no throttling, on loopback. Targets: ${targetsMs.hovered} and ${targetsMs.direct} ms. With more than two cores pages fade, which takes longer.`,
    table(['From → to', 'Hovered', 'Direct', 'Target'], rows),
  ].join('\n\n');
}

async function measure(tab: Page, address: string, { from, path }: BenchPage, hover: boolean): Promise<number> {
  await tab.goto(address + from);
  await setTimeout(settleMs);
  const link = await tab.evaluateHandle(
    (href) => [...document.querySelectorAll<HTMLElement>(`a[href="${href}"]`)].find((one) => one.checkVisibility())!,
    path,
  );
  await tab.evaluate(() =>
    addEventListener('click', () => localStorage.setItem('clicked', String(performance.timeOrigin + performance.now())), { capture: true }),
  );
  await link.scrollIntoView();
  await setTimeout(settleMs);
  if (hover) {
    await link.hover();
    await setTimeout(hoverMs);
    await link.click();
  } else await link.evaluate((one) => one.click());
  const elapsed = await tab.waitForFunction(
    (target) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return location.pathname === target && paint && performance.timeOrigin + paint.startTime - Number(localStorage.getItem('clicked'));
    },
    {},
    path,
  );
  return Number(await elapsed.jsonValue());
}
