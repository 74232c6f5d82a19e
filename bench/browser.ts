import { type Browser, chromium } from '@playwright/test';
import { fullBrowserPath } from '../tests/browser.ts';

/** Chromium, quiet in the background. */
export function launch(args: string[] = [], path = fullBrowserPath()): Promise<Browser> {
  return chromium.launch({
    ...(path && { executablePath: path }),
    // Playwright switches off what Lighthouse looks at
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...args],
  });
}
