import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { cutQuery, type SearchDocument, termsOf } from './search-terms';

export interface SearchHit {
  path: string;
  kind: SearchDocument['kind'];
  title: string;
  description: string;
  /** The terms of the index that were found, for marking. */
  terms: string[];
  /** Its name is just what was asked for. */
  named: boolean;
}
export type Search = (query: string) => SearchHit[];

const boost = { title: 6, category: 3, description: 3 };

/**
 * Ranked hits: first the page and the term whose name is just that, then those whose title holds every word, then those that only speak
 * of them. Words may be unfinished; a word that nothing begins with may be misspelled. A term of the glossary is found by
 * its names alone: what its definition speaks of is said better elsewhere.
 */
export function searchIn(index: MiniSearch<SearchDocument>): Search {
  const known = (term: string) => index.search(term, { prefix: true }).length > 0;
  const prefix = (term: string) => term.length > 1;
  const fuzzy = (term: string) => !known(term) && (term.length > 5 ? 2 : term.length > 2 ? 1 : false);
  return (typed) => {
    const { query } = cutQuery(typed);
    const find = (combineWith: 'AND' | 'OR') => index.search(query, { boost, prefix, fuzzy, combineWith, filter: byItsName });
    const every = find('AND');
    // no page holds them all: those that hold the most come first
    const results = every.length > 0 ? every : find('OR');
    const words = termsOf(query);
    const isAbout = ({ match }: SearchResult) => words.length > 0 && words.every((word) => match[word]?.includes('title'));
    // at each step a term comes after the pages, but its definition before the tool that computes with it
    const step = (result: SearchResult) => (isNamed(result, words) ? 0 : isAbout(result) ? 1 : 2);
    const rank = (result: SearchResult) => step(result) * 3 + (isTerm(result) ? 1 : isTool(result) && step(result) === 0 ? 2 : 0);
    const ranked = results.toSorted((a, b) => rank(a) - rank(b));
    return ranked.map((result) => {
      const { id, kind, title, description, terms } = result;
      return { path: id, kind, title, description, terms, named: isNamed(result, words) };
    });
  };
}

const isTerm = ({ id }: SearchResult) => String(id).startsWith('/glossary#');

const isTool = ({ id }: SearchResult) => String(id).startsWith('/tools/');

const byItsName = (result: SearchResult) =>
  !isTerm(result) || Object.values(result.match).every((fields) => fields.includes('title') || fields.includes('category'));

/** A page is named by its title or, as in a menu, in short; a term by any of its names. */
const isNamed = ({ title, category }: SearchResult, words: string[]) =>
  [title, ...String(category).split(', ')].some((name) => termsOf(name).join(' ') === words.join(' '));
