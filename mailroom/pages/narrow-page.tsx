import styles from './narrow-page.module.css';

/** The content of a page of settings, in a narrow column. */
export function NarrowPage({ children }: { children: React.ReactNode }) {
  return <div className={`grid gap-6 ${styles.page}`}>{children}</div>;
}
