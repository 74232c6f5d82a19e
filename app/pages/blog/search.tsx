import { crumbsTo } from '../../data/content.server';
import { isOn } from '../../data/localized-content.server';
import { pageInfo } from '../../data/page-info.server';
import { blogWords, postCard, postCards, postCategories, posts, searchWords } from '../../data/posts.server';
import { Island } from '../../islands/island';
import { languageOf, localizedPath } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { Breadcrumbs } from '../../sections/breadcrumbs';
import { preloadPicture } from '../../ui/picture';
import type { Route } from './+types/search';
import styles from './search.module.css';
import { type ResultData, resultPictureSizes } from './search-result';
import { SearchResults } from './search-results.island';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { meta, best, kinds, ...words } = searchWords(language);
  const { title, search } = blogWords(language);
  const blog = isOn('/blog') ? { label: title, path: localizedPath('/blog', language) } : undefined;
  const results: ResultData[] = posts(language).map((post) => ({
    path: post.path,
    kind: 'post',
    kindLabel: kinds.post,
    title: post.title,
    description: post.description,
    terms: [],
    post: postCard(language, post),
  }));
  return {
    page: pageInfo(language, '/blog/search', meta, 'blog', {
      parent: blog && { name: blog.label, path: blog.path },
    }),
    words: { ...words, heading: blog ? words.heading : search.button },
    bar: search,
    blog,
    crumbs: crumbsTo(language, ...(blog ? [blog] : []), { label: search.button }),
    categories: postCategories(language),
    posts: results,
    best: postCards(language, best).map(({ path }) => path),
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'page', withoutCoverage: true };

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { words, bar, blog, crumbs, categories, posts, best } = loaderData;
  const first = posts.find(({ path }) => path === best[0]);
  // islands cannot add a preload to the document head
  if (first?.post) preloadPicture(first.post.scene, resultPictureSizes);
  return (
    <section className={styles.page}>
      <Island
        of={SearchResults}
        when="interaction"
        words={words}
        bar={bar}
        categories={categories}
        posts={posts}
        best={best}
        crumbs={<Breadcrumbs crumbs={crumbs} />}
        noScripts={
          blog && (
            <noscript>
              <p>
                {words.noScripts} <a href={blog.path}>{blog.label}</a>.
              </p>
            </noscript>
          )
        }
      />
    </section>
  );
}
