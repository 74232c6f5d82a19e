import styles from './policy-language-notice.module.css';

/** Spanish pages end with a note that the policies are written in English. */
export const PolicyLanguageNotice = ({ text }: { text: string }) => (
  <div className="wrap">
    <p className={`note ${styles.notice}`}>{text}</p>
  </div>
);
