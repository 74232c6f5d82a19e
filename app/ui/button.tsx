import type { ComponentProps } from 'react';
import { Anchor, type AnchorProps } from './anchor';
import styles from './button.module.css';

interface ButtonLook {
  variant?: 'filled' | 'outlined' | 'empty';
  size?: 'small' | 'medium' | 'large';
  color?: 'primary' | 'accent' | 'danger';
  fullWidth?: boolean;
}

const look = ({ variant = 'filled', size = 'medium', color = 'primary', fullWidth = false }: ButtonLook) => ({
  'data-variant': variant,
  'data-size': size,
  'data-color': color,
  'data-full-width': fullWidth || undefined,
});

type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean };

/** While loading, the button is disabled and shows a spinner in place of its label, at the same width. */
export function Button({ variant, size, color, fullWidth, loading = false, disabled, type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={[styles.button, className].filter(Boolean).join(' ')}
      {...look({ variant, size, color, fullWidth })}
      {...rest}
    />
  );
}

type ButtonLinkProps = AnchorProps & ButtonLook;

/** A small button link has its own icon, so it gets no new-tab arrow. */
export function ButtonLink({ variant, size, color, fullWidth, className, ...rest }: ButtonLinkProps) {
  return (
    <Anchor
      className={[styles.button, className].filter(Boolean).join(' ')}
      unmarked={size === 'small'}
      {...look({ variant, size, color, fullWidth })}
      {...rest}
    />
  );
}
