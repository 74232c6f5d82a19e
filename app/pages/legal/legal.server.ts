import { parse } from 'yaml';
import { splitMatter } from '../../../content/front-matter';
import type { LegalMatter } from '../../../content/schema';
import { withFacts } from '../../facts.server';
import { renderMarkdown } from '../../markdown.server';

const files = import.meta.glob<string>('../../../content/legal/*.md', { eager: true, query: '?raw', import: 'default' });

/** A legal text by its file name, which is also its address. */
export function legalText(slug: string) {
  const source = files[`../../../content/legal/${slug}.md`];
  if (!source) throw new Error(`content/legal/${slug}.md is missing`);
  const { matter, body } = splitMatter(withFacts(source));
  return { ...(parse(matter) as LegalMatter), ...renderMarkdown(body) };
}
