import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Route modules, calculators and examples have the same exports on purpose; they are loaded, not imported by name.
const sources = globSync('app/{browser,forms,islands,lib,sections,shell,theme,tools,ui}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*', '**/*.examples.tsx', '**/calculators/**', '**/formulas/**'],
});

test('no two modules export different things under one name', () => {
  const names = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
