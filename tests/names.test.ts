import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const twice = (names: string[]) => [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];

const sources = globSync(['app/**/*.{ts,tsx}', 'content-model/**/*.ts', 'server/**/*.ts', 'mailroom/**/*.{ts,tsx}'])
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What a function takes, said beside it and nowhere else. */
const local = ['Props', 'Options', 'Inputs', 'State'];

test('no two components or types have one name', () => {
  const names = sources.flatMap(({ text }) =>
    [...text.matchAll(/^(?:export )?(?:default )?(?:async )?(?:function|class|interface|type|const) ([A-Z]\w*)/gm)].map(
      ([, name]) => name!,
    ),
  );
  expect(names.length).toBeGreaterThan(300);
  expect(twice(names).filter((name) => !local.includes(name))).toEqual([]);
});

test('copy is called words, and one string of it by what it is', () => {
  const other = sources.flatMap(({ file, text }) => (/(?<![\w'’] )\b(?:says|sentences)(?::| = |\.\w)/.test(text) ? [file] : []));
  expect(other).toEqual([]);
});

/** Names that end so say what is measured and not in what; a rate (wordsPerMinute) says both. */
const withoutUnit = /(?<!Per)(day|delay|duration|gap|height|hour|interval|minute|patience|pause|size|timeout|wait|width)$/i;

test('a number that is a time or a size carries its unit: delayMs, gapPx, daySeconds', () => {
  const numbers = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:const|let) (\w+)(?:: number)? = [\d_.]+(?: \* [\d_.]+)*;/g)].map(([, name]) => ({ file, name: name! })),
  );
  expect(numbers.length).toBeGreaterThan(50);
  expect(numbers.filter(({ name }) => withoutUnit.test(name))).toEqual([]);
});
