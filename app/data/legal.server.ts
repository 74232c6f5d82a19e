import type { Language } from '../../content-model/content-paths';
import { pageAt } from './content.server';
import { pagesOf } from './localized-content.server';
import { renderMarkdown } from './markdown.server';

export const legalTexts = pagesOf('legal');

export function legalText(path: string, language: Language) {
  const { body, ...text } = pageAt(legalTexts(language), path);
  const english = legalTexts('en').find(({ slug }) => slug === text.slug)?.body;
  return { ...text, ...renderMarkdown(body, language, english) };
}
