import { site } from '../../content.server';
import { bandsOf, resultSizes } from '../../lib/paginate';
import { pageInfo } from '../../page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { blogWords, postCard, postCategories, posts, searchWords } from '../../posts.server';
import { Crumbs } from '../../sections/crumbs';
import { Anchor } from '../../ui/anchor';
import { Button } from '../../ui/button';
import type { Route } from './+types/search';
import { Head } from './head';
import { ListGroup, ListPages, useFocusOnChange } from './list';
import { NothingFound } from './nothing-found';
import { Result, type ResultData } from './result';
import styles from './search.module.css';
import { useResults } from './use-results';

export function loader() {
  const { meta, best, kinds, ...words } = searchWords;
  const results: ResultData[] = posts.map((post) => ({
    path: post.path,
    kind: kinds.post,
    title: post.title,
    description: post.description,
    terms: [],
    post: postCard(post),
  }));
  return {
    page: pageInfo('/blog/search', meta, 'blog'),
    words,
    bar: blogWords.search,
    blog: blogWords.title,
    crumb: site.crumbs.home,
    categories: postCategories,
    posts: results,
    best: best.map((slug) => `/blog/${slug}`),
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { ground: 'page' };

/** The query never changes what was loaded. */
export const shouldRevalidate = () => false;

/** Without a query: the heading and the eleven posts of the specification. With one: what was really found. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { words, bar, blog, crumb, categories } = loaderData;
  const { query, cut, asked, category, state, retry, found, known, wanted, href } = useResults(loaderData);
  const start = useFocusOnChange<HTMLParagraphElement>(known ? wanted : null);

  const count = found.posts.length + found.coverage.length;
  const onPage = (i: number) => bandsOf(i, count, resultSizes, wanted);
  const groups = [
    { name: words.posts, results: found.posts, first: 0 },
    { name: words.coverage, results: found.coverage, first: found.posts.length },
  ].filter(({ results }) => results.length > 0);
  const title = query || (asked && !category) ? `${words.resultsFor} “${query || asked}”` : (category?.name ?? words.heading);

  return (
    <section className={styles.page}>
      <div className={`wrap ${styles.top}`}>
        <Crumbs crumbs={[{ label: crumb, path: '/' }, { label: blog, path: '/blog' }, { label: bar.button }]} />
        <div className={styles.live}>
          <Head title={title} long={query !== '' || asked !== ''} search={{ words: bar, value: query }} />
        </div>
        <noscript>
          <p className={styles.remark}>
            {words.noScripts} <a href="/blog">{blog}</a>.
          </p>
        </noscript>
      </div>

      <div className={`wrap ${styles.body}`}>
        <div className={styles.live}>
          <p ref={start} className={styles.count} data-grouped={groups.length > 1 || undefined} tabIndex={-1} role="status" data-list-start>
            {state === 'ready' && `${count} ${count === 1 ? words.results.one : words.results.many}`}
            {state === 'loading' && words.searching}
          </p>
          {cut && <p className={styles.remark}>{words.cut}</p>}
          {state === 'failed' && (
            <div className={styles.remark} role="alert">
              <p>{words.failed.text}</p>
              <Button variant="outlined" onClick={retry}>
                {words.failed.retry}
              </Button>
            </div>
          )}
          {state === 'ready' && count === 0 && <NothingFound words={words.none} />}
          {groups.map(({ name, results, first }) => (
            <ListGroup key={name} name={name} alone={groups.length === 1} on={results.map((_, i) => onPage(first + i))}>
              {results.map((result, i) => (
                <Result key={result.path} result={result} inText={words.inText} priority={first + i === 0} />
              ))}
            </ListGroup>
          ))}
          {count > 0 && <ListPages label={words.pages} count={count} sizes={resultSizes} wanted={wanted} href={href} />}
        </div>

        <nav className={`${styles.browse} needs-scripts no-print`} aria-labelledby="browse">
          <h2 id="browse" className="h4">
            {words.browse}
          </h2>
          <ul>
            {categories.map((entry) => (
              <li key={entry.slug}>
                <Anchor href={entry.path} aria-current={entry === category ? 'page' : undefined}>
                  {entry.name} <span className="num muted">{entry.count}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
