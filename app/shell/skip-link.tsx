import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a className={`${styles.skip} no-print`} href="#main">
      Skip to content
    </a>
  );
}
