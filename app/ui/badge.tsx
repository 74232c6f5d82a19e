import styles from './badge.module.css';

export function Badge({ children, outlined = false }: { children: React.ReactNode; outlined?: boolean }) {
  return (
    <span className={styles.badge} data-outlined={outlined || undefined}>
      {children}
    </span>
  );
}
