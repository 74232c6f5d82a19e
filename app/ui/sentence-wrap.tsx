import { Fragment } from 'react';
import styles from './sentence-wrap.module.css';

/** Text of a heading. If its sentences do not fit on one line, each sentence starts on a new line. */
export function SentenceWrap({ text }: { text: string }) {
  const parts = text.split(/(?<=[.?!]) (?=\p{Lu})/u);
  if (parts.length === 1) return text;
  return parts.map((sentence, i) => (
    <Fragment key={sentence}>
      {i > 0 && ' '}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));
}
