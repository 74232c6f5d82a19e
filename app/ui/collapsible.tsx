import type { ReactNode } from 'react';
import styles from './collapsible.module.css';

interface Props {
  /** A heading element of the level that the page needs, or text. */
  heading: ReactNode;
  /** A teaser under the heading, shown while the collapsible is closed. */
  note?: ReactNode;
  /** Shown before the heading, for example the number of a pin. */
  marker?: ReactNode;
  /** Id of the content. The browser opens the collapsible when a link targets this id. */
  id?: string;
  /** Whether the collapsible is open on wide screens (app/browser/collapsibles.ts). */
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

/** A heading that opens to show its content. It is a native details element, so it works without scripts. */
export function Collapsible({ heading, note, marker, id, wide = false, className = '', children }: Props) {
  return (
    <details className={`${styles.collapsible} ${className}`} data-wide={wide || undefined}>
      <summary className="flex between plus">
        {marker}
        {note ? (
          // a group would hide its text from the name of the button
          <hgroup role="presentation">
            {heading}
            <p className={collapsibleNote}>{note}</p>
          </hgroup>
        ) : (
          heading
        )}
      </summary>
      <div id={id} className={`muted ${styles.content}`}>
        {children}
      </div>
    </details>
  );
}

/** Class of a list of collapsibles with hairlines between them. */
export const collapsibleList = styles.list;

/** Class of a note inside `heading`, for a collapsible whose heading is text. */
export const collapsibleNote = `small muted ${styles.note}`;
