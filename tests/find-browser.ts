/** Finds the Chromium for tests and measurements. TEST_BROWSER names the program to use instead. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from './servers.ts';

const full = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Chromium without a user interface: half the download, twice as fast. */
const headlessShell = 'chromium-headless-shell';

const chosen = process.env.TEST_BROWSER;
const playwrightsOwn = () => [chromium.executablePath()].find(existsSync);
const firstOf = (names: string[]) => names.map(findProgram).find(Boolean);

/** For tests: Playwright's own Chromium, else the headless shell, else a full browser. */
export const browserPath = () => (chosen ? findProgram(chosen) : (playwrightsOwn() ?? firstOf([headlessShell, ...full])));
/** The browser for measurements: the full Chromium, because visitors use it, or the browser of the tests where it is not installed. */
export const fullBrowserPath = () => (chosen ? findProgram(chosen) : (firstOf(full) ?? browserPath()));

export const hasFullBrowser = () => !fullBrowserPath()?.includes('headless-shell');
export const hasHeadlessShell = () => findProgram(headlessShell) !== undefined;
/** The full Chromium, if tests run in the headless shell. Screenshots are compared in both: Debian's two lay text out differently. */
export const secondBrowserPath = () => (chosen || !hasHeadlessShell() ? undefined : firstOf(full));

/** Ends the process with instructions if there is no browser and none can be installed. */
export function ensureBrowser(): void {
  for (const name of chosen ? [] : [headlessShell, 'chromium']) if (!browserPath()) installPackages([name]);
  if (browserPath()) return;
  console.error(
    chosen
      ? `TEST_BROWSER is ${chosen}, and there is no such program on this machine.`
      : 'The browser tests need Chromium. Install it (npx playwright install chromium, or your system’s package) and run npm test again.',
  );
  process.exit(1);
}

/** Installs Debian packages if apt-get exists and the process runs as root; otherwise does nothing. */
export function installPackages(names: string[]): void {
  if (!names.length || !findProgram('apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(', ')} with apt-get.`);
  const install = `DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends ${names.join(' ')}`;
  spawnSync(`apt-get -q update && ${install}`, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
}
