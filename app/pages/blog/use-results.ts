import type { PostCategory } from '../../data/posts.server';
import { useLocalizedPath } from '../../lib/language-context';
import { wantedPage } from '../../lib/paginate';
import { cutQuery } from '../../lib/search-terms';
import type { ResultData } from './search-result';
import { useSearch } from './use-search';
import { useUrlQuery } from './use-url-query';

interface Data {
  posts: ResultData[];
  /** Paths of the posts shown when there is neither a query nor a category. */
  best: string[];
  categories: PostCategory[];
  /** Id of the element to which the page links lead. */
  startId: string;
}

/** Computes the results from the query, the category and the page number in the URL. */
export function useResults({ posts, best, categories, startId }: Data) {
  const local = useLocalizedPath();
  const params = useUrlQuery();
  const { query, cut } = cutQuery(params?.get('q') ?? null);
  const categoryQuery = cutQuery(params?.get('category')?.toLowerCase() ?? null).query;
  const category = categories.find(({ slug, name }) => slug === categoryQuery || name.toLowerCase() === categoryQuery);
  const { hits, state, retry } = useSearch(query);

  const at = (path: string) => posts.find((post) => post.path === path);
  const found: ResultData[] = query
    ? hits.map((hit) => ({ ...hit, post: at(hit.path)?.post }))
    : categoryQuery
      ? posts
      : best.flatMap((path) => at(path) ?? []);
  const fits = ({ post }: ResultData) => !categoryQuery || (category && post?.category === category.name);

  const href = (page: number) => {
    const next = new URLSearchParams();
    if (query) next.set('q', query);
    if (categoryQuery) next.set('category', category?.slug ?? categoryQuery);
    if (page > 1) next.set('page', String(page));
    return local(`/blog/search${next.size > 0 ? `?${next}` : ''}#${startId}`);
  };

  return {
    query,
    cut,
    categoryQuery,
    category,
    state,
    retry,
    found: {
      posts: found.filter((result) => result.post && fits(result)),
      coverage: found.filter((result) => !result.post && !isTerm(result) && fits(result)),
      terms: found.filter((result) => isTerm(result) && fits(result)),
      /** Whether the best result, apart from glossary terms, is not a post. */
      coverageFirst: found.find((result) => !isTerm(result))?.post === undefined,
      /** Whether the best result is a glossary term whose name equals the query. */
      byName: found[0] !== undefined && isTerm(found[0]) && found[0].named === true,
    },
    /** Whether the URL has been read. */
    known: params !== null,
    wanted: wantedPage(params?.get('page')),
    href,
  };
}

const isTerm = ({ kind }: ResultData) => kind === 'term';
