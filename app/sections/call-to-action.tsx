import { SentenceWrap } from '../ui/sentence-wrap';
import styles from './call-to-action.module.css';

interface Props {
  heading: string;
  lead: React.ReactNode;
  /** The button. Without a button, the text is the call to action, so the section is also printed. */
  children?: React.ReactNode;
}

/** The closing section of a page: a heading, a sentence and usually one button. */
export function CallToAction({ heading, lead, children }: Props) {
  return (
    <section className={`section on-deep contours ${children ? 'no-print' : ''}`}>
      <div className={`wrap columns-tablet ${styles.columns}`}>
        <div className="stack">
          <h2>
            <SentenceWrap text={heading} />
          </h2>
          <p className="lead">{lead}</p>
        </div>
        {children && <div className={styles.action}>{children}</div>}
      </div>
    </section>
  );
}
