import type { ComponentProps } from 'react';
import styles from './chip.module.css';

/** A toggle button when `pressed` is given, otherwise a small plain button. */
export function Chip({ pressed, ...rest }: ComponentProps<'button'> & { pressed?: boolean }) {
  return <button type="button" className={styles.chip} aria-pressed={pressed} {...rest} />;
}
