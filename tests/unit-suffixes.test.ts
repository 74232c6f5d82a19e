import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync(['app/**/*.{ts,tsx}', 'content-model/**/*.ts', 'server/**/*.ts', 'mailroom/**/*.{ts,tsx}'])
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Names that end with a quantity instead of a unit. Names of rates, such as wordsPerMinute, are allowed. */
const withoutUnit = /(?<!Per)(day|delay|duration|gap|height|hour|interval|minute|pause|size|timeout|wait|width)$/i;

test('the name of a time or size constant ends with its unit: delayMs, gapPx, daySeconds', () => {
  const numbers = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:const|let) (\w+)(?:: number)? = [\d_.]+(?: \* [\d_.]+)*;/g)].map(([, name]) => ({ file, name: name! })),
  );
  expect(numbers.length).toBeGreaterThan(50);
  expect(numbers.filter(({ name }) => withoutUnit.test(name))).toEqual([]);
});
