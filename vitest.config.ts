import { defineConfig } from 'vitest/config';

const processes = 'mailroom/process.test.ts';

export default defineConfig({
  test: {
    // as many as there are cores: many tests wait for a process or a timer
    maxWorkers: '100%',
    // for what hangs: beside other work a test of half a second has taken five
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
          exclude: [processes],
        },
      },
      // whole processes are started and killed, dozens of times: npm run processes
      { extends: true, test: { name: 'processes', include: [processes] } },
    ],
  },
  define: { __FORMS_ENDPOINT__: '""' },
});
