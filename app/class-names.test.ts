import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('no two style modules have one name: their classes are named after it (vite.config.ts)', () => {
  const names = globSync(['app/**/*.module.css', 'mailroom/**/*.module.css']).map((file) => basename(file));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
