import type { ReactNode } from 'react';
import styles from './section-head.module.css';
import { SentenceWrap } from './sentence-wrap';

/** The heading of a section with an optional lead or link beside it. */
export function SectionHead({ heading, lead, children }: { heading: string; lead?: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>
        <SentenceWrap text={heading} />
      </h2>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </div>
  );
}
