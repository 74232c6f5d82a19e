import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Private APIs of React, React Router and Vite, which may change in any release. */
const internals = /UNSAFE_|__react(Router|Props|Fiber)|streamController|__vitePreload/;

const sources = globSync(['app/**/*.{ts,tsx}', 'server/**/*.{ts,js}', 'bench/*.ts', '*.ts'], { exclude: ['**/*.test.*'] });

test('only one line uses a private API of the framework, and it runs in development only', () => {
  const lines = sources.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((line) => internals.test(line));
  expect(lines).toEqual([expect.stringContaining('import.meta.env.DEV')]);
});

test('one build step changes the HTML that React Router prerenders: it inlines the styles', () => {
  const writers = globSync('server/build/**/*.ts').filter((file) => /html\.replace|\.html['"`], html/.test(readFileSync(file, 'utf8')));
  expect(writers).toEqual(['server/build/inline-styles.ts']);
});
