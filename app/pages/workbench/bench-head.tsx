import styles from './bench-head.module.css';

/** The heading of a group of tools, and beside it what they have in common. */
export function BenchHead({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className={styles.head}>
      <h2>{heading}</h2>
      <p>{lead}</p>
    </div>
  );
}
