/** How much a visitor on a phone downloads before scrolling, one page of each kind, compressed as it is sent. */
import type { CDPSession } from '@playwright/test';
import { expect, hydrated, test } from './site-test';

const kilobyte = 1024;

/** In KB. React and the router alone are 89 of the scripts. */
const budget = { script: 105, font: 50, total: 220 };
const homeBudget = { script: 115, font: 50, total: 250 };

const kinds: [kind: string, path: string][] = [
  ['home', '/'],
  ['about', '/about'],
  ['careers', '/careers'],
  ['industry index', '/industry'],
  ['industry', '/industry/real-estate-insurance'],
  ['personal index', '/personal'],
  ['personal', '/personal/homeowners-insurance'],
  ['service index', '/services/commercial-property'],
  ['service', '/services/risk-management'],
  ['network', '/services/benchmark-network'],
  ['portal', '/portals/payment-portal'],
  ['onboarding', '/onboarding'],
  ['blog', '/blog'],
  ['blog search', '/blog/search'],
  ['post', '/blog/texas-claim-clock-explained'],
  ['legal', '/privacy-notice'],
];

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/** Bytes of the bodies as they were sent, by kind of file. What headers weigh depends on the protocol. */
function meter(session: CDPSession) {
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ type, response }) => {
    const header = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length');
    bytes[type] = (bytes[type] ?? 0) + Number(header?.[1] ?? 0);
  });
  return bytes;
}

for (const [kind, path] of kinds) {
  const most = path === '/' ? homeBudget : budget;

  test(`${kind}: at most ${most.script} KB of JavaScript, ${most.font} KB of fonts, ${most.total} KB in all before scrolling`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    const bytes = meter(session);
    await session.send('Network.enable');
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const total = Object.values(bytes).reduce((sum, part) => sum + part, 0);
    const shown = JSON.stringify(Object.fromEntries(Object.entries(bytes).map(([name, size]) => [name, Math.round(size / kilobyte)])));
    expect(bytes['Script'], 'the scripts were counted').toBeGreaterThan(50 * kilobyte);
    expect(bytes['Script']! / kilobyte, shown).toBeLessThanOrEqual(most.script);
    expect((bytes['Font'] ?? 0) / kilobyte, shown).toBeLessThanOrEqual(most.font);
    expect(total / kilobyte, shown).toBeLessThanOrEqual(most.total);
  });
}
