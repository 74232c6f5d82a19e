import type { Heading } from '../markdown.server';
import { PlusMinus } from '../ui/accordion';
import { Anchor } from '../ui/anchor';
import styles from './table-of-contents.module.css';

/** Stands beside the text on wide screens; on narrow ones it opens on demand. The width decides, not a script. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  return (
    <nav className={`${styles.contents} no-print`} aria-label="On this page">
      <p className={styles.heading}>On this page</p>
      <details>
        <summary>
          On this page
          <PlusMinus />
        </summary>
        <ol>
          {headings
            .filter(({ depth }) => depth < 4)
            .map(({ id, text, depth }) => (
              <li key={id} data-depth={depth}>
                <Anchor href={`#${id}`}>{text}</Anchor>
              </li>
            ))}
        </ol>
      </details>
    </nav>
  );
}
