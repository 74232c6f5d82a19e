import type { ComponentProps } from 'react';
import { Anchor, type AnchorProps } from './anchor';
import styles from './icon-button.module.css';

interface IconButtonLook {
  /** The accessible name. */
  label: string;
  outlined?: boolean;
}

export function IconButton({
  label,
  outlined,
  type = 'button',
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & IconButtonLook) {
  return (
    <button
      type={type}
      aria-label={label}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-outlined={outlined || undefined}
      {...rest}
    />
  );
}

export function IconLink({ label, outlined, className, ...rest }: AnchorProps & IconButtonLook) {
  return (
    <Anchor
      aria-label={label}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-outlined={outlined || undefined}
      unmarked
      {...rest}
    />
  );
}
