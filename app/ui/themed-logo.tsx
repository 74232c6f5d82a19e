import { useId } from 'react';
import styles from './themed-logo.module.css';

/** A one-colour picture file drawn in the colour of the text: the file is a mask, so it follows the theme. */
export function ThemedLogo({ src, label }: { src: string; label: string }) {
  const mask = useId();
  return (
    <svg className={styles.logo} viewBox="0 0 168 32" role="img" aria-label={label}>
      <mask id={mask} className={styles.mask} maskUnits="userSpaceOnUse" x="0" y="0" width="168" height="32">
        <image href={src} width="168" height="32" preserveAspectRatio="xMidYMid meet" />
      </mask>
      <rect width="168" height="32" fill="currentColor" mask={`url(#${mask})`} />
    </svg>
  );
}
