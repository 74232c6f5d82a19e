import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.server';

test('headings get ids and are listed for a table of contents', () => {
  const { html, headings } = renderMarkdown('## What A-rated, 50+ and 100+ mean\n\n### *Texas*\n');
  expect(headings).toEqual([
    { id: 'what-a-rated-50-and-100-mean', text: 'What A-rated, 50+ and 100+ mean', depth: 2 },
    { id: 'texas', text: 'Texas', depth: 3 },
  ]);
  expect(html).toContain('<h2 id="what-a-rated-50-and-100-mean">');
});

test('a table names its columns and rows and scrolls in a frame that the keyboard can reach', () => {
  const { html } = renderMarkdown('| What | Where |\n|---|---|\n| Theme | Local storage |\n');
  expect(html).toContain('<div role="region" aria-label="Table 1: What, Where" tabindex="0"><table>');
  expect(html).toContain('<th scope="col">What</th>');
  expect(html).toContain('<th scope="row">Theme</th>');
});

test('HTML in the text is not let through', () => {
  expect(renderMarkdown('Words <script>alert(1)</script>').html).not.toContain('<script>');
});
