import type { IndustryIndexWords } from '../../content-model/schemas/industry-index';
import type { PostCardData } from '../data/posts.server';
import { type Background, cardTints } from '../lib/backgrounds';
import { useLocalizedPath } from '../lib/language-context';
import { Anchor } from '../ui/anchor';
import { SectionHead } from '../ui/section-head';
import styles from './blog-teaser.module.css';
import { PostCard } from './post-card';

interface Props {
  id?: string;
  words: IndustryIndexWords['page']['posts'];
  posts: PostCardData[];
  background?: Background;
}

/** Three posts; CSS shows only the first at 425 px and below. */
export function BlogTeaser({ id, words, posts, background = 'stone' }: Props) {
  const local = useLocalizedPath();
  return (
    <section id={id} className={`section on-${background} no-print`}>
      <div className="wrap">
        <SectionHead heading={words.heading}>
          <Anchor className="link" href={local('/blog')}>
            {words.all}
          </Anchor>
        </SectionHead>
        <div className={`columns-phone ${styles.teaser}`}>
          {posts.map((post, i) => (
            <PostCard key={post.path} post={{ ...post, tint: cardTints[background][i] ?? post.tint }} />
          ))}
        </div>
      </div>
    </section>
  );
}
