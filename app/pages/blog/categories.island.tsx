import { ChevronDown } from 'lucide';
import { useState } from 'react';
import type { PostCategory } from '../../data/posts.server';
import { Anchor } from '../../ui/anchor';
import { Chip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import styles from './categories.module.css';

interface Props {
  words: { category: string; allPosts: string; newestFirst: string; inCategory: string };
  categories: PostCategory[];
  total: number;
}

/** Selecting a category only highlights it and shows a link to its posts. At 768 px and below the list is collapsed. */
export function Categories({ words, categories, total }: Props) {
  const [chosen, setChosen] = useState<PostCategory | null>(null);
  return (
    <details className={`${styles.categories} needs-scripts no-print`}>
      <summary className="touch-target gap-2">
        {words.category}
        <Icon drawing={ChevronDown} className="icon" />
      </summary>
      <div className={`row gap-2 ${styles.chips}`} role="group" aria-label={words.category}>
        <Chip pressed={!chosen} onClick={() => setChosen(null)}>
          {words.allPosts}
        </Chip>
        {categories.map((category) => (
          <Chip key={category.slug} pressed={category === chosen} onClick={() => setChosen(category)}>
            {category.name}
          </Chip>
        ))}
      </div>
      <p className={`row small muted ${styles.line}`} role="status">
        {chosen ? (
          <Anchor className="link" href={chosen.path}>
            {chosen.count} {words.inCategory} {chosen.name}
          </Anchor>
        ) : (
          `${total} ${words.newestFirst}`
        )}
      </p>
    </details>
  );
}
