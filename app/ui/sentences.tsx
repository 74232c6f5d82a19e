import { Fragment } from 'react';
import styles from './sentences.module.css';

/** The words of a heading: when its sentences do not fit on one line, each begins a line of its own. */
export function Sentences({ of }: { of: string }) {
  const sentences = of.split(/(?<=[.?!]) (?=\p{Lu})/u);
  if (sentences.length === 1) return of;
  return sentences.map((sentence, i) => (
    <Fragment key={sentence}>
      {i > 0 && ' '}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));
}
