import { type Browser, chromium } from '@playwright/test';
import { browserPath } from '../tests/browser.ts';

/** The Chromium of the tests, quiet in the background. */
export function launch(args: string[] = []): Promise<Browser> {
  const path = browserPath();
  return chromium.launch({
    ...(path && { executablePath: path }),
    // Playwright switches off what Lighthouse looks at
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...args],
  });
}
