import type { ComponentProps } from 'react';
import styles from './chip.module.css';

/** A choice among several, where pressed means chosen; or, without pressed, a button that does one small thing. */
export function Chip({ pressed, ...rest }: ComponentProps<'button'> & { pressed?: boolean }) {
  return <button type="button" className={styles.chip} aria-pressed={pressed} {...rest} />;
}
