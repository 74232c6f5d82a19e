import { defineConfig } from '@playwright/test';
import { isFinished } from './server/serving-config.ts';
import { browserPath, secondBrowserPath } from './tests/find-browser.ts';
import { inCi } from './tests/optional-programs.ts';
import { fixturesPort, mailroomPort, sitePort } from './tests/ports.ts';

/** Built by tests/build-fixtures.ts. */
const fixturesFolder = '.cache/fixtures/client';
const external = process.env.BASE_URL;
const screens = { testMatch: '**/screenshots.spec.ts' };
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
  // Files that end in .test.ts are run by vitest.
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  // Without the name of the platform: all machines share the screenshots (tests/screenshots.ts).
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: external ? 1 : 2,
  // About once in a few thousand pages the headless shell of Chromium 156 hangs during a scroll, and a busy machine can make a step
  // late. A test that passes at its second try is listed as flaky at the end of the output: mend it.
  retries: 1,
  // In CI the failures stand at the end of the output, where they are found.
  reporter: inCi ? 'dot' : 'line',
  // Long, because on a busy machine a step that takes a second has taken ten. How fast pages are is measured by npm run bench.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Playwright cannot intercept requests of a service worker. tests/offline.spec.ts allows the worker.
    serviceWorkers: 'block',
    baseURL: external ?? `http://127.0.0.1:${sitePort}`,
    launchOptions: withBrowser(browserPath()),
  },
  projects: [
    // Projects start in this order: mailroom first, because it begins with a build, then fixtures, whose tests take longest. The short
    // tests come last, so that no worker is idle at the end.
    ...(external ? [] : [{ name: 'mailroom', testMatch: '**/tests/mailroom/**', use: { baseURL: `http://127.0.0.1:${mailroomPort}` } }]),
    {
      name: 'fixtures',
      testMatch: '**/fixtures-build/**',
      use: { baseURL: process.env.FIXTURES_URL ?? `http://127.0.0.1:${fixturesPort}` },
    },
    { name: 'site', testIgnore: ['**/fixtures-build/**', '**/tests/mailroom/**', screens.testMatch] },
    { name: 'screens', ...screens },
    // Debian's Chromium and its headless shell lay text out differently; the screenshots must match both. Phones wrap the most lines.
    ...(secondBrowserPath()
      ? [{ name: 'screens-second-browser', ...screens, grep: /at 390 px/, use: { launchOptions: withBrowser(secondBrowserPath()) } }]
      : []),
  ],
  ...(!external && {
    webServer: [
      { command: 'node server/start.ts --quiet', env: { PORT: String(sitePort) }, url: `http://127.0.0.1:${sitePort}/healthz` },
      // Only tests/fixtures-build and the screenshots need it.
      ...(isFinished(fixturesFolder)
        ? [
            {
              command: `node server/start.ts --quiet --folder ${fixturesFolder}`,
              env: { PORT: String(fixturesPort) },
              url: `http://127.0.0.1:${fixturesPort}/healthz`,
            },
          ]
        : []),
    ],
  }),
});
