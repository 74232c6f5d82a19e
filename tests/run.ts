/**
 * npm test: every check of the project. npm run check: the quick ones (--quick).
 * Independent checks run three at a time; each prints its output when it ends.
 */
import { exec, spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.ts';
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
  integration: 'vitest run --project integration',
  recipes: 'node tests/recipes.ts',
  'fixtures build': 'node tests/build-fixtures.ts',
};
const isQuick = process.argv.includes('--quick');
const { types, ...others } = quick;
const queue = Object.entries(isQuick ? quick : { ...slow, ...others });
/** Builds rewrite the route types that this check reads. */
const beforeBuilds = Object.entries(isQuick ? {} : { types });
const sequential = Object.entries(
  isQuick ? {} : { HTML: 'node tests/check-html.ts', 'built site': 'vitest run --project build', browser: 'playwright test' },
);
const total = beforeBuilds.length + queue.length + sequential.length;
const startedAt = Date.now();
let done = 0;

console.log(`Runs ${total} checks: ${[...beforeBuilds, ...queue, ...sequential].map(([name]) => name).join(', ')}.`);
if (!isQuick) console.log('Takes about 20 minutes on two cores. For a quick check while you work: npm run check');

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
for (const [name, command] of sequential) {
  if (process.exitCode) break;
  const checkStartedAt = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  report(name, status === 0, checkStartedAt);
}

for (const { name, checks } of missing) console.log(`Skipped: ${checks}, because ${name} is not installed.`);
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(
  `${process.exitCode ? 'FAILED' : 'Passed'} after ${seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`}.`,
);

async function runQueue(): Promise<void> {
  for (let next = queue.shift(); next && !process.exitCode; next = queue.shift()) await run(...next);
}

function run(name: string, command: string): Promise<void> {
  const checkStartedAt = Date.now();
  return new Promise((resolve) => {
    exec(command, { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
      process.stdout.write(stdout);
      process.stderr.write(stderr);
      report(name, !error, checkStartedAt);
      resolve();
    });
  });
}

function report(name: string, passed: boolean, checkStartedAt: number): void {
  if (!passed) process.exitCode = 1;
  done += 1;
  console.log(`[${done}/${total}] ${name}: ${passed ? 'passed' : 'FAILED'} (${Math.round((Date.now() - checkStartedAt) / 1000)} s)`);
}
