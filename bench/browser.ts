import { type Browser, chromium } from '@playwright/test';
import { fullBrowserPath } from '../tests/find-browser.ts';

/** Launches Chromium without background network traffic. */
export function launch(args: string[] = [], path = fullBrowserPath()): Promise<Browser> {
  return chromium.launch({
    ...(path && { executablePath: path }),
    // Lighthouse audits the back/forward cache, which Playwright disables.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...args],
  });
}
