/** npm test: every check of the project. Independent checks run three at a time; each prints its output when it ends. */
import { exec, spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.ts';
import { inCi, missingPrograms } from './programs.ts';

const queue = ['unit', 'build', 'processes', 'types', 'recipes', 'build:lab', 'dead-code', 'lint', 'imports'];
const sequential = ['check:html', 'browser'];
const total = queue.length + sequential.length;
const startedAt = Date.now();
let done = 0;

console.log(`Runs ${total} checks: ${[...queue, ...sequential].join(', ')}.`);
console.log('Takes about 12 minutes on two cores. For a quick check while you work: npm run check');

ensureBrowser();
const missing = missingPrograms();
if (missing.length && inCi) {
  console.error(
    `CI is set, and these are not installed: ${missing.map(({ name }) => name).join(', ')}. Install them first (.ci/run does).`,
  );
  process.exit(1);
}

await Promise.all([runQueue(), runQueue(), runQueue()]);
for (const script of sequential) {
  if (process.exitCode) break;
  const scriptStartedAt = Date.now();
  const { status } = spawnSync(`npm run -s ${script}`, { shell: true, stdio: 'inherit' });
  report(script, status === 0, scriptStartedAt);
}

for (const { name, checks } of missing) console.log(`Skipped: ${checks}, because ${name} is not installed.`);
console.log(`npm test: ${process.exitCode ? 'FAILED' : 'passed'} after ${Math.round((Date.now() - startedAt) / 60_000)} minutes.`);

async function runQueue(): Promise<void> {
  while (queue.length && !process.exitCode) await run(queue.shift()!);
}

function run(script: string): Promise<void> {
  const scriptStartedAt = Date.now();
  return new Promise((resolve) => {
    exec(`npm run -s ${script}`, { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
      process.stdout.write(stdout);
      process.stderr.write(stderr);
      report(script, !error, scriptStartedAt);
      resolve();
    });
  });
}

function report(script: string, passed: boolean, scriptStartedAt: number): void {
  if (!passed) process.exitCode = 1;
  done += 1;
  console.log(`[${done}/${total}] ${script}: ${passed ? 'passed' : 'FAILED'} (${Math.round((Date.now() - scriptStartedAt) / 1000)} s)`);
}
