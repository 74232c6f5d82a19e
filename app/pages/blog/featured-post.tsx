import type { PostCardData } from '../../data/posts.server';
import { Anchor } from '../../ui/anchor';
import { Badge } from '../../ui/badge';
import { Picture } from '../../ui/picture';
import styles from './featured-post.module.css';

interface Props {
  by: string;
  post: PostCardData & { description: string; author: string; date: string };
}

export function FeaturedPost({ by, post }: Props) {
  return (
    <article className={`split ${styles.post}`}>
      <Picture name={post.scene} alt="" frame="wide" tint={post.tint} sizes="(max-width: 1024px) 94vw, min(54vw, 45rem)" priority />
      <div className="grid gap-4">
        <Badge>{post.category.toUpperCase()}</Badge>
        <h2>
          <Anchor className="stretched-link" href={post.path}>
            {post.title}
          </Anchor>
        </h2>
        <p className="lead">{post.description}</p>
        <p className="note">
          {by} {post.author.toLowerCase()}, {post.date}
        </p>
      </div>
    </article>
  );
}
