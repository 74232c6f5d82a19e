/** /search-index.json and /es/search-index.json: the serialized MiniSearch index, built at build time. */
import MiniSearch from 'minisearch';
import type { Language } from '../../../content-model/content-paths';
import { industries, pageWords, personalLines, services } from '../../data/content.server';
import { spokenNames, termPath, terms } from '../../data/glossary.server';
import { posts, searchWords } from '../../data/posts.server';
import { toolDocuments } from '../../data/tools.server';
import { languageOf, localizedPath } from '../../lib/localized-path';
import { type SearchDocument, searchOptions } from '../../lib/search-terms';

export function loader({ request }: { request: Request }) {
  const language = languageOf(request);
  const { kinds, places } = searchWords(language);
  const index = new MiniSearch<SearchDocument>(searchOptions(language));
  const documents: Omit<SearchDocument, 'kindLabel'>[] = [
    ...posts(language).map(({ path, title, description, category, summary, body }) => ({
      id: path,
      kind: 'post' as const,
      title,
      description,
      category,
      text: [...summary, body].join(' '),
    })),
    ...industries(language).map((page) => ({ ...coverage(page.path, page), kind: 'industry' as const })),
    ...personalLines(language).map((page) => ({ ...coverage(page.path, page), kind: 'personal' as const })),
    ...services(language).map((page) => ({ ...coverage(page.path, page), kind: 'service' as const })),
    ...toolDocuments(language).map((tool) => ({ ...tool, kind: 'tool' as const })),
    ...terms(language).map(({ id, term, alsoCalled = [], englishNames = [], definition }) => ({
      id: termPath(language, id),
      kind: 'term' as const,
      title: term,
      description: definition,
      category: [...alsoCalled, ...englishNames, ...(language === 'es' ? spokenNames(id) : [])].join(', '),
      text: '',
    })),
    ...clientQuestions(language).map(({ id, title, description, knownBy }) => ({
      id: `${localizedPath('/service', language)}#${id}`,
      kind: 'place' as const,
      title,
      description,
      category: knownBy.join(', '),
      text: '',
    })),
  ];
  for (const { path, title, description, knownBy } of places) {
    const known = documents.find((page) => page.id === path);
    const category = [known?.category ?? [], knownBy].flat().join(', ');
    if (known) known.category = category;
    else documents.push({ id: path, kind: 'place' as const, title, description, category, text: '' });
  }
  index.addAll(documents.map((document) => ({ ...document, kindLabel: kinds[document.kind] })));
  return Response.json(index);
}

/** The requests and situations of the page for clients, which are found one by one. */
function clientQuestions(language: Language) {
  const { requests, situations } = pageWords.clientService(language);
  return [
    ...requests.items.map(({ line, ...one }) => ({ ...one, description: line })),
    ...situations.items.map(({ lead, ...one }) => ({ ...one, description: lead })),
  ];
}

interface Coverage {
  name: string;
  hero: { title: string };
  meta: { description: string };
}

function coverage(id: string, { meta, ...page }: Coverage) {
  return { id, title: page.hero.title, description: meta.description, category: page.name, text: strings(page).join(' ') };
}

/** All texts of a page, without the values of `unsearchedKeys`: pictures, slugs, links and arithmetic. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (unsearchedKeys.has(key) ? [] : strings(inner)));
}
const unsearchedKeys = new Set([
  'alt',
  'at',
  'background',
  'faq',
  'given',
  'icon',
  'kind',
  'layout',
  'path',
  'picture',
  'posts',
  'relatedLines',
  'scene',
  'service',
  'slug',
  'sums',
  'terms',
]);
