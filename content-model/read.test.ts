import { expect, test } from 'vitest';
import { splitMatter } from './parse.ts';
import { parseContent, readContent, readFolder, slugsIn } from './read.ts';

const site = readContent('site.yaml');

test('facts of the site are inserted into fields, front matter and text', () => {
  expect(parseContent('faq.yaml', 'answer: Call {site.phone}.')).toEqual({ value: { answer: `Call ${site.phone.display}.` } });
  const post = parseContent('blog/a.md', '---\ntitle: About {site.name}\n---\nWrite to {site.email}');
  expect(post).toEqual({ value: { title: `About ${site.name}` }, body: `Write to ${site.email}` });
});

test('an unknown fact of the site is an error that lists the known ones', () => {
  const message = /\{site\.fax\} is not a fact of the site: write one of .*\{site\.phone\}/;
  expect(() => parseContent('faq.yaml', 'answer: Fax {site.fax}')).toThrow(message);
});

test('a folder is read in the order of its file names', () => {
  const slugs = slugsIn('personal');
  expect(slugs).toContain('flood');
  expect(slugs).toEqual(slugs.toSorted());
  expect(readFolder('personal').map(({ slug }) => slug)).toEqual(slugs);
});

test.each([
  ['Unix', '\n'],
  ['Windows', '\r\n'],
])('front matter is split off a file with the line endings of %s', (_, ending) => {
  const { matter, body } = splitMatter(['---', 'title: A deductible', 'date: 2026-10-01', '---', '', '## First', 'Text', ''].join(ending));
  expect(matter.split(ending)).toEqual(['title: A deductible', 'date: 2026-10-01']);
  expect(body.trim().split(ending)).toEqual(['## First', 'Text']);
});
