import type { ComponentProps } from 'react';
import type { Background } from '../lib/backgrounds';
import { Collapsible, collapsibleList } from '../ui/collapsible';
import styles from './collapsible-section.module.css';

/** A section that consists of collapsibles, each with an h2. */
export function CollapsibleSection({ background, children }: { background: Background; children: React.ReactNode }) {
  return (
    <section className={`section on-${background} ${styles.section}`}>
      <div className={`wrap ${collapsibleList}`}>{children}</div>
    </section>
  );
}

/** A collapsible of a CollapsibleSection. On wide screens its content is beside the heading. */
export function SectionCollapsible({
  heading,
  className = '',
  ...rest
}: Omit<ComponentProps<typeof Collapsible>, 'heading'> & { heading: string }) {
  return <Collapsible wide className={`${styles.collapsible} ${className}`} heading={<h2>{heading}</h2>} {...rest} />;
}
