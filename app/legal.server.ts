import { readMarkdown } from '../content/front-matter';
import { legalMatter } from '../content/schema';
import { withFacts } from './facts.server';
import { renderMarkdown } from './markdown.server';

const files = import.meta.glob<string>('../content/legal/*.md', { eager: true, query: '?raw', import: 'default' });

/** Their file names are their addresses. */
export const legalTexts = Object.entries(files).map(([file, source]) => {
  const { matter, body } = readMarkdown(file, withFacts(source), legalMatter);
  return { slug: file.replace(/^.*\/|\.md$/g, ''), ...matter, body };
});

export function legalText(wanted: string) {
  const found = legalTexts.find(({ slug }) => slug === wanted);
  if (!found) throw new Error(`content/legal/${wanted}.md is missing`);
  const { slug: _slug, body, ...text } = found;
  return { ...text, ...renderMarkdown(body) };
}
