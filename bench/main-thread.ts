/** Measures what the main thread of a phone does from navigation to a second and a half after the load. */
import { mainThreadLimits } from '../tests/budgets.ts';
import { fullBrowserPath } from '../tests/find-browser.ts';
import { type MainThread, traceLoad } from '../tests/main-thread.ts';
import { launch } from './browser.ts';
import { milliseconds, table, verdict } from './format-results.ts';
import { median } from './median.ts';
import { addresses, type Options, ratioTo, withSites } from './sites.ts';

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export async function mainThread(client: string, { runs, beside }: Options): Promise<string> {
  const measured = await withSites(client, async (sites) => {
    const all = addresses(sites, beside)
      .filter(({ own, protocol }) => !own || protocol === 'HTTP/1.1')
      .map((page) => ({ ...page, loads: [] as MainThread[], elements: 0 }));
    for (let round = 1; round <= runs; round++) {
      for (const page of round % 2 ? all : all.toReversed()) {
        const browser = await launch(['--ignore-certificate-errors'], fullBrowserPath());
        const tab = await browser.newPage({ ...phone, serviceWorkers: 'block', ignoreHTTPSErrors: true });
        page.loads.push(await traceLoad(tab, page.url));
        page.elements = await tab.locator('*').count();
        await browser.close();
      }
      console.log(`  ${round}/${runs}`);
    }
    return all;
  });
  const of = (loads: MainThread[], name: keyof MainThread) => median(loads.map((load) => load[name]));
  const ratio = ratioTo(measured);
  const rows = measured.map((page) => {
    const { name, own, loads, elements } = page;
    const [styled, frames] = [of(loads, 'styled'), of(loads, 'frames')];
    return [
      name,
      milliseconds(of(loads, 'time')),
      ratio(page, (other) => of(other.loads, 'time')),
      String(styled),
      String(elements),
      String(frames),
      String(of(loads, 'tasks')),
      own ? verdict({ styled: styled <= elements, frames: frames <= mainThreadLimits.frames }) : '–',
    ];
  });
  return [
    `From navigation to 1.5 s after the load, on a phone of 412 × 823 px, no throttling, whole Chromium; median of ${runs}, each time in a new browser, all addresses in turn. Thread time is without the time in which other processes had the processor. Targets, as in \`tests/main-thread.spec.ts\`: at most as many elements styled as the page has, and ${mainThreadLimits.frames} frames.`,
    table(['Page', 'Thread time', 'Ratio', 'Elements styled', 'Elements', 'Frames', 'Tasks', 'Targets'], rows),
  ].join('\n\n');
}
