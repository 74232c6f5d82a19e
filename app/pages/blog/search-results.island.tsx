import { useEffect, useRef } from 'react';
import type { PostCategory, ResultsWords } from '../../data/posts.server';
import { bandsOf, resultSizes } from '../../lib/paginate';
import { Anchor } from '../../ui/anchor';
import { Button } from '../../ui/button';
import { BlogHeader } from './blog-header';
import { NothingFound } from './nothing-found';
import { HiddenByQuery, ListGroup, ListPages } from './paged-list';
import { type ResultData, SearchResult } from './search-result';
import styles from './search-results.module.css';
import { useResults } from './use-results';
import { useFocusOnChange } from './use-url-query';

interface Props {
  words: ResultsWords;
  bar: { label: string; placeholder: string; button: string };
  categories: PostCategory[];
  posts: ResultData[];
  /** Paths of the posts shown when there is neither a query nor a category. */
  best: string[];
  crumbs: React.ReactNode;
  noScripts: React.ReactNode;
}

const startId = 'count';

/** The search results. Without a query or category, the page shows a fixed heading and eleven posts. */
export function SearchResults({ words, bar, categories, posts, best, crumbs, noScripts }: Props) {
  const { query, cut, categoryQuery, category, state, retry, found, known, wanted, href } = useResults({
    posts,
    best,
    categories,
    startId,
  });
  const field = useRef<HTMLInputElement>(null);
  useFocusOnChange(startId, known ? wanted : null);

  // after back or forward, show the query of the URL in the input
  useEffect(() => {
    if (field.current && known) field.current.value = query;
  }, [query, known]);

  const count = found.posts.length + found.coverage.length + found.terms.length;
  const onPage = (i: number) => bandsOf(i, count, resultSizes, wanted);
  const inGlossary = { name: words.terms, results: found.terms };
  const articles = { name: words.posts, results: found.posts };
  const coverage = { name: words.coverage, results: found.coverage };
  // the group of the best result comes first
  const pages = found.coverageFirst ? [coverage, articles] : [articles, coverage];
  const groups = (found.byName ? [inGlossary, ...pages] : [...pages, inGlossary])
    .filter(({ results }) => results.length > 0)
    .map((group, i, all) => ({ ...group, first: all.slice(0, i).reduce((sum, { results }) => sum + results.length, 0) }));
  const title =
    query || (categoryQuery && !category) ? `${words.resultsFor} “${query || categoryQuery}”` : (category?.name ?? words.heading);

  return (
    <>
      <div className={`wrap grid ${styles.top}`}>
        {crumbs}
        <HiddenByQuery>
          <BlogHeader title={title} long={query !== '' || categoryQuery !== ''} search={{ words: bar, inputRef: field }} />
        </HiddenByQuery>
        {noScripts}
      </div>

      <div className={`wrap split ${styles.body}`}>
        <HiddenByQuery>
          <p
            id={startId}
            className={styles.count}
            data-grouped={groups.length > 1 || undefined}
            tabIndex={-1}
            role="status"
            data-list-start
          >
            {state === 'ready' &&
              (count > 0 || query || categoryQuery) &&
              `${count} ${count === 1 ? words.results.one : words.results.many}`}
            {state === 'loading' && words.searching}
          </p>
          {cut && <p className={styles.remark}>{words.tooLong}</p>}
          {state === 'failed' && (
            <div className={`grid gap-3 ${styles.remark}`} role="alert">
              <p>{words.failed.text}</p>
              <Button variant="outlined" onClick={retry}>
                {words.failed.retry}
              </Button>
            </div>
          )}
          {state === 'ready' && count === 0 && (query || categoryQuery) && <NothingFound words={words.none} />}
          {groups.map((group) => (
            <ListGroup
              key={group.name}
              name={group.name}
              alone={groups.length === 1}
              on={group.results.map((_, i) => onPage(group.first + i))}
            >
              {group.results.map((result, i) => (
                <SearchResult key={result.path} result={result} query={query} inText={words.inText} first={group.first + i === 0} />
              ))}
            </ListGroup>
          ))}
          {count > 0 && <ListPages words={words.pages} count={count} sizes={resultSizes} wanted={wanted} href={href} />}
        </HiddenByQuery>

        {categories.length > 0 && (
          <nav className={`${styles.browse} sticky needs-scripts no-print`} aria-labelledby="browse">
            <h2 id="browse" className="h4">
              {words.browse}
            </h2>
            <ul>
              {categories.map((entry) => (
                <li key={entry.slug}>
                  <Anchor
                    className="between gap-3 small"
                    href={entry.path}
                    aria-current={entry.slug === category?.slug ? 'page' : undefined}
                  >
                    {entry.name} <span className="num muted">{entry.count}</span>
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  );
}
