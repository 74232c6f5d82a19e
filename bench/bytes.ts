/** What a phone downloads before scrolling, as it comes over the wire. */
import type { Page } from '@playwright/test';
import { table } from '../tests/markdown.ts';
import { startSite, stop } from '../tests/servers.ts';
import { launch } from './browser.ts';
import { kilobytes, verdict } from './numbers.ts';
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
      await page.close();
      const total = Object.values(sent).reduce((sum, part) => sum + part, 0);
      const { Document = 0, Script = 0, Stylesheet = 0, Font = 0, Image = 0 } = sent;
      const most = kind === 'home' ? { total: 250, script: 115 } : { total: 220, script: 105 };
      rows.push([
        kind,
        ...[total, Document, Script, Stylesheet, Font, Image, total - Document - Script - Stylesheet - Font - Image, headers].map(
          kilobytes,
        ),
        `${most.total} / ${most.script} / 50`,
        verdict({ total: total <= most.total * kilobyte, JS: Script <= most.script * kilobyte, fonts: Font <= 50 * kilobyte }),
      ]);
    }
  } finally {
    await browser.close();
    await stop(site.child);
  }
  return [
    'KB (1,024 bytes) on a phone of 390 × 844 px at 2×, before scrolling, until React has started and the network is quiet. ' +
      'Brotli, HTTP/1.1, headers included (their share stands in its own column). The targets are for all, JavaScript and fonts.',
    table(['Page', 'All', 'HTML', 'JS', 'CSS', 'Fonts', 'Images', 'Other', 'of which headers', 'Targets', ''], rows),
  ].join('\n\n');
}

async function meter(page: Page, url: string): Promise<{ sent: Record<string, number>; headers: number }> {
  const session = await page.context().newCDPSession(page);
  const kindOf = new Map<string, string>();
  const sent: Record<string, number> = {};
  let headers = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kindOf.set(requestId, type);
    headers += response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'Other';
    sent[kind] = (sent[kind] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(url);
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  return { sent, headers };
}
