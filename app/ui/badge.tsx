import type { ComponentProps } from 'react';
import styles from './badge.module.css';

export function Badge({ outlined = false, className, ...rest }: ComponentProps<'span'> & { outlined?: boolean }) {
  return <span className={[styles.badge, className].filter(Boolean).join(' ')} data-outlined={outlined || undefined} {...rest} />;
}
