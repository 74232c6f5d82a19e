import { defineConfig } from 'vitest/config';

/** Tests with real stores, servers, timers and processes. */
const integration = [
  'mailroom/*.test.ts',
  'mailroom/{delivery,staff,store}/*.test.ts',
  'mailroom/receive/{receive,receipt}.test.ts',
  'server/start.test.ts',
];

export default defineConfig({
  test: {
    // Many tests wait for a process or a timer.
    maxWorkers: '100%',
    // On a busy machine, a test that usually takes half a second has taken five.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,content-model,docs,editor,mailroom,server}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: integration,
          // These tests share no state, and importing modules again takes longer than most of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: integration,
          globalSetup: 'mailroom/testing/postgres-server.ts',
          isolate: false,
          // Runs at the same time as the browser checks: a test that usually takes three seconds has taken forty.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      // Tests of the finished build that need no browser.
      { extends: true, test: { name: 'build', include: ['tests/build/*.test.ts'] } },
      // Firefox and WebKit, one window at a time.
      { extends: true, test: { name: 'engines', include: ['tests/engines/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
  define: { __FORMS_ENDPOINT__: '""' },
});
