import { expect, test } from 'vitest';
import { renderArticle, renderMarkdown } from './markdown.server';

test('headings get ids and are listed for a table of contents', () => {
  const { html, headings } = renderMarkdown('## What A-rated, 50+ and 100+ mean\n\n### *Texas*\n', 'en');
  expect(headings).toEqual([
    { id: 'what-a-rated-50-and-100-mean', text: 'What A-rated, 50+ and 100+ mean', depth: 2 },
    { id: 'texas', text: 'Texas', depth: 3 },
  ]);
  expect(html).toContain('<h2 id="what-a-rated-50-and-100-mean">');
});

test('a table has row and column headings and scrolls in a focusable frame', () => {
  const { html } = renderMarkdown('| What | Where |\n|---|---|\n| Theme | Local storage |\n', 'en');
  expect(html).toContain('<div role="region" aria-label="Table 1: What, Where" tabindex="0"><table>');
  expect(html).toContain('<th scope="col">What</th>');
  expect(html).toContain('<th scope="row">Theme</th>');
});

test('HTML in the source is not rendered', () => {
  expect(renderMarkdown('Words <script>alert(1)</script>', 'en').html).not.toContain('<script>');
});

test('each h2 of an article links to itself', () => {
  expect(renderArticle('## First *part*\n\n### Detail\n', 'en').html).toBe(
    '<h2 id="first-part"><a href="#first-part">First <em>part</em></a></h2>\n<h3 id="detail">Detail</h3>',
  );
});

test('the illustrative example of an article is in an element of its own, which ends at the next h2', () => {
  const { html } = renderArticle('## One\n\n## Illustrative loss\n\nA roof.\n\n### In numbers\n\n## Next\n', 'en');
  expect(html).toMatch(/One<.*<div data-example>.*Illustrative loss.*In numbers<\/h3>\s*<\/div>.*Next/s);
  expect(renderArticle('## Illustrative loss\n\nThe last word.\n', 'en').html).toMatch(/The last word\.<\/p>\s*<\/div>$/);
  expect(renderArticle('## One\n', 'en').html).not.toContain('data-example');
});

test('phone numbers become links, except inside links; other numbers do not', () => {
  expect(renderMarkdown('Call (713) 555-0142 within 30 days, or dial 2-1-1.', 'en').html).toBe(
    '<p>Call <a href="tel:+17135550142">(713) 555-0142</a> within 30 days, or dial <a href="tel:211">2-1-1</a>.</p>',
  );
  expect(renderMarkdown('[Call 800-252-3439 in 2 days](/help)', 'en').html).toBe('<p><a href="/help">Call 800-252-3439 in 2 days</a></p>');
});

test('a range of hours in a table is rendered unchanged', () => {
  expect(renderMarkdown('| Hours | What |\n|---|---|\n| 10–14 | Photograph |\n', 'en').html).toContain('>10–14<');
});

test('a translation has the ids of the English headings', () => {
  expect(renderMarkdown('## Sus derechos\n', 'es', '## Your rights\n').headings).toEqual([
    { id: 'your-rights', text: 'Sus derechos', depth: 2 },
  ]);
});
