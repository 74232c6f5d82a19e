import type { State } from '../message.ts';
import { words } from '../words.ts';
import styles from './state-mark.module.css';

const shapes: Record<State, string> = { new: 'M0 1h13L6.500 12z', read: 'M1.500 2h10l-5 8.500z', done: 'M1 7l3.500 3.500L12 2.500' };

/** A state has a shape and a word: filled, hollow, ticked. */
export function StateMark({ state }: { state: State }) {
  return (
    <svg className={styles.mark} data-state={state} viewBox="0 0 13 13" width={13} height={13} role="img" aria-label={words.states[state]}>
      <path d={shapes[state]} />
    </svg>
  );
}
