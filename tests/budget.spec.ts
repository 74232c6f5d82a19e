/** Limits what a phone downloads for one page of each kind, and checks that nothing shifts while the page loads. */
import type { Page, Request } from '@playwright/test';
import { budgets } from './budgets.ts';
import { kinds } from './page-kinds.ts';
import { expect, hideUntilFontsLoad, layoutShifts, scrollToEnd, started, test, visibleIslandsHydrated } from './site-test';

const kilobyte = 1024;

const paths = [
  ...kinds,
  '/industry/construction-insurance',
  '/personal/flood-insurance',
  '/services/risk-management',
  '/services/benchmark-network',
  '/blog/texas-claim-clock-explained',
  '/tools/claim-clock',
  '/tools/certificate-request',
  '/es',
  '/es/personal/homeowners-insurance',
  '/es/tools/claim-clock',
];

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

interface File {
  type: string;
  url: string;
  bytes: number;
}

/** Records the compressed size of each response body. Headers are not counted: their size depends on the protocol. */
function meter(page: Page) {
  const files: File[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('response', (response) => {
    pending.delete(response.request());
    files.push({ type: response.request().resourceType(), url: response.url(), bytes: Number(response.headers()['content-length'] ?? 0) });
  });
  return { files, pending };
}

/** Waits for half a second without requests. On long pages, Chromium does not always report networkidle. */
async function noRequests({ files, pending }: ReturnType<typeof meter>): Promise<void> {
  let count = -1;
  const isIdle = () => {
    const unchanged = pending.size === 0 && files.length === count;
    count = files.length;
    return unchanged;
  };
  await expect.poll(isIdle, { message: 'no requests for half a second', intervals: [500] }).toBe(true);
}

const weight = (files: File[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / kilobyte;
const scriptsOf = (files: File[]) => files.filter(({ type }) => type === 'script');
const list = (files: File[]) => files.map(({ url, bytes }) => `${new URL(url).pathname} ${(bytes / kilobyte).toFixed(1)}`).join(', ');

/** Pictures that the page preloads but does not show. */
function unusedPreloads(): string[] {
  const used = new Set([...document.images].map((image) => image.currentSrc));
  return performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link' && /\.avif$/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !used.has(name));
}

for (const path of paths) {
  const scripts = budgets.scripts(path);
  test(`${path}: at most ${scripts.beforeScrolling} KB of scripts and ${budgets.total(path)} KB in all before scrolling, ${scripts.afterReading} KB of scripts after reading, no stylesheet, no layout shift`, async ({
    page,
  }) => {
    const { files, pending } = meter(page);
    await hideUntilFontsLoad(page);
    await page.goto(path);
    await started(page);
    await noRequests({ files, pending });
    const documents = files.filter(({ type }) => type === 'document');
    expect(documents.length).toBe(1);
    expect(weight(documents), list(documents)).toBeLessThanOrEqual(budgets.document(path));
    expect(scriptsOf(files).length).toBeGreaterThan(0);
    expect(weight(scriptsOf(files)), list(scriptsOf(files))).toBeLessThanOrEqual(scripts.beforeScrolling);
    expect(weight(files), list(files)).toBeLessThanOrEqual(budgets.total(path));
    expect(await page.evaluate(unusedPreloads)).toEqual([]);

    await scrollToEnd(page, 0.5);
    await visibleIslandsHydrated(page);
    await expect.poll(() => pending.size, 'pending requests').toBe(0);
    expect(weight(scriptsOf(files)), list(scriptsOf(files))).toBeLessThanOrEqual(scripts.afterReading);
    expect(list(files.filter(({ type }) => type === 'stylesheet'))).toBe('');
    expect(await layoutShifts(page)).toEqual([]);
  });
}
