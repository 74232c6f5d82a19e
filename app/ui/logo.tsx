import styles from './logo.module.css';

/** References the outlines in app/shell/svg-symbols.tsx, so that they are in the document only once and in no browser bundle. */
export function Logo({ label }: { label: string }) {
  return (
    <svg className={styles.logo} viewBox="0 -22 185 30" role="img" aria-label={label} fill="currentColor">
      <use href="#logo-outlines" x="0" y="-22" width="185" height="30" />
    </svg>
  );
}
