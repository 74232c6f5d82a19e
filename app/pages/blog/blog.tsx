import Rss from 'lucide-react/icons/rss';
import { memo } from 'react';
import { type NewsletterData, newsletterData } from '../../content.server';
import { formatDate } from '../../lib/format-date';
import { bandsOf, blogSizes, wantedPage } from '../../lib/paginate';
import { pageInfo } from '../../page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { blogWords, postCard, postCategories, posts } from '../../posts.server';
import { PostCard } from '../../sections/post-card';
import { Parts } from '../../shell/parts';
import { Later, later } from '../../ui/later';
import type { Route } from './+types/blog';
import styles from './blog.module.css';
import { Categories } from './categories';
import { Feature } from './feature';
import { Head } from './head';
import { entryProps, ListPages, useFocusOnChange } from './list';
import { useQuery } from './use-query';

const Newsletter = later(async () => (await import('../../sections/newsletter')).Newsletter);

/** Remembered: see Later. The page is rendered anew when it has read the address. */
const Letter = memo(({ words }: { words: NewsletterData }) => (
  <Later>
    <Newsletter words={words} />
  </Later>
));

export function loader() {
  const { meta, post: _post, ...words } = blogWords;
  const [newest, ...others] = posts;
  if (!newest) throw new Error('content/blog has no posts');
  return {
    page: pageInfo('/blog', meta, 'blog'),
    words,
    categories: postCategories,
    featured: { ...postCard(newest), description: newest.description, author: newest.author, date: formatDate(newest.date) },
    posts: others.map(postCard),
    letter: newsletterData(),
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { ground: 'page' };

/** The query never changes what was loaded. */
export const shouldRevalidate = () => false;

const pageHref = (page: number) => (page > 1 ? `/blog?page=${page}` : '/blog');

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { words, categories, featured, posts, letter } = loaderData;
  const query = useQuery();
  const wanted = wantedPage(query?.get('page'));
  const start = useFocusOnChange<HTMLHeadingElement>(query && wanted);
  return (
    <Parts atOnce={1}>
      <section className={styles.top}>
        <div className={`wrap ${styles.stack}`}>
          <Head title={words.title} search={{ words: words.search }} />
          <Categories words={words} categories={categories} total={posts.length + 1} />
          <Feature by={words.by} post={featured} />
        </div>
      </section>
      <section className={styles.list}>
        <div className="wrap">
          <div className="datum" data-list-start>
            <h2 ref={start} tabIndex={-1}>
              {words.more}
            </h2>
            {/* a file, not a page: no business of the router */}
            <a className={`link ${styles.feed}`} href="/feed.xml">
              <Rss className="icon" aria-hidden="true" />
              {words.feed}
            </a>
          </div>
          <div className={styles.live}>
            <div className={styles.posts}>
              {posts.map((post, i) => (
                <div key={post.path} {...entryProps(bandsOf(i, posts.length, blogSizes, wanted))}>
                  <PostCard post={post} />
                </div>
              ))}
              <Letter words={letter} />
            </div>
            <ListPages label={words.pages} count={posts.length} sizes={blogSizes} wanted={wanted} href={pageHref} />
          </div>
        </div>
      </section>
    </Parts>
  );
}
