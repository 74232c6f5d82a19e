import type { ComponentProps } from 'react';
import { interpolate } from '../lib/interpolate';
import { Fold } from '../ui/fold';
import { Terms } from '../ui/terms';
import styles from './leading-terms.module.css';

interface Props {
  items: ComponentProps<typeof Terms>['items'];
  /** Text of the fold, with the placeholder {count}. */
  more: string;
}

const leading = 3;

/** A list of terms. On phones, all but the first three are folded. */
export function LeadingTerms({ items, more }: Props) {
  const rest = items.slice(leading);
  return (
    <div>
      <Terms items={items.slice(0, leading)} />
      <Fold heading={interpolate(more, { count: rest.length })} note={rest.map(({ title }) => title).join(' · ')}>
        <Terms className={styles.rest} items={rest} />
      </Fold>
    </div>
  );
}
