import type { ComponentProps } from 'react';
import styles from './chip.module.css';

/** Class for links that look like chips. */
export const chip = `touch-target small ${styles.chip}`;

/** A toggle button when `pressed` is given, otherwise a small plain button. */
export function Chip({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed?: boolean }) {
  return <button type="button" className={[chip, className].filter(Boolean).join(' ')} aria-pressed={pressed} {...rest} />;
}
