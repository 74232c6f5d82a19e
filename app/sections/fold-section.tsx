import type { ComponentProps } from 'react';
import type { Background } from '../lib/backgrounds';
import { Fold, foldList } from '../ui/fold';
import styles from './fold-section.module.css';

/** A section of folds, each with a heading of the second level. */
export function FoldSection({ background, children }: { background: Background; children: React.ReactNode }) {
  return (
    <section className={`section on-${background} ${styles.section}`}>
      <div className={`wrap ${foldList}`}>{children}</div>
    </section>
  );
}

/** One fold of a FoldSection. On wide screens its content is beside the heading. */
export function SectionFold({ heading, className = '', ...rest }: Omit<ComponentProps<typeof Fold>, 'heading'> & { heading: string }) {
  return <Fold wide className={`${styles.fold} ${className}`} heading={<h2>{heading}</h2>} {...rest} />;
}
