/** Loads the search library and the search index at first use. */

import { type Search, searchIn } from '../../lib/search';
import { type SearchDocument, searchOptions } from '../../lib/search-terms';
import { documentLanguage } from '../document-language';

const indexPaths = { en: '/search-index.json', es: '/es/search-index.json' };

let loading: Promise<Search> | undefined;

export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Search> {
  const language = documentLanguage();
  const indexPath = indexPaths[language];
  const [{ default: MiniSearch }, response] = await Promise.all([import('minisearch'), fetch(indexPath)]);
  if (!response.ok) throw new Error(`${indexPath}: ${response.status}`);
  return searchIn(MiniSearch.loadJS<SearchDocument>(await response.json(), searchOptions(language)), language);
}
