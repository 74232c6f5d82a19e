import { readMarkdown } from '../../../content/front-matter';
import { legalMatter } from '../../../content/schema';
import { withFacts } from '../../facts.server';
import { renderMarkdown } from '../../markdown.server';

const files = import.meta.glob<string>('../../../content/legal/*.md', { eager: true, query: '?raw', import: 'default' });

/** A legal text by its file name, which is also its address. */
export function legalText(slug: string) {
  const source = files[`../../../content/legal/${slug}.md`];
  if (!source) throw new Error(`content/legal/${slug}.md is missing`);
  const { matter, body } = readMarkdown(`content/legal/${slug}.md`, withFacts(source), legalMatter);
  return { ...matter, ...renderMarkdown(body) };
}
