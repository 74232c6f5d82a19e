import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { Language } from '../../content-model/content-paths';
import { cutQuery, type SearchDocument, termsOf } from './search-terms';

export interface SearchHit {
  path: string;
  kind: SearchDocument['kind'];
  kindLabel: string;
  title: string;
  description: string;
  /** Matched terms of the index, for highlighting. */
  terms: string[];
  /** Whether the page's name equals the query. */
  named: boolean;
}
export type Search = (query: string) => SearchHit[];

const boost = { title: 6, category: 3, description: 3 };

/**
 * Ranks results whose name equals the query first, then those with every word in the title, then the rest. Typed words may
 * be incomplete; a word without a match is matched fuzzily, to find misspellings. Glossary terms are found by their names
 * only, not by their definitions.
 */
export function searchIn(index: MiniSearch<SearchDocument>, language: Language): Search {
  const known = (term: string) => index.search(term, { prefix: true }).length > 0;
  const prefix = (term: string) => term.length > 1;
  const fuzzy = (term: string) => !known(term) && (term.length > 5 ? 2 : term.length > 2 ? 1 : false);
  return (typed) => {
    const { query } = cutQuery(typed);
    const find = (combineWith: 'AND' | 'OR') => index.search(query, { boost, prefix, fuzzy, combineWith, filter: isFoundByName });
    const every = find('AND');
    // if no page contains all words, find pages that contain some of them
    const results = every.length > 0 ? every : find('OR');
    const words = termsOf(query, language);
    const isAbout = ({ match }: SearchResult) => words.length > 0 && words.every((word) => match[word]?.includes('title'));
    // order within a step: pages, then glossary terms, and last calculators whose name equals the query
    const step = (result: SearchResult) => (isNamed(result, words, language) ? 0 : isAbout(result) ? 1 : 2);
    const rank = (result: SearchResult) => step(result) * 3 + (isTerm(result) ? 1 : result.kind === 'tool' && step(result) === 0 ? 2 : 0);
    const ranked = results.toSorted((a, b) => rank(a) - rank(b));
    return ranked.map((result) => {
      const { id, kind, kindLabel, title, description, terms } = result;
      return { path: id, kind, kindLabel, title, description, terms, named: isNamed(result, words, language) };
    });
  };
}

const isTerm = ({ kind }: SearchResult) => kind === 'term';

const isFoundByName = (result: SearchResult) =>
  !isTerm(result) || Object.values(result.match).every((fields) => fields.includes('title') || fields.includes('category'));

/** Whether the query is the title, the short name of a page, or another name of a term. */
const isNamed = ({ title, category }: SearchResult, words: string[], language: Language) =>
  [title, ...String(category).split(', ')].some((name) => termsOf(name, language).join(' ') === words.join(' '));
