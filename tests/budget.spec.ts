/** Limits what a phone downloads for one page of each kind, and checks that nothing shifts while the page loads. */
import type { Page, Request } from '@playwright/test';
import { expect, layoutShifts, scrollToEnd, started, test, visibleIslandsHydrated } from './site-test';

const kilobyte = 1024;

/** Limits for scripts in KB, compressed. React is 57 KB; it loads when the first island comes near the viewport or gets input. */
const usual = { beforeScrolling: 8, afterReading: 90 };
/** Tools have an island on the first screen, so they load React at once. */
const tool = { beforeScrolling: 85, afterReading: 90 };
/** Limit for all files in KB. Spanish texts are longer, so Spanish pages may be 10 % heavier. */
const allFilesBeforeScrolling = (path: string) => (path.startsWith('/es') ? 165 : 150);

const kinds: (readonly [kind: string, path: string, scripts?: typeof tool])[] = [
  ['home', '/'],
  ['about', '/about'],
  ['careers', '/careers'],
  ['industry index', '/industry'],
  ['industry page', '/industry/construction-insurance'],
  ['industry page with an embedded calculator', '/industry/real-estate-insurance'],
  ['personal index', '/personal'],
  ['personal', '/personal/homeowners-insurance'],
  ['flood', '/personal/flood-insurance'],
  ['service index', '/services/commercial-property'],
  ['service', '/services/risk-management'],
  ['network', '/services/benchmark-network'],
  ['portal', '/portals/payment-portal'],
  ['onboarding', '/onboarding'],
  ['blog', '/blog'],
  ['blog search', '/blog/search'],
  ['post', '/blog/texas-claim-clock-explained'],
  ['legal', '/privacy-notice'],
  ['glossary', '/glossary'],
  ['workbench', '/tools'],
  ['home in Spanish', '/es'],
  ['personal in Spanish', '/es/personal/homeowners-insurance'],
  ['tool in Spanish', '/es/tools/claim-clock', tool],
  ['tool with a chart', '/tools/coinsurance', tool],
  ['tool with a timeline', '/tools/claim-clock', tool],
  ['tool with a letter', '/tools/certificate-request', tool],
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

for (const [kind, path, scripts = usual] of kinds)
  test(`${kind}: at most ${scripts.beforeScrolling} KB of scripts and ${allFilesBeforeScrolling(path)} KB in all before scrolling, ${scripts.afterReading} KB of scripts after reading, no layout shift`, async ({
    page,
  }) => {
    const { files, pending } = meter(page);
    await page.goto(path);
    await started(page);
    await noRequests({ files, pending });
    expect(scriptsOf(files).length).toBeGreaterThan(0);
    expect(weight(scriptsOf(files)), list(scriptsOf(files))).toBeLessThanOrEqual(scripts.beforeScrolling);
    expect(weight(files), list(files)).toBeLessThanOrEqual(allFilesBeforeScrolling(path));
    expect(await page.evaluate(unusedPreloads)).toEqual([]);

    await scrollToEnd(page, 0.5);
    await visibleIslandsHydrated(page);
    await expect.poll(() => pending.size, 'pending requests').toBe(0);
    expect(weight(scriptsOf(files)), list(scriptsOf(files))).toBeLessThanOrEqual(scripts.afterReading);
    expect(await layoutShifts(page)).toEqual([]);
  });
