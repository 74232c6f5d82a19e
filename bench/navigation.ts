/** From the click on a link to the new page's heading on the screen. */
import { setTimeout } from 'node:timers/promises';
import { table } from '../tests/markdown.ts';
import { startSite, stop } from '../tests/servers.ts';
import { TabBrowser } from '../tests/tab.ts';
import { median, milliseconds, verdict } from './format.ts';
import { type BenchPage, pages } from './pages.ts';

declare const scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => void };

/** Between pointing at a link and clicking it people need at least this long. */
const aimMs = 300;
/** So long a page is left alone before its link is looked for, and then before it is clicked. */
const restMs = 1000;
const mostMs = { pointedAt: 100, atOnce: 250 };

export async function navigation(client: string, runs: number): Promise<string> {
  const site = await startSite(client);
  const browser = await TabBrowser.start(`(${tellTimes})()`);
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
    `From the click to the painted heading of the new page, the link having been pointed at for ${aimMs} ms, or not at all; median of ${runs}, each in a new tab of 1280 × 900 px in the whole browser, no throttling, on loopback. Targets: ${mostMs.pointedAt} and ${mostMs.atOnce} ms. On a machine with more than two cores the pages fade over, which takes longer.`,
    table(['From → to', 'Pointed at', 'Not pointed at', 'Target'], rows),
  ].join('\n\n');
}

/** In each page. Both tell the time since the same beginning; a prepared page shares no session with the one that is clicked in. */
function tellTimes(): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('click', () => localStorage.setItem('clicked', String(now())), { capture: true });
  const look = () =>
    requestAnimationFrame(() => {
      if (!document.querySelector('h1')) return look();
      // an urgent task that is queued while a frame is made runs as soon as it is painted
      scheduler.postTask(() => localStorage.setItem('painted', `${location.pathname} ${now()}`), { priority: 'user-blocking' });
    });
  if (document.prerendering) document.addEventListener('prerenderingchange', look);
  else look();
}

async function once(browser: TabBrowser, address: string, { from, path }: BenchPage, aim: number): Promise<number> {
  await browser.open(address + from);
  await setTimeout(restMs);
  const link = `[...document.querySelectorAll('a[href="${path}"]')].find((link) => link.checkVisibility())`;
  const middle = await browser.middleOf(link);
  await setTimeout(restMs);
  if (aim) {
    await browser.pointAt(middle);
    await setTimeout(aim);
    await browser.click(middle);
  } else await browser.evaluate(`${link}.click()`);
  return browser.until<number>(`(() => {
    const [where, when] = localStorage.getItem('painted').split(' ');
    return where === ${JSON.stringify(path)} && Number(when) - Number(localStorage.getItem('clicked'));
  })()`);
}
