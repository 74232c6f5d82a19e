import type { Heading } from '../data/markdown.server';
import { Anchor } from '../ui/anchor';
import styles from './table-of-contents.module.css';

/** Links to the headings. On wide screens CSS shows them beside the text; on narrow screens they are collapsed. */
export function TableOfContents({ label, headings }: { label: string; headings: Heading[] }) {
  return (
    <nav className={`${styles.contents} no-print`} aria-label={label} data-scroll-spy>
      <p className={`summary-on-wide ${styles.heading}`}>{label}</p>
      <details className="open-on-wide">
        <summary className="flex between plus">{label}</summary>
        <ol className="small muted">
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
