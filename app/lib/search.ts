/** Search in the browser. The library and the index are fetched at the first use, so that no other page pays for them. */
import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { cutQuery, type SearchDocument, searchOptions, termsOf } from './search-terms';

export interface SearchHit {
  path: string;
  kind: SearchDocument['kind'];
  title: string;
  description: string;
  /** The terms of the index that were found, for marking. */
  terms: string[];
}
export type Search = (query: string) => SearchHit[];

const indexPath = '/search-index.json';
const boost = { title: 6, category: 3, description: 3 };

/** Ranked hits: first those whose title holds every word, then those that only speak of them. Words may be unfinished; a word that nothing begins with may be misspelled. */
export function searchIn(index: MiniSearch<SearchDocument>): Search {
  const known = (term: string) => index.search(term, { prefix: true }).length > 0;
  const prefix = (term: string) => term.length > 1;
  const fuzzy = (term: string) => !known(term) && (term.length > 5 ? 2 : term.length > 2 ? 1 : false);
  return (typed) => {
    const { query } = cutQuery(typed);
    const find = (combineWith: 'AND' | 'OR') => index.search(query, { boost, prefix, fuzzy, combineWith });
    const every = find('AND');
    // no page holds them all: those that hold the most come first
    const results = every.length > 0 ? every : find('OR');
    const words = termsOf(query);
    const isAbout = ({ match }: SearchResult) => words.length > 0 && words.every((word) => match[word]?.includes('title'));
    const ranked = [...results.filter(isAbout), ...results.filter((result) => !isAbout(result))];
    return ranked.map(({ id, kind, title, description, terms }) => ({ path: id, kind, title, description, terms }));
  };
}

let loading: Promise<Search> | undefined;

export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Search> {
  const [{ default: MiniSearch }, response] = await Promise.all([import('minisearch'), fetch(indexPath)]);
  if (!response.ok) throw new Error(`${indexPath}: ${response.status}`);
  return searchIn(MiniSearch.loadJS<SearchDocument>(await response.json(), searchOptions));
}
