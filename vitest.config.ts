import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['docs/**/*.test.ts', 'app/**/*.test.ts', 'content/**/*.test.ts', 'server/**/*.test.ts', 'mailroom/**/*.test.ts'] },
  define: { __FORMS_ENDPOINT__: '""' },
});
