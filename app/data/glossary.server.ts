/** The glossary: its terms from A to Z, and where they lead. */
import { readContent, readFolder } from '../../content-model/read';
import type { GlossaryTerm } from '../../content-model/schemas/glossary-term';
import { industries, personalLines, services, site } from './content.server';
import { posts } from './posts.server';
import { toolDocuments } from './tools.server';

export const glossaryWords = readContent('pages/glossary.yaml');

export interface Term extends GlossaryTerm {
  /** Fragment of the term's URL: its file name. */
  id: string;
}

export const terms: Term[] = readFolder('glossary')
  .map(({ slug, ...term }) => ({ ...term, id: slug }))
  .sort((a, b) => a.term.localeCompare(b.term, 'en'));

const byId = new Map(terms.map((term) => [term.id, term]));

export function termOf(id: string): Term {
  const term = byId.get(id);
  if (!term) throw new Error(`content/glossary has no term ${id}`);
  return term;
}

export const termPath = (id: string) => `/glossary#${id}`;

/** What can be explained in the text of a page, and the words around an explanation. */
export function definitionsData() {
  return {
    words: glossaryWords.popover,
    terms: terms
      .filter(({ notMarked }) => !notMarked)
      .map(({ id, term, spellings = [], definition }) => ({ id, term, forms: [term, ...spellings], definition, path: termPath(id) })),
  };
}

interface TermLink {
  label: string;
  path: string;
}

/** The pages that a term may lead to, by the file of content/ that holds their words. */
const pages = new Map<string, TermLink>([
  ...industries.map(({ slug, hero, path }): [string, TermLink] => [`industries/${slug}`, { label: hero.title, path }]),
  ...personalLines.map(({ slug, hero, path }): [string, TermLink] => [`personal/${slug}`, { label: hero.title, path }]),
  ...services.map(({ slug, hero, path }): [string, TermLink] => [`services/${slug}`, { label: hero.title, path }]),
  ...posts.map(({ slug, title, path }): [string, TermLink] => [`blog/${slug}`, { label: title, path }]),
  ...toolDocuments.map(({ id, title }): [string, TermLink] => [id.slice(1), { label: title, path: id }]),
  ...site.footer.legal.map((link): [string, TermLink] => [`legal${link.path}`, link]),
]);

export function pageLink(file: string): TermLink {
  const link = pages.get(file);
  if (!link) throw new Error(`content/glossary leads to content/${file}, which is not a page that a term can lead to`);
  return link;
}

/** Some terms, as a page that explains them in passing shows them. */
export const explained = (ids: string[]) =>
  ids.map(termOf).map(({ id, term, definition }) => ({ term, meaning: definition, path: termPath(id) }));
