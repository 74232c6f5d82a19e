import { expect, test } from 'vitest';
import { z } from 'zod';
import { readMarkdown, splitMatter } from './front-matter.ts';

const lines = ['---', 'title: A deductible', 'date: 2026-10-01', '---', '', '## First', 'Text', ''];

test.each([
  ['Unix', '\n'],
  ['Windows', '\r\n'],
])('front matter is split off a file with the line endings of %s', (_, ending) => {
  const { matter, body } = splitMatter(lines.join(ending));
  expect(matter).toEqual({ title: 'A deductible', date: '2026-10-01' });
  expect(body.trim().split(ending)).toEqual(['## First', 'Text']);
});

test('facts that do not fit their schema are told with the file and the field', () => {
  const schema = z.object({ number: z.number() });
  expect(() => readMarkdown('content/blog/a.md', lines.join('\n'), schema)).toThrow(/content\/blog\/a\.md: number: /);
  expect(() => readMarkdown('content/blog/a.md', 'Only text', schema)).toThrow(/number/);
});
