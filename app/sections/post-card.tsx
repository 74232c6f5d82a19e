import type { PostCardData } from '../data/posts.server';
import { Anchor } from '../ui/anchor';
import { Badge } from '../ui/badge';
import { Picture } from '../ui/picture';
import styles from './post-card.module.css';

interface Props {
  post: PostCardData;
  sizes?: string;
}

export function PostCard({ post, sizes = '(max-width: 767px) 100vw, (max-width: 1024px) 45vw, 26rem' }: Props) {
  return (
    <article className={`grid gap-4 ${styles.post}`}>
      <Picture name={post.scene} alt="" frame="wide" tint={post.tint} sizes={sizes} />
      <div className={`grid gap-3 ${styles.text}`}>
        <Badge>{post.category.toUpperCase()}</Badge>
        <h3>
          <Anchor className="stretched-link" href={post.path}>
            {post.title}
          </Anchor>
        </h3>
      </div>
    </article>
  );
}
