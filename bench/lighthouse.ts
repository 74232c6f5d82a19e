/**
 * Runs Lighthouse with phone emulation. Each page alternates with a copy without scripts, so that both are measured under the same
 * machine load.
 */
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import { browserPath, fullBrowserPath } from '../tests/find-browser.ts';
import { freePort, startSite, stop } from '../tests/servers.ts';
import { launch } from './browser.ts';
import { milliseconds, table, verdict } from './format-results.ts';
import { onDemand } from './install-on-demand.ts';
import { median } from './median.ts';
import { pages } from './pages.ts';
import { makeCopyWithoutScripts } from './without-scripts.ts';

const version = '13.5.0';
/** Categories with the same score in every run. They are measured in a separate visit, because collecting them slows the page down. */
const deterministic = ['accessibility', 'best-practices', 'seo'] as const;
/** Lighthouse's 4× CPU throttling is calibrated for a machine with at least this benchmark index. */
const expectedIndex = 1500;
const timed = { lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' } as const;

type Numbers = Record<'performance' | (typeof deterministic)[number] | keyof typeof timed, number>;

/** The part of Lighthouse's API that is used here. */
interface Report {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number; score: number | null; title: string; scoreDisplayMode: string }>;
    environment: { benchmarkIndex: number };
    runtimeError?: { message: string };
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>;

/**
 * Measures in both the headless shell and the full browser. Without a GPU the full browser is slower, because it also paints its
 * window on the CPU.
 */
export async function lighthouse(client: string, runs: number): Promise<string> {
  const paths = new Set([browserPath(), fullBrowserPath()].map((path) => path ?? chromium.executablePath()));
  const parts: string[] = [];
  for (const path of paths) parts.push(await measure(client, runs, path));
  return parts.join('\n\n');
}

async function measure(client: string, runs: number, path: string): Promise<string> {
  const run = await onDemand<Lighthouse>('lighthouse', version, 'bench');
  const [site, bareSite] = await Promise.all([startSite(client), makeCopyWithoutScripts(client).then(startSite)]);
  const faults = new Set<string>();
  const indexes: number[] = [];

  async function visit(url: string, categories: readonly string[], tries = 3): Promise<Numbers> {
    // A new browser for each visit: reusing an open connection would save round trips.
    const port = await freePort();
    const browser = await launch([`--remote-debugging-port=${port}`], path);
    const report = await run(url, { port, logLevel: 'error', onlyCategories: categories, disableFullPageScreenshot: true });
    await browser.close();
    const lhr = report?.lhr;
    // Try again if the trace misses the start of the page load, which leaves the blocking time empty.
    const read = lhr && !lhr.runtimeError && (categories === deterministic || Number.isFinite(lhr.audits[timed.tbt]?.numericValue));
    if (!read && tries > 1) return visit(url, categories, tries - 1);
    if (!read) throw new Error(`Lighthouse could not read ${url}: ${lhr?.runtimeError?.message ?? 'no report'}`);
    indexes.push(lhr.environment.benchmarkIndex);
    if (categories === deterministic) {
      for (const { title, score, scoreDisplayMode } of Object.values(lhr.audits))
        if (scoreDisplayMode === 'binary' && score === 0) faults.add(`${new URL(url).pathname}: ${title}`);
    }
    return Object.fromEntries([
      ...['performance', ...deterministic].map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
      ...Object.entries(timed).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue ?? Number.NaN]),
    ]) as Numbers;
  }

  const measured = pages.map((page) => ({ ...page, own: [] as Numbers[], bare: [] as Numbers[], scores: {} as Numbers }));
  try {
    for (let round = 1; round <= runs; round++) {
      for (const { kind, path, own, bare } of measured) {
        const visits = [
          async () => own.push(await visit(site.address + path, ['performance'])),
          async () => bare.push(await visit(bareSite.address + path, ['performance'])),
        ];
        for (const one of round % 2 ? visits : visits.toReversed()) await one();
        console.log(`  ${round}/${runs} ${kind}: ${milliseconds(own.at(-1)!.lcp)}, without scripts ${milliseconds(bare.at(-1)!.lcp)}`);
      }
    }
    for (const page of measured) page.scores = await visit(site.address + page.path, deterministic);
  } finally {
    await stop(site.child);
    await stop(bareSite.child);
  }

  const rows = measured.map(({ kind, own, bare, scores }) => {
    const of = (name: keyof Numbers) => median(own.map((numbers) => numbers[name]));
    const bareOf = (name: keyof Numbers) => median(bare.map((numbers) => numbers[name]));
    const ratio = of('lcp') / bareOf('lcp');
    return [
      kind,
      String(of('performance')),
      String(bareOf('performance')),
      milliseconds(of('lcp')),
      milliseconds(bareOf('lcp')),
      `${ratio.toFixed(2)}×`,
      milliseconds(of('tbt')),
      milliseconds(bareOf('tbt')),
      of('cls').toFixed(3),
      ...deterministic.map((name) => String(scores[name])),
      verdict({
        LCP: ratio <= 1.1,
        TBT: of('tbt') <= bareOf('tbt') + 20,
        performance: of('performance') >= 99,
        CLS: of('cls') === 0,
        accessibility: scores.accessibility === 100,
        'best practices': scores['best-practices'] === 100,
        SEO: scores.seo === 100,
      }),
    ];
  });
  return [
    `Lighthouse ${version} in ${basename(path)}, mobile, simulated slow 4G and a CPU four times slower; median of ${runs}, each time in a new browser, each page in turn with the same page without scripts. Accessibility, best practices and SEO in a run of their own. Its index of this machine's speed: ${Math.round(median(indexes))}; the factor of four is meant for one of ${expectedIndex} and more.`,
    'Targets: LCP at most 1.1 times that of the page without scripts, total blocking time at most 20 ms above it, CLS 0, performance 99, accessibility, best practices and SEO 100.',
    table(
      [
        'Page',
        'Performance',
        'Without scripts',
        'LCP',
        'Without scripts',
        'Ratio',
        'TBT',
        'Without scripts',
        'CLS',
        'Accessibility',
        'Best practices',
        'SEO',
        'Targets',
      ],
      rows,
    ),
    ...(faults.size ? [`What Lighthouse finds fault with:\n\n${[...faults].map((fault) => `- ${fault}`).join('\n')}`] : []),
  ].join('\n\n');
}
