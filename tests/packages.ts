import { execFileSync } from 'node:child_process';
import { findProgram } from './servers.ts';

/** Installs Debian packages, as root on a system that has apt-get. Elsewhere it does nothing. */
export function installPackages(names: string[]): void {
  const aptGet = findProgram('apt-get');
  if (!names.length || !aptGet || process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(', ')} with apt-get.`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    try {
      execFileSync(aptGet, ['-o', 'Acquire::Retries=3', ...args], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    } catch {
      // the caller checks what is missing
    }
  }
}
