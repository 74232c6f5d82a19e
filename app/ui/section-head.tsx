import type { ReactNode } from 'react';
import { BySentence } from './by-sentence';
import styles from './section-head.module.css';

/** The heading of a section, with a sentence or a link beside it. */
export function SectionHead({ heading, lead, children }: { heading: string; lead?: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>
        <BySentence of={heading} />
      </h2>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </div>
  );
}
