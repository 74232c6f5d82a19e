import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names by which a project reaches into its framework, or rewrites what it has made. The next version would break them silently. */
const names = [
  'UNSAFE_',
  '__reactRouterManifest',
  '__reactRouterRouteModules',
  '__reactRouterContext',
  '__reactProps',
  '__reactFiber',
  'streamController',
  '__vitePreload',
];

const sources = globSync(['app/**/*.{ts,tsx}', 'server/**/*.{ts,js}', 'bench/*.ts', '*.ts'], {
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
});

test.each(names)('nothing in the project uses %s', (name) => {
  expect(sources.filter((file) => readFileSync(file, 'utf8').includes(name))).toEqual([]);
});

test('one line for development names the router’s own', () => {
  const lines = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('__reactRouter')),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('import.meta.env.DEV');
});

test('no page is rewritten after it was rendered', () => {
  const writers = globSync('server/build/**/*.ts').filter((file) => /html\.replace|\.html['"`], html/.test(readFileSync(file, 'utf8')));
  expect(writers).toEqual([]);
});
