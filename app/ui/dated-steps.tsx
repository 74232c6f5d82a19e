import styles from './dated-steps.module.css';

/** Steps from top to bottom beside a line, with a tick for each. Only for steps that have a date or an hour. */
export const DatedSteps = ({ children }: { children: React.ReactNode }) => <ol className={styles.steps}>{children}</ol>;
