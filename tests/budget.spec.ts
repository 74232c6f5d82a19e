/** How much a visitor on a phone downloads before scrolling, one page of each kind, compressed as it is sent. */
import type { CDPSession } from '@playwright/test';
import { expect, hydrated, test } from './site-test';

const kilobyte = 1024;

/** In KB. React and the router alone are 92 of the scripts; a page with forms or a search adds their code. */
const budgets = {
  home: { script: 115, font: 50, total: 250 },
  plain: { script: 105, font: 50, total: 226 },
  working: { script: 112, font: 50, total: 245 },
};

const kinds: [kind: string, path: string, budget: keyof typeof budgets][] = [
  ['home', '/', 'home'],
  ['about', '/about', 'working'],
  ['careers', '/careers', 'plain'],
  ['industry index', '/industry', 'working'],
  ['industry', '/industry/real-estate-insurance', 'working'],
  ['personal index', '/personal', 'plain'],
  ['personal', '/personal/homeowners-insurance', 'plain'],
  ['service index', '/services/commercial-property', 'plain'],
  ['service', '/services/risk-management', 'plain'],
  ['network', '/services/benchmark-network', 'plain'],
  ['portal', '/portals/payment-portal', 'plain'],
  ['onboarding', '/onboarding', 'plain'],
  ['blog', '/blog', 'working'],
  ['blog search', '/blog/search', 'working'],
  ['post', '/blog/texas-claim-clock-explained', 'plain'],
  ['legal', '/privacy-notice', 'plain'],
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

for (const [kind, path, budget] of kinds) {
  const most = budgets[budget];

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
