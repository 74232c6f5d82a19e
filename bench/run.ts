/**
 * npm run bench [-- --runs 5] [--only lighthouse,bytes,navigation,load,mailroom]: measures the build and writes bench/results.md.
 * Parts that are not asked for keep their last numbers.
 */
import { execSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isFinished } from '../server/serving.ts';
import { ensureBrowser, hasHeadlessShell, headlessShell } from '../tests/browser.ts';
import { installPackages } from '../tests/packages.ts';
import { findProgram } from '../tests/servers.ts';
import { launch } from './browser.ts';
import { bytes } from './bytes.ts';
import { lighthouse } from './lighthouse.ts';
import { load } from './load.ts';
import { mailroom } from './mailroom.ts';
import { navigation } from './navigation.ts';

const file = 'bench/results.md';
const parts = {
  lighthouse: { title: 'Lighthouse', run: lighthouse },
  bytes: { title: 'Bytes', run: bytes },
  navigation: { title: 'Navigation', run: navigation },
  load: { title: 'Load', run: load },
  mailroom: { title: 'Mailroom', run: mailroom },
};

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: Object.keys(parts).join() } },
});
const runs = Number(values.runs);
const only = values.only.split(',');
const unknown = only.filter((name) => !(name in parts));
if (unknown.length || !(runs >= 1)) {
  console.error(`Use --runs with a number and --only with some of ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const client = join(process.env['BUILD_DIRECTORY'] ?? 'build', 'client');
if (!isFinished(client)) execSync('npm run -s build', { stdio: 'inherit' });
// nginx is not among them: installed by a package it would begin to serve
installPackages([...(findProgram('wrk') ? [] : ['wrk']), ...(hasHeadlessShell() ? [] : [headlessShell])]);
ensureBrowser();
const machine = await describeMachine();

for (const [name, { title, run }] of Object.entries(parts)) {
  if (!only.includes(name)) continue;
  console.log(title);
  const busy = loadavg()[0]!.toFixed(1);
  const text = await run(client, runs);
  keep(title, `Measured on ${new Date().toISOString().slice(0, 10)}, ${machine}, load ${busy} before it began.\n\n${text}`);
}

async function describeMachine(): Promise<string> {
  const browser = await launch();
  const version = browser.version();
  await browser.close();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${process.arch}), ${memory} GB of memory, Node ${process.versions.node}, Chromium ${version}`;
}

/** Writes one part; the others stay as they are. */
function keep(title: string, text: string): void {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sections = new Map(
    old
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()]),
  );
  sections.set(title, text);
  const inOrder = Object.values(parts).flatMap((part) => {
    const body = sections.get(part.title);
    return body ? [`## ${part.title}\n\n${body}`] : [];
  });
  const head = '# Measured\n\nWritten by `npm run bench`; what misses its target says so.';
  writeFileSync(file, `${[head, ...inOrder].join('\n\n')}\n`);
}
