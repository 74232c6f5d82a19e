import { SentenceWrap } from '../ui/sentence-wrap';
import styles from './call-to-action.module.css';

interface Props {
  heading: string;
  lead: React.ReactNode;
  /** The button, and what stands beside it. Without one the words themselves are the call, so they stay on paper too. */
  children?: React.ReactNode;
}

/** The last word of a page over contour lines: one sentence and, on most pages, one button. */
export function CallToAction({ heading, lead, children }: Props) {
  return (
    <section className={`section on-deep contours ${children ? 'no-print' : ''}`}>
      <div className={`wrap ${styles.call}`}>
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
