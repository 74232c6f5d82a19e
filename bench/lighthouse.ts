/** Runs Lighthouse with phone emulation, each page in turn with the addresses beside it, so that all meet the same machine load. */
import { fullBrowserPath } from '../tests/find-browser.ts';
import { freePort } from '../tests/servers.ts';
import { launch } from './browser.ts';
import { milliseconds, table, verdict } from './format-results.ts';
import { onDemand } from './install-on-demand.ts';
import { median } from './median.ts';
import { addresses, type Options, ratioTo, withSites } from './sites.ts';

const version = '13.5.0';
/** Categories with the same score in every run. They are measured in a separate visit, because collecting them slows the page down. */
const deterministic = ['accessibility', 'best-practices', 'seo'] as const;
/** Lighthouse's 4× CPU throttling is calibrated for a machine with at least this benchmark index. */
const expectedIndex = 1500;
const timed = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

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

export async function lighthouse(client: string, options: Options): Promise<string> {
  const run = await onDemand<Lighthouse>('lighthouse', version, 'bench');
  const faults = new Set<string>();
  const indexes: number[] = [];

  async function visit(url: string, categories: readonly string[], tries = 3): Promise<Numbers> {
    // A new browser for each visit: reusing an open connection would save round trips.
    const port = await freePort();
    const browser = await launch([`--remote-debugging-port=${port}`, '--ignore-certificate-errors'], fullBrowserPath());
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

  const measured = await withSites(client, async (sites) => {
    const all = addresses(sites, options.beside).map((page) => ({
      ...page,
      visits: [] as Numbers[],
      scores: undefined as Numbers | undefined,
    }));
    for (let round = 1; round <= options.runs; round++) {
      for (const { name, protocol, url, visits } of round % 2 ? all : all.toReversed()) {
        const numbers = await visit(url, ['performance']);
        visits.push(numbers);
        console.log(`  ${round}/${options.runs} ${name}, ${protocol}: ${milliseconds(numbers.fcp)}, ${milliseconds(numbers.lcp)}`);
      }
    }
    for (const page of all) if (page.own && page.protocol === 'HTTP/1.1') page.scores = await visit(page.url, deterministic);
    return all;
  });

  const of = (visits: Numbers[], name: keyof Numbers) => median(visits.map((numbers) => numbers[name]));
  const ratio = ratioTo(measured);
  const rows = measured.map((page) => {
    const { name, protocol, visits, own, scores } = page;
    const cls = Math.max(...visits.map((numbers) => numbers.cls));
    return [
      name,
      protocol,
      String(of(visits, 'performance')),
      milliseconds(of(visits, 'fcp')),
      ratio(page, (other) => of(other.visits, 'fcp')),
      milliseconds(of(visits, 'lcp')),
      ratio(page, (other) => of(other.visits, 'lcp')),
      milliseconds(of(visits, 'tbt')),
      cls.toFixed(3),
      ...deterministic.map((category) => (scores ? String(scores[category]) : '–')),
      own
        ? verdict({
            CLS: cls === 0,
            ...Object.fromEntries(deterministic.map((category) => [category, !scores || scores[category] === 100])),
          })
        : '–',
    ];
  });
  return [
    `Lighthouse ${version} in whole Chromium, mobile, simulated slow 4G and a CPU four times slower; median of ${options.runs}, each time in a new browser, all addresses in turn. HTTP/2 is Caddy with TLS. Ratios are to the first address beside ours that has the same protocol. Accessibility, best practices and SEO in a run of their own. Its index of this machine’s speed: ${Math.round(median(indexes))}; the factor of four is meant for one of ${expectedIndex} and more.`,
    'Targets: CLS 0, accessibility, best practices and SEO 100. Times depend on the machine and are no target.',
    table(
      [
        'Page',
        'Protocol',
        'Performance',
        'FCP',
        'Ratio',
        'LCP',
        'Ratio',
        'TBT',
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
