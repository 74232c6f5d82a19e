import { readFolder } from '../content-model/read';
import { renderMarkdown } from './markdown.server';

/** Their file names are their addresses. */
export const legalTexts = readFolder('legal');

export function legalText(wanted: string) {
  const found = legalTexts.find(({ slug }) => slug === wanted);
  if (!found) throw new Error(`content/legal/${wanted}.md is missing`);
  const { slug: _slug, body, ...text } = found;
  return { ...text, ...renderMarkdown(body) };
}
