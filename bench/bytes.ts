/** Measures the bytes that a phone transfers before and after scrolling to the end, and how much the page height changes. */
import type { Page } from '@playwright/test';
import { budgets } from '../tests/budgets.ts';
import { startSite, stop } from '../tests/servers.ts';
import { scrollToEnd, visibleIslandsHydrated } from '../tests/site-test.ts';
import { launch } from './browser.ts';
import { kilobytes, table, verdict } from './format-results.ts';
import { pages } from './pages.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const kilobyte = 1024;

export async function bytes(client: string): Promise<string> {
  const site = await startSite(client);
  const browser = await launch();
  const rows: string[][] = [];
  try {
    for (const { kind, path } of pages) {
      const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
      const { sent, headers } = await meter(page, site.address + path);
      const { Document = 0, Script = 0, Stylesheet = 0, Font = 0, Image = 0 } = sent;
      const total = sum(sent) - sum(headers);
      const scripts = Script - (headers.Script ?? 0);
      const other = sum(sent) - Document - Script - Stylesheet - Font - Image;
      const heightAtPaint = await height(page);
      await scrollToEnd(page, 0.5);
      // networkidle fires only once per page, so wait until the visible islands are hydrated.
      await visibleIslandsHydrated(page);
      const scriptsScrolled = (sent.Script ?? 0) - (headers.Script ?? 0);
      const heightChange = Math.abs((await height(page)) - heightAtPaint) / heightAtPaint;
      await page.close();
      rows.push([
        kind,
        ...[Document, Stylesheet, Font, Image, other, total, scripts, scriptsScrolled].map(kilobytes),
        `${(100 * heightChange).toFixed(1)} %`,
        verdict({
          all: total <= budgets.total(path) * kilobyte,
          HTML: Document - (headers.Document ?? 0) <= budgets.document(path) * kilobyte,
          CSS: Stylesheet === 0,
          scripts: scripts <= budgets.scripts(path).beforeScrolling * kilobyte,
          'scripts after scrolling': scriptsScrolled <= budgets.scripts(path).afterReading * kilobyte,
          height: heightChange <= 0.02,
        }),
      ]);
    }
  } finally {
    await browser.close();
    await stop(site.child);
  }
  return [
    `KB (1,024 bytes) on a phone of 390 × 844 px at 2×, until the network is quiet: before scrolling, and scripts also after scrolling to the end. Targets, without headers, as in \`tests/budget.spec.ts\`: ${budgets.document('/')} KB of HTML with its styles, no stylesheet, ${budgets.scripts('/').beforeScrolling} KB of scripts before scrolling (tools ${budgets.scripts('/tools/coinsurance').beforeScrolling}) and ${budgets.scripts('/').afterReading} after, ${budgets.total('/')} KB in total before scrolling and ${budgets.total('/es')} in Spanish. Height: change of the document’s height between first paint and the end of scrolling; at most 2 %.`,
    table(
      ['Page', 'HTML', 'CSS', 'Fonts', 'Images', 'Other', 'All without headers', 'Scripts', 'Scripts after scrolling', 'Height', 'Targets'],
      rows,
    ),
  ].join('\n\n');
}

type ByKind = Record<string, number>;

const sum = (bytes: ByKind) => Object.values(bytes).reduce((all, part) => all + part, 0);

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function meter(page: Page, url: string): Promise<{ sent: ByKind; headers: ByKind }> {
  const session = await page.context().newCDPSession(page);
  const kindOf = new Map<string, string>();
  const sent: ByKind = {};
  const headers: ByKind = {};
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kindOf.set(requestId, type);
    headers[type] = (headers[type] ?? 0) + response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'Other';
    sent[kind] = (sent[kind] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return { sent, headers };
}
