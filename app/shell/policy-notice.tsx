import styles from './policy-notice.module.css';

/** Spanish pages end with a note that the policies are written in English. */
export const PolicyNotice = ({ text }: { text: string }) => (
  <div className="wrap">
    <p className={`note ${styles.notice}`}>{text}</p>
  </div>
);
