import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensurePackages } from './packages.ts';
import { findProgram } from './servers.ts';

const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** The same engine without a window: twice as fast. */
export const withoutWindow = 'chromium-headless-shell';

/** A Chromium on the machine. Undefined means Playwright's own; null means that there is none. */
function findBrowser(names = [withoutWindow, ...whole]): string | null | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return names.map(findProgram).find((path) => path) ?? null;
}

/** For tests. */
export const browserPath = () => findBrowser() ?? undefined;
/** For measuring: what visitors have, if it is there. */
export const wholeBrowserPath = () => findBrowser([...whole, withoutWindow]) ?? undefined;

/** Whether there is one that draws no window. */
export const hasWithoutWindow = () => findBrowser([withoutWindow]) !== null;

/** Finds a browser or installs one: Playwright's, else the system's packages, both, because the one without a window has no back and forward cache. */
export function ensureBrowser(): void {
  const found = (names?: string[]) => findBrowser(names) !== null;
  if (found(whole)) return;
  if (!found()) {
    console.log('No Chromium found: installing one.');
    try {
      execSync('npx playwright install --with-deps chromium', { stdio: 'ignore' });
    } catch {
      // the packages may work
    }
  }
  ensurePackages({ [withoutWindow]: () => found([withoutWindow]), chromium: () => found(whole) });
  if (found()) return;
  console.error(
    'The browser tests need Chromium, and it could not be installed. Install it yourself (npx playwright install chromium, or your system’s package chromium) and run npm test again.',
  );
  process.exit(1);
}

if (import.meta.main) ensureBrowser();
