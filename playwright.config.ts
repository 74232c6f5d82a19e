import { defineConfig } from '@playwright/test';
import { isFinished } from './server/serving.ts';
import { browserPath, secondBrowserPath } from './tests/browser.ts';
import { labPort, mailroomPort, sitePort } from './tests/ports.ts';

/** Made by npm run build:lab. */
const labFolder = '.cache/lab/client';
const external = process.env['BASE_URL'];
const screens = { testMatch: '**/screens.spec.ts' };
const launchOptions = {
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-gpu',
  ],
};
const withBrowser = (path: string | undefined) => ({ ...launchOptions, ...(path && { executablePath: path }) });

export default defineConfig({
  testDir: 'tests',
  // those that end in .test.ts are vitest's
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  // one picture for every machine (tests/screens.ts)
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: external ? 1 : 2,
  // only for a browser that hung (tests/site-test.ts); whatever else failed fails again
  retries: 1,
  reporter: 'line',
  timeout: 60_000,
  use: {
    // what a service worker fetches cannot be intercepted; tests/offline.spec.ts lets it in
    serviceWorkers: 'block',
    baseURL: external ?? `http://127.0.0.1:${sitePort}`,
    launchOptions: withBrowser(browserPath()),
  },
  projects: [
    // first, because it builds and starts its own, and the lab, which has the longest waits: at the end both workers are busy with short tests
    ...(external ? [] : [{ name: 'mailroom', testMatch: '**/tests/mailroom/**', use: { baseURL: `http://127.0.0.1:${mailroomPort}` } }]),
    { name: 'lab', testMatch: '**/lab/**', use: { baseURL: process.env['LAB_URL'] ?? `http://127.0.0.1:${labPort}` } },
    { name: 'site', testIgnore: ['**/lab/**', '**/tests/mailroom/**', screens.testMatch] },
    { name: 'screens', ...screens },
    // Debian's Chromium and its headless shell lay text out differently: the stored pictures must fit both
    ...(secondBrowserPath()
      ? [{ name: 'screens-second-browser', ...screens, use: { launchOptions: withBrowser(secondBrowserPath()) } }]
      : []),
  ],
  ...(!external && {
    webServer: [
      { command: 'node server/start.ts --quiet', env: { PORT: String(sitePort) }, url: `http://127.0.0.1:${sitePort}/healthz` },
      // only tests/lab needs it: the others run after npm run build alone
      ...(isFinished(labFolder)
        ? [
            {
              command: `node server/start.ts --quiet --folder ${labFolder}`,
              env: { PORT: String(labPort) },
              url: `http://127.0.0.1:${labPort}/healthz`,
            },
          ]
        : []),
    ],
  }),
});
