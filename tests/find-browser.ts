/** Finds the Chromium for tests and measurements. TEST_BROWSER names the program to use instead. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from './servers.ts';

const full = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Chromium without a user interface: half the size, twice as fast. */
export const headlessShell = 'chromium-headless-shell';

const chosen = process.env['TEST_BROWSER'];
const playwrightsOwn = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
const firstOf = (names: string[]) => names.map(findProgram).find((path) => path);

/** For tests: the fastest browser on this machine. */
export const browserPath = () => (chosen ? findProgram(chosen) : (playwrightsOwn() ?? firstOf([headlessShell, ...full])));
/** For measurements: the browser that visitors have, if it is installed. */
export const fullBrowserPath = () => (chosen ? findProgram(chosen) : (firstOf(full) ?? browserPath()));

export const hasFullBrowser = () => !fullBrowserPath()?.includes('headless-shell');
export const hasHeadlessShell = () => findProgram(headlessShell) !== undefined;
/** The flavor that tests do not run in by default: Debian lays text out differently in the two. */
export const secondBrowserPath = () => (chosen || !hasHeadlessShell() ? undefined : firstOf(full));

/** Ends the process with instructions if there is no browser and none can be installed. */
export function ensureBrowser(): void {
  if (browserPath()) return;
  if (chosen) fail(`TEST_BROWSER is ${chosen}, and there is no such program on this machine.`);
  installPackages([headlessShell]);
  if (!browserPath()) installPackages(['chromium']);
  if (!browserPath())
    fail('The browser tests need Chromium. Install it (npx playwright install chromium, or your system’s package) and run npm test again.');
}

/** Installs Debian packages where this process may. The caller checks what is missing. */
export function installPackages(names: string[]): void {
  if (!names.length || !findProgram('apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(', ')} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const command = `apt-get -q update && apt-get -q install -y --no-install-recommends ${names.join(' ')}`;
  spawnSync(command, { shell: true, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
