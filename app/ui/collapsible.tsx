import type { ReactNode } from 'react';
import { PlusMinus } from './accordion';
import styles from './collapsible.module.css';

interface Props {
  /** A heading of the level that the page needs, or text. */
  heading: ReactNode;
  /** A teaser under the heading, shown while the row is closed. */
  note?: string | undefined;
  /** Before the heading, for example the number of a pin. */
  marker?: ReactNode;
  /** Id of the content, for links to it. The browser opens the row when a link leads there. */
  id?: string | undefined;
  /** Open on wide screens (app/browser/collapsibles.ts). */
  wide?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A row that opens to show its content: a native details element, so it works without scripts. */
export function Collapsible({ heading, note, marker, id, wide = false, className = '', children }: Props) {
  return (
    <details className={`${styles.collapsible} ${className}`} data-wide={wide || undefined}>
      <summary>
        {marker}
        {note ? (
          <hgroup>
            {heading}
            <p className={styles.note}>{note}</p>
          </hgroup>
        ) : (
          heading
        )}
        <PlusMinus />
      </summary>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </details>
  );
}

/** A list of collapsibles between hairlines. */
export const collapsibleList = styles.list;

/** The note of a row that has text instead of a heading. */
export const collapsibleNote = styles.note;
