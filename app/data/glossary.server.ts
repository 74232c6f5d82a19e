/** Reads the glossary terms, sorts them alphabetically and resolves their links. */
import type { Language } from '../../content-model/content-paths';
import { readContent, readFolder } from '../../content-model/read';
import type { GlossaryTerm } from '../../content-model/schemas/glossary-term';
import { englishPath, localizedPath } from '../lib/localized-path';
import { industries, personalLines, services, site } from './content.server';
import { isFileOn, perLanguage, wordsOf } from './localized-content.server';
import { posts } from './posts.server';
import { tools } from './tools.server';

export const glossaryWords = wordsOf('pages/glossary.yaml');

export interface Term extends GlossaryTerm {
  /** Fragment of the term's URL: its file name. */
  id: string;
}

export const terms = perLanguage((language): Term[] =>
  readFolder('glossary', language)
    .map(({ slug, pages, ...term }) => ({ ...term, ...(pages && { pages: pages.filter(isFileOn) }), id: slug }))
    .sort((a, b) => a.term.localeCompare(b.term, language)),
);

const byId = perLanguage((language) => new Map(terms(language).map((term) => [term.id, term])));

export function termOf(language: Language, id: string): Term {
  const term = byId(language).get(id);
  if (!term) throw new Error(`content/glossary has no term ${id}`);
  return term;
}

/** Colloquial Spanish names of a term, for the search. */
export const spokenNames = (id: string) => spoken.get(id) ?? [];
const spoken = new Map(readContent('spanish-terms.yaml').map(({ id, also = [] }) => [id, also]));

export const termPath = (language: Language, id: string) => localizedPath(`/glossary#${id}`, language);

/** The terms that a page can define in its text, and the labels of their popovers. */
export function definitionsData(language: Language) {
  return {
    words: glossaryWords(language).popover,
    terms: terms(language)
      .filter(({ notMarked }) => !notMarked)
      .map(({ id, term, spellings = [], definition }) => ({
        id,
        term,
        forms: [term, ...spellings],
        definition,
        path: termPath(language, id),
      })),
  };
}

interface TermLink {
  label: string;
  path: string;
}

/** The pages that a term may link to, by their content file. */
const pages = perLanguage((language) => {
  const coverage = (folder: string, all: { slug: string; hero: { title: string }; path: string }[]) =>
    all.map(({ slug, hero, path }): [string, TermLink] => [`${folder}/${slug}`, { label: hero.title, path }]);
  return new Map<string, TermLink>([
    ...coverage('industries', industries(language)),
    ...coverage('personal', personalLines(language)),
    ...coverage('services', services(language)),
    ...posts(language).map(({ slug, title, path }): [string, TermLink] => [`blog/${slug}`, { label: title, path }]),
    ...tools(language).map(({ slug, question, path }): [string, TermLink] => [`tools/${slug}`, { label: question, path }]),
    ...site(language).footer.legal.map((link): [string, TermLink] => [`legal${englishPath(link.path)}`, link]),
  ]);
});

export function pageLink(language: Language, file: string): TermLink {
  const link = pages(language).get(file);
  if (!link) throw new Error(`content/glossary leads to content/${file}, which is not a page that a term can lead to`);
  return link;
}

/** Definitions of the terms with these ids, for a page that lists them. */
export const termDefinitions = (language: Language, ids: string[]) =>
  ids.map((id) => termOf(language, id)).map(({ id, term, definition }) => ({ term, meaning: definition, path: termPath(language, id) }));
