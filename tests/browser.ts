import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** The same engine without a window: twice as fast. */
export const withoutWindow = 'chromium-headless-shell';

/** A Chromium on the machine. Undefined means Playwright's own; null means that there is none. */
function findBrowser(names = [withoutWindow, ...whole]): string | null | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null;
}

/** For tests. */
export const browserPath = () => findBrowser() ?? undefined;
/** For measuring: what visitors have, if it is there. */
export const wholeBrowserPath = () => findBrowser([...whole, withoutWindow]) ?? undefined;

/** Finds a browser or installs one: Playwright's, else the system's package. */
export function ensureBrowser(): void {
  if (findBrowser() !== null) return;
  console.log('No Chromium found: installing one.');
  for (const [command, ...args] of [
    ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', withoutWindow],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ] as [string, ...string[]][]) {
    try {
      execFileSync(command, args, { stdio: 'ignore' });
    } catch {
      // the next way may work
    }
    if (findBrowser() !== null) return;
  }
  console.error(
    'The browser tests need Chromium, and it could not be installed. Install it yourself (npx playwright install chromium, or your system’s package chromium) and run npm test again.',
  );
  process.exit(1);
}

if (import.meta.main) ensureBrowser();
