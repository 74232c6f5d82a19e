import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('{app,content-model,server,mailroom}/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/testing/**'] });

/** Names that end with a quantity instead of a unit. Names of rates, such as wordsPerMinute, are allowed. */
const withoutUnit = /(?<!Per)(day|delay|duration|gap|height|hour|interval|minute|pause|size|timeout|wait|width)$/i;

test('the name of a time or size constant ends with its unit: delayMs, gapPx, daySeconds', () => {
  const constant = /\b(?:const|let) (\w+)(?:: number)? = [\d_.]+(?: \* [\d_.]+)*;/g;
  const numbers = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(constant)].map(([, name = '']) => ({ file, name })));
  expect(numbers.length).toBeGreaterThan(50);
  expect(numbers.filter(({ name }) => withoutUnit.test(name))).toEqual([]);
});
