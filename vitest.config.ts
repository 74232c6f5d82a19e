import { defineConfig } from 'vitest/config';

const processes = ['mailroom/process.test.ts', 'server/start.test.ts'];

export default defineConfig({
  test: {
    // Many tests wait for a process or a timer.
    maxWorkers: '100%',
    // On a busy machine a test of half a second has taken five.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'docs/**/*.test.ts',
            'app/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'content-model/**/*.test.ts',
            'server/**/*.test.ts',
            'mailroom/**/*.test.ts',
          ],
          exclude: processes,
        },
      },
      // Starts and kills whole processes.
      { extends: true, test: { name: 'processes', include: processes } },
      // Tests of the finished build that need no browser.
      { extends: true, test: { name: 'build', include: ['tests/build/*.test.ts'] } },
      // Firefox and WebKit, one window at a time.
      { extends: true, test: { name: 'engines', include: ['tests/engines/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
  define: { __FORMS_ENDPOINT__: '""' },
});
