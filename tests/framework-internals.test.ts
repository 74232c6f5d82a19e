import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Private APIs of React, React Router and Vite, which may change in any release. */
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

test('only one development line uses router internals', () => {
  const lines = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('__reactRouter')),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('import.meta.env.DEV');
});

test('no build step rewrites pages', () => {
  const writers = globSync('server/build/**/*.ts').filter((file) => /html\.replace|\.html['"`], html/.test(readFileSync(file, 'utf8')));
  expect(writers).toEqual([]);
});
