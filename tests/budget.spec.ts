/** How much a visitor on a phone downloads, one page of each kind, compressed as it is sent. */
import type { CDPSession, Page } from '@playwright/test';
import { paths } from './paths';
import { expect, readToEnd, started, takenWhereRead, test } from './site-test';

const kilobyte = 1024;

/** In KB. React alone is 57 of the scripts: it comes with the first island that is near the screen or touched, and no page has one on its first screen that could not wait for a touch. */
const usual = { before: 5, after: 80 };
/** A tool is on its first screen: its React comes at once, with the code of this tool alone. */
const tool = { before: 75, after: 80 };
const most = { home: 125, tools: 155, others: 135 };
/** Up to the largest paint: the document, its styles, the fonts that are preloaded and the first picture. */
const toPaint = { home: 85, others: 80 };

const kinds: (readonly [kind: string, path: string, own?: typeof tool])[] = [
  ['home', '/'],
  ['about', '/about'],
  ['careers', '/careers'],
  ['industry index', '/industry'],
  ['industry page', '/industry/construction-insurance'],
  ['industry page with a live sheet', '/industry/real-estate-insurance'],
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
  ...paths.filter((path) => path.startsWith('/tools/')).map((path) => [path.replace('/tools/', 'tool '), path, tool] as const),
];

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

interface File {
  type: string;
  url: string;
  bytes: number;
}

/** The bodies as they were sent. What headers weigh depends on the protocol. */
async function meter(page: Page): Promise<{ files: File[]; asked: Set<string> }> {
  const files: File[] = [];
  const asked = new Set<string>();
  const session: CDPSession = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId }) => asked.add(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => asked.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    asked.delete(requestId);
    const header = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length');
    files.push({ type, url: response.url, bytes: Number(header?.[1] ?? 0) });
  });
  await session.send('Network.enable');
  return { files, asked };
}

const weight = (files: File[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / kilobyte;
const scriptsOf = (files: File[]) => files.filter(({ type }) => type === 'Script');
const list = (files: File[]) => files.map(({ url, bytes }) => `${new URL(url).pathname} ${(bytes / kilobyte).toFixed(1)}`).join(', ');

/** Pictures that a link in the head fetched and nothing shows. */
function preloadedInVain(): string[] {
  const used = new Set([...document.images].map((image) => image.currentSrc));
  return performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link' && /\.avif$/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !used.has(name));
}

for (const [kind, path, scripts = usual] of kinds) {
  const total = path === '/' ? most.home : path.startsWith('/tools/') ? most.tools : most.others;
  const paint = kind === 'home' ? toPaint.home : toPaint.others;

  test(`${kind}: before scrolling ${scripts.before} KB of scripts and ${total} KB in all, ${paint} KB up to the largest paint, ${scripts.after} KB of scripts after reading to the end`, async ({
    page,
  }) => {
    const { files, asked } = await meter(page);
    await page.goto(path);
    await started(page);
    await page.waitForLoadState('networkidle');
    expect(scriptsOf(files).length, 'the scripts were counted').toBeGreaterThan(0);
    expect(weight(scriptsOf(files)), list(scriptsOf(files))).toBeLessThanOrEqual(scripts.before);
    expect(weight(files), list(files)).toBeLessThanOrEqual(total);

    const first = await page
      .locator('link[rel=preload][as=image][fetchpriority=high]')
      .evaluateAll((links) => links.filter((link) => matchMedia((link as HTMLLinkElement).media || 'all').matches).length);
    const picture = files.filter(({ type }) => type === 'Image').slice(0, Math.min(first, 1));
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const painted = [
      ...files.filter(({ type, url }) => type === 'Document' || type === 'Stylesheet' || preloaded.includes(url)),
      ...picture,
    ];
    expect(weight(painted), list(painted)).toBeLessThanOrEqual(paint);

    expect(await page.evaluate(preloadedInVain)).toEqual([]);

    await readToEnd(page, 0.5);
    await takenWhereRead(page);
    await expect.poll(() => asked.size, 'files asked for that have not come').toBe(0);
    expect(weight(scriptsOf(files)), list(scriptsOf(files))).toBeLessThanOrEqual(scripts.after);
  });
}
