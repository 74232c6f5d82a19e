import type { ComponentProps } from 'react';
import styles from './section-head.module.css';
import { SentenceWrap } from './sentence-wrap';

/** The heading of a section with an optional lead or link beside it. */
export function SectionHead({
  heading,
  lead,
  className = '',
  children,
  ...rest
}: ComponentProps<'div'> & { heading: string; lead?: string }) {
  return (
    <div className={`grid ${styles.head} ${className}`} {...rest}>
      <h2>
        <SentenceWrap text={heading} />
      </h2>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </div>
  );
}
