/**
 * node tests/side-by-side.ts types lint …: npm scripts, three at a time, because most of them keep one core busy and some wait.
 * What each one says comes whole when it ends. After one has failed no other begins.
 */
import { exec } from 'node:child_process';

const waiting = process.argv.slice(2);

const run = (script: string) =>
  new Promise<void>((done) => {
    const begun = Date.now();
    exec(`npm run -s ${script}`, { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
      if (error) process.exitCode = 1;
      process.stdout.write(stdout);
      process.stderr.write(stderr);
      console.log(`${script}: ${error ? 'FAILED' : 'fine'} (${Math.round((Date.now() - begun) / 1000)} s)`);
      done();
    });
  });

async function oneAfterAnother(): Promise<void> {
  while (waiting.length && !process.exitCode) await run(waiting.shift()!);
}

await Promise.all([oneAfterAnother(), oneAfterAnother(), oneAfterAnother()]);
