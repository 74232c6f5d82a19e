import { execFileSync } from 'node:child_process';
import { findProgram } from '../servers.ts';
import { miniBrowser } from './webkit.ts';

/** Debian's packages, and how to tell that they are there. */
const packages: Record<string, () => unknown> = {
  'firefox-esr': () => findProgram('firefox-esr') ?? findProgram('firefox'),
  'webkit2gtk-driver': () => findProgram('WebKitWebDriver') && miniBrowser(),
  xvfb: () => process.env['DISPLAY'] ?? findProgram('Xvfb'),
};

const missing = () => Object.keys(packages).filter((name) => !packages[name]?.());

/** Installs what is missing where it can, and gives what still is. */
export function ensurePackages(): string[] {
  const wanted = missing();
  const installer = findProgram('apt-get');
  if (!wanted.length || !installer || process.getuid?.() !== 0) return wanted;
  console.log(`Installing ${wanted.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...wanted]]) {
    try {
      execFileSync(installer, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      // what is still missing is told below
    }
  }
  return missing();
}
