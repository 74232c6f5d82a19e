import { words } from '../staff-words.ts';
import type { Mark } from './page-data.ts';
import styles from './status-mark.module.css';

const shapes: Record<Mark, string> = {
  new: 'M0 1h13L6.500 12z',
  open: 'M1.500 2h10l-5 8.500z',
  answered: 'M5 2 1 6l4 4M1.500 6H8c2.500 0 4 1.500 4 4.500',
  done: 'M1 7l3.500 3.500L12 2.500',
};

export function StatusMark({ mark }: { mark: Mark }) {
  return (
    <svg className={styles.mark} data-mark={mark} viewBox="0 0 13 13" width={13} height={13} role="img" aria-label={words.marks[mark]}>
      <path d={shapes[mark]} />
    </svg>
  );
}
