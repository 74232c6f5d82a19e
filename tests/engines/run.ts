/** npm run test:engines: the main journeys in Firefox and WebKit. Results go to docs/engines.md. */
import { execSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFinished } from '../../server/serving.ts';
import { installPackages } from '../packages.ts';
import { findProgram, startSite, stop } from '../servers.ts';
import type { Engine, Session } from './engine.ts';
import { features } from './features.ts';
import { firefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { type Result, writeReport } from './report.ts';
import { Visitor } from './visitor.ts';
import { miniBrowser, webkit } from './webkit.ts';

const begun = Date.now();
const shots = '.cache/engines';
const build = join(process.env['BUILD_DIRECTORY'] ?? 'build', 'client');

const isInstalled: Record<string, () => unknown> = {
  'firefox-esr': () => findProgram('firefox-esr') ?? findProgram('firefox'),
  'webkit2gtk-driver': () => findProgram('WebKitWebDriver') && miniBrowser(),
  xvfb: () => process.env['DISPLAY'] ?? findProgram('Xvfb'),
};
const findMissing = () => Object.keys(isInstalled).filter((name) => !isInstalled[name]?.());
installPackages(findMissing());
const missing = findMissing();
if (missing.length) {
  console.error(`Not on this machine, and not installed because that needs root and apt-get: ${missing.join(', ')}.`);
}
if (!isFinished(build)) execSync('npm run -s build', { stdio: 'inherit' });

const starts = [
  ...(missing.includes('firefox-esr') ? [] : [firefox]),
  ...(missing.includes('webkit2gtk-driver') || missing.includes('xvfb') ? [] : [webkit]),
];
const site = await startSite(build);
const results: Result[] = [];
try {
  for (const start of starts) results.push(await travel(await start()));
} finally {
  await stop(site.child);
}
writeReport('docs/engines.md', results, missing, Math.round((Date.now() - begun) / 1000));
const failed = results.some(({ outcomes }) => [...outcomes.values()].some(({ error }) => error));
if (failed || results.length === 0) process.exitCode = 1;

async function travel(engine: Engine): Promise<Result> {
  console.log(`\n${engine.name}`);
  const result: Result = { engine: engine.name, outcomes: new Map(), features: new Map() };
  try {
    for (const journey of journeys) {
      const outcome = await oneJourney(engine, journey);
      result.outcomes.set(journey.name, outcome);
      console.log(`  ${outcome.error ? 'FAILS' : 'works'}  ${journey.name}${outcome.error ? `\n         ${outcome.error}` : ''}`);
    }
    const session = await engine.session();
    await session.open(site.address);
    for (const { name, has } of features) result.features.set(name, await session.run(has));
    await session.close();
  } finally {
    await engine.stop();
  }
  return result;
}

/** Each one starts in a browser that has never seen the site. */
async function oneJourney(engine: Engine, { name, go }: (typeof journeys)[number]): Promise<{ error?: string; remark?: string }> {
  const session = await engine.session();
  try {
    const remark = await go(new Visitor(session, site.address));
    if (session.errors.length) return { error: `the console says: ${session.errors.join('; ')}` };
    return remark ? { remark } : {};
  } catch (error) {
    const said = session.errors.length ? `; the console says: ${session.errors.join('; ')}` : '';
    return { error: `${(error as Error).message}${said}${await keepShot(session, `${engine.name} ${name}`)}` };
  } finally {
    // a browser that crashed has closed already
    await session.close().catch(() => {});
  }
}

async function keepShot(session: Session, name: string): Promise<string> {
  const file = join(shots, `${name.replace(/\W+/g, '-').slice(0, 60)}.png`);
  try {
    mkdirSync(shots, { recursive: true });
    writeFileSync(file, await session.screenshot());
    return ` (${file})`;
  } catch {
    return ' (no screenshot: the browser is gone)';
  }
}
