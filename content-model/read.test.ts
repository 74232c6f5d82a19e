import { describe, expect, test } from 'vitest';
import { splitMatter } from './parse.ts';
import { parseContent, readContent, readFolder, slugsIn } from './read.ts';

const site = readContent('site.yaml');

describe('facts of the site', () => {
  test('are inserted into fields, front matter and text', () => {
    expect(parseContent('faq.yaml', 'answer: Call {site.phone}.')).toEqual({ value: { answer: `Call ${site.phone.display}.` } });
    expect(parseContent('blog/a.md', '---\ntitle: About {site.name}\n---\nWrite to {site.email}')).toEqual({
      value: { title: `About ${site.name}` },
      body: `Write to ${site.email}`,
    });
  });

  test('an unknown one is an error that lists the known ones', () => {
    expect(() => parseContent('faq.yaml', 'answer: Fax {site.fax}')).toThrow(
      /\{site\.fax\} is not a fact of the site: write one of .*\{site\.phone\}/,
    );
  });
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
