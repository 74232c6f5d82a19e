import { site } from '../../data/content.server';
import { pageInfo } from '../../data/page.server';
import { blogWords, postCard, postCategories, posts, searchWords } from '../../data/posts.server';
import { Island } from '../../islands/island';
import { type PageHandle, tagsOf } from '../../page-data';
import { Crumbs } from '../../sections/crumbs';
import { preloadPicture } from '../../ui/picture';
import type { Route } from './+types/search';
import styles from './search.module.css';
import { type ResultData, resultPictureSizes } from './search-result';
import { SearchResults } from './search-results.island';

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
    page: pageInfo('/blog/search', meta, 'blog', { parent: { name: blogWords.title, path: '/blog' } }),
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
export const handle: PageHandle = { background: 'page' };

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { words, bar, blog, crumb, categories, posts, best } = loaderData;
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
        crumbs={<Crumbs crumbs={[{ label: crumb, path: '/' }, { label: blog, path: '/blog' }, { label: bar.button }]} />}
        noScripts={
          <noscript>
            <p className={styles.remark}>
              {words.noScripts} <a href="/blog">{blog}</a>.
            </p>
          </noscript>
        }
      />
    </section>
  );
}
