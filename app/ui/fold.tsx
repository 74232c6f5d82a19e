import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface Props {
  /** A heading element, or text. */
  heading: ReactNode;
  /** What is inside, shown while the fold is closed. */
  note: string;
  children: ReactNode;
}

/** A details element on phones; on wider screens its content is always shown, and `heading` stands above it if it is an element. */
export function Fold({ heading, note, children }: Props) {
  return (
    <>
      {typeof heading !== 'string' && <div className={styles.heading}>{heading}</div>}
      <details className={styles.fold}>
        <summary className="plus">
          {typeof heading === 'string' ? <b>{heading}</b> : heading}
          <span className="small muted">{note}</span>
        </summary>
        {children}
      </details>
    </>
  );
}
