import styles from './skip-link.module.css';

export function SkipLink({ label }: { label: string }) {
  return (
    <a className={`${styles.skip} no-print`} href="#main">
      {label}
    </a>
  );
}
