import type { ComponentProps } from 'react';
import styles from './chip.module.css';

/** A choice among several; pressed means chosen. */
export function Chip({ pressed, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return <button type="button" className={styles.chip} aria-pressed={pressed} {...rest} />;
}
