/**
 * npm test: every check of the project. npm run check: the quick ones (--quick).
 * Checks that run at the same time print their output when they end.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBrowser } from './find-browser.ts';
import { inCi, missingPrograms } from './optional-programs.ts';

const quick = {
  unit: 'vitest run --project unit',
  types: 'react-router typegen && tsc',
  lint: 'node tests/lint.ts',
  content: 'node content-model/check.ts',
  imports: 'depcruise app content-model server mailroom --config .dependency-cruiser.cjs',
  'dead code': 'knip --no-config-hints',
};
const slow = {
  unit: quick.unit,
  build: 'npm run -s build',
  instructions: 'node tests/check-readme.ts',
  'fixtures build': 'node tests/build-fixtures.ts',
  'another brokerage': 'node tests/check-adopt.ts',
};
const isQuick = process.argv.includes('--quick');
/** npm run build runs the check of the content, too. */
const { types, content: _inBuild, ...others } = quick;
const queue = Object.entries(isQuick ? quick : { ...slow, ...others });
/** Builds rewrite the route types that this check reads. */
const beforeBuilds = Object.entries(isQuick ? {} : { types });
/** Mostly waits for processes and timers, so it runs at the same time as the checks of the builds. */
const besideBuildChecks = Object.entries(isQuick ? {} : { integration: 'vitest run --project integration' });
const buildChecks = Object.entries(
  isQuick ? {} : { HTML: 'node tests/check-html.ts', 'built site': 'vitest run --project build', browser: 'playwright test' },
);
const all = [...beforeBuilds, ...queue, ...besideBuildChecks, ...buildChecks];
const startedAt = Date.now();
let done = 0;

console.log(`Runs ${all.length} checks: ${all.map(([name]) => name).join(', ')}.`);
if (!isQuick) console.log('Takes about 12 minutes on two cores. For a quick check while you work: npm run check');

if (!isQuick) ensureBrowser();
const missing = isQuick ? [] : missingPrograms();
if (missing.length && inCi) {
  console.error(
    `CI is set, and these are not installed: ${missing.map(({ name }) => name).join(', ')}. Install them first (.ci/run does).`,
  );
  process.exit(1);
}

for (const check of beforeBuilds) await run(...check);
await Promise.all([runQueue(), runQueue(), runQueue()]);
if (!process.exitCode) await Promise.all([...besideBuildChecks.map((check) => run(...check)), runBuildChecks()]);

for (const { name, checks } of missing) console.log(`Skipped: ${checks}, because ${name} is not installed.`);
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(
  `${process.exitCode ? 'FAILED' : 'Passed'} after ${seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`}.`,
);

/** Quick checks all run, so that one round names everything. */
async function runQueue(): Promise<void> {
  for (let next = queue.shift(); next && (isQuick || !process.exitCode); next = queue.shift()) await run(...next);
}

async function runBuildChecks(): Promise<void> {
  for (const [name, command] of buildChecks) {
    if (process.exitCode) return;
    await run(name, command, 'inherit');
  }
}

async function run(name: string, command: string, stdio: 'pipe' | 'inherit' = 'pipe'): Promise<void> {
  const checkStartedAt = Date.now();
  const check = spawn(command, { shell: true, stdio });
  const output: Buffer[] = [];
  for (const stream of [check.stdout, check.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [status] = await once(check, 'close');
  process.stdout.write(Buffer.concat(output));
  if (status !== 0) process.exitCode = 1;
  done += 1;
  const seconds = Math.round((Date.now() - checkStartedAt) / 1000);
  console.log(`[${done}/${all.length}] ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
}
