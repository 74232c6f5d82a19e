import { Rss } from 'lucide';
import { newsletterData } from '../../data/content.server';
import { pageInfo } from '../../data/page-info.server';
import { blogWords, postCard, postCategories, posts } from '../../data/posts.server';
import { Island } from '../../islands/island';
import { formatDate } from '../../lib/format-date';
import { languageOf, localizedPath } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { Newsletter } from '../../sections/newsletter';
import { PostCard } from '../../sections/post-card';
import { Icon } from '../../ui/icon';
import type { Route } from './+types/blog';
import styles from './blog.module.css';
import { BlogHeader } from './blog-header';
import { Categories } from './categories.island';
import { FeaturedPost } from './featured-post';
import { PostList } from './post-list.island';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { meta, post: _post, ...words } = blogWords(language);
  const [newest, ...others] = posts(language);
  if (!newest) throw new Error('content/blog has no posts');
  return {
    page: pageInfo(language, '/blog', meta, 'blog'),
    words,
    categories: postCategories(language),
    featured: {
      ...postCard(language, newest),
      description: newest.description,
      author: newest.author,
      date: formatDate(newest.date, language),
    },
    posts: others.map((post) => postCard(language, post)),
    feed: localizedPath('/feed.xml', language),
    newsletter: newsletterData(language),
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'page', withoutCoverage: true };

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { words, categories, featured, posts, feed, newsletter } = loaderData;
  return (
    <>
      <section className={styles.top}>
        <div className={`wrap grid gap-6 ${styles.stack}`}>
          <BlogHeader title={words.title} search={{ words: words.search }} />
          <Island
            of={Categories}
            when="interaction"
            words={{
              category: words.category,
              allPosts: words.allPosts,
              newestFirst: words.newestFirst,
              inCategory: words.inCategory,
            }}
            categories={categories}
            total={posts.length + 1}
          />
          <FeaturedPost by={words.by} post={featured} />
        </div>
      </section>
      <section className={styles.list}>
        <div className="wrap">
          <div className="datum" data-list-start>
            <h2 id={startId} tabIndex={-1}>
              {words.more}
            </h2>
            <a className={`link ${styles.feed}`} href={feed}>
              <Icon drawing={Rss} className="icon" />
              {words.feed}
            </a>
          </div>
          <Island
            of={PostList}
            when="interaction"
            startId={startId}
            pages={words.pages}
            posts={posts.map((post) => <PostCard key={post.path} post={post} />)}
            newsletter={<Newsletter words={newsletter} />}
          />
        </div>
      </section>
    </>
  );
}

const startId = 'more-posts';
