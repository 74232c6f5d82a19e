/** Measures how long a page on a slow phone takes to answer input, until the next paint. */
import type { Page } from '@playwright/test';
import { fullBrowserPath } from '../tests/find-browser.ts';
import { startSite, stop } from '../tests/servers.ts';
import { started } from '../tests/site-test.ts';
import { launch } from './browser.ts';
import { milliseconds, table, verdict } from './format-results.ts';
import { median } from './median.ts';
import type { Options } from './sites.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const cpuSlowdown = 4;
const targetsMs = { event: 200, script: 100 };
/** The page is idle before the input, and the browser reports events a moment after their paint. */
const settleMs = 1500;

interface LongestEvent {
  duration: number;
  /** Time of the event's listeners. */
  script: number;
}

const interactions: { name: string; path: string; act: (page: Page) => Promise<unknown> }[] = [
  { name: 'open the menu', path: '/', act: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap() },
  {
    name: 'choose in Measure mine',
    path: '/',
    act: (page) => page.getByRole('form', { name: 'Measure mine' }).getByRole('radio', { name: 'Building' }).tap({ force: true }),
  },
  {
    name: 'move the loss slider',
    path: '/industry/real-estate-insurance',
    act: (page) => page.getByRole('main').getByRole('slider').first().press('ArrowLeft'),
  },
  {
    name: 'type in a tool',
    path: '/tools/coinsurance',
    act: (page) => page.getByRole('main').getByRole('textbox').first().pressSequentially('5000', { delay: 300 }),
  },
  {
    name: 'type in the glossary',
    path: '/glossary',
    act: (page) => page.getByRole('searchbox', { name: 'Find a term' }).pressSequentially('deduct', { delay: 300 }),
  },
];

export async function interaction(client: string, { runs }: Options): Promise<string> {
  const site = await startSite(client);
  const rows: string[][] = [];
  try {
    for (const { name, path, act } of interactions) {
      const longest: LongestEvent[] = [];
      for (let i = 0; i < runs; i++) longest.push(await measure(site.address + path, act));
      const duration = median(longest.map((event) => event.duration));
      const script = median(longest.map((event) => event.script));
      rows.push([
        name,
        path,
        milliseconds(duration),
        milliseconds(script),
        verdict({ event: duration <= targetsMs.event, script: script <= targetsMs.script }),
      ]);
    }
  } finally {
    await stop(site.child);
  }
  return [
    `The longest event from input to the next paint, and the time of its listeners, on a phone of 390 × 844 px with a CPU ${cpuSlowdown} times slower; median of ${runs}, each in a new browser. Chromium rounds events to 8 ms. Targets: ${targetsMs.event} ms, of which scripts take at most ${targetsMs.script}.`,
    table(['Input', 'Page', 'Longest event', 'Scripts', 'Targets'], rows),
  ].join('\n\n');
}

async function measure(url: string, act: (page: Page) => Promise<unknown>): Promise<LongestEvent> {
  const browser = await launch([], fullBrowserPath());
  const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  await page.addInitScript(() => {
    const events: LongestEvent[] = [];
    Object.assign(window, { events });
    new PerformanceObserver((list) => {
      for (const { duration, processingStart, processingEnd } of list.getEntries() as PerformanceEventTiming[])
        events.push({ duration, script: processingEnd - processingStart });
      // TypeScript does not know durationThreshold; without it, events below 104 ms are not reported.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url);
  await started(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.waitForTimeout(settleMs);
  await act(page);
  await page.waitForTimeout(settleMs);
  const events = await page.evaluate(() => (window as unknown as { events: LongestEvent[] }).events);
  await browser.close();
  return events.toSorted((a, b) => b.duration - a.duration)[0] ?? { duration: 0, script: 0 };
}
