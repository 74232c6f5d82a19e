import type { ReactElement } from 'react';
import { useLocalizedPath } from '../../lib/language-context';
import { bandsOf, blogSizes, wantedPage } from '../../lib/paginate';
import type { PaginationWords } from '../../ui/pagination';
import { entryProps, HiddenByQuery, ListPages } from './paged-list';
import styles from './post-list.module.css';
import { useFocusOnChange, useUrlQuery } from './use-url-query';

interface Props {
  /** Id of the element to which the page links lead and which receives focus when the page changes. */
  startId: string;
  pages: PaginationWords;
  posts: ReactElement[];
  newsletter: React.ReactNode;
}

/** Shows the page of posts that the URL selects. */
export function PostList({ startId, pages, posts, newsletter }: Props) {
  const local = useLocalizedPath();
  const query = useUrlQuery();
  const wanted = wantedPage(query?.get('page'));
  useFocusOnChange(startId, query && wanted);
  return (
    <HiddenByQuery>
      <div className={`grid ${styles.posts}`}>
        {posts.map((post, i) => (
          <div key={post.key} {...entryProps(bandsOf(i, posts.length, blogSizes, wanted))}>
            {post}
          </div>
        ))}
        <div className={`grid ${styles.newsletter}`}>{newsletter}</div>
      </div>
      <ListPages
        words={pages}
        count={posts.length}
        sizes={blogSizes}
        wanted={wanted}
        href={(page) => local(`/blog${page > 1 ? `?page=${page}` : ''}#${startId}`)}
      />
    </HiddenByQuery>
  );
}
