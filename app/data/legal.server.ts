import { readFolder } from '../../content-model/read';
import { legalPath } from '../lib/page-paths';
import { pageAt } from './content.server';
import { renderMarkdown } from './markdown.server';

export const legalTexts = readFolder('legal').map((text) => ({ ...text, path: legalPath(text.slug) }));

export function legalText(path: string) {
  const { body, ...text } = pageAt(legalTexts, path);
  return { ...text, ...renderMarkdown(body) };
}
