import { expect, test } from 'vitest';
import { readingTime } from './reading-time';

test('220 words take a minute', () => {
  expect(readingTime('word '.repeat(220))).toBe(1);
  expect(readingTime('word '.repeat(880))).toBe(4);
});
test('is at least a minute', () => expect(readingTime('')).toBe(1));
test('does not count Markdown syntax as words', () => expect(readingTime(`${'| - | ** > # '.repeat(2000)} one two`)).toBe(1));
