import styles from './skip-link.module.css';

/** The browser's own jump, which takes the focus along. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={`${styles.skip} no-print`} href="#main">
      {label}
    </a>
  );
}
