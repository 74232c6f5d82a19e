import { execFileSync } from 'node:child_process';
import { findProgram } from './servers.ts';

/** Debian's packages, each with how to tell that what it brings is there. Installs what is missing where it can, and gives what still is. */
export function ensurePackages(packages: Record<string, () => unknown>): string[] {
  const missing = () => Object.keys(packages).filter((name) => !packages[name]?.());
  const wanted = missing();
  const installer = findProgram('apt-get');
  if (!wanted.length || !installer || process.getuid?.() !== 0) return wanted;
  console.log(`Installing ${wanted.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // one by one: not every system has all of them
  for (const args of [['update'], ...wanted.map((name) => ['install', '-y', '--no-install-recommends', name])]) {
    try {
      execFileSync(installer, ['-o', 'Acquire::Retries=3', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      // what is still missing is told by the caller
    }
  }
  return missing();
}
