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
      const { Document = 0, Script = 0, Stylesheet = 0, Font = 0, Image = 0 } = sent;
      const total = sum(sent);
      const files = total - sum(headers);
      const scripts = Script - (headers['Script'] ?? 0);
      const other = total - Document - Script - Stylesheet - Font - Image;
      const most = kind === 'home' ? { total: 250, script: 115 } : { total: 220, script: 105 };
      rows.push([
        kind,
        ...[total, Document, Script, Stylesheet, Font, Image, other].map(kilobytes),
        ...[files, scripts].map(kilobytes),
        `${most.total} / ${most.script} / 50`,
        verdict({ all: files <= most.total * kilobyte, JS: scripts <= most.script * kilobyte, fonts: Font <= 50 * kilobyte }),
      ]);
    }
  } finally {
    await browser.close();
    await stop(site.child);
  }
  return [
    'KB (1,024 bytes) on a phone of 390 × 844 px at 2×, before scrolling, until React has started and the network is quiet. ' +
      'Brotli, HTTP/1.1, headers included; two columns say what it is without them. The targets are for files without headers, as in `tests/budget.spec.ts`: what headers weigh depends on the protocol.',
    table(
      ['Page', 'All', 'HTML', 'JS', 'CSS', 'Fonts', 'Images', 'Other', 'All without headers', 'JS without headers', 'Most', 'Targets'],
      rows,
    ),
  ].join('\n\n');
}

type ByKind = Record<string, number>;

const sum = (bytes: ByKind) => Object.values(bytes).reduce((all, part) => all + part, 0);

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
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  return { sent, headers };
}
