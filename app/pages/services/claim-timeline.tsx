import { Collapsible } from '../../ui/collapsible';
import styles from './claim-timeline.module.css';

interface Props {
  heading: string;
  lead: string;
  steps: { when: string; title: string; you: string; limit?: string | undefined; clock?: string | undefined }[];
  words: { you: string; clock: string };
}

/** The client's steps on the left, the insurer's deadlines on the right, and a leveling rod between them. */
export function ClaimTimeline({ heading, lead, steps, words }: Props) {
  return (
    <section className="section on-deep">
      <div className="wrap">
        <div className={`split print-block ${styles.head}`}>
          <h2>{heading}</h2>
          <p className="muted">{lead}</p>
        </div>
        <div className={`grid small ${styles.columnHeads}`} aria-hidden="true">
          <p>{words.you}</p>
          <p>{words.clock}</p>
        </div>
        <ol className={styles.rod}>
          {steps.map((step) => (
            <li key={step.when} className={`grid ${styles.step}`}>
              <Collapsible
                wide
                className={styles.client}
                heading={
                  <h3>
                    <span className={styles.when}>{step.when}</span>
                    <span className="visually-hidden">: </span>
                    {step.title}
                  </h3>
                }
              >
                <p>
                  <span className="visually-hidden">{words.you}: </span>
                  {step.you}
                </p>
              </Collapsible>
              {step.clock && (
                <div className={styles.deadline}>
                  <p className={`muted ${styles.label}`}>{words.clock}</p>
                  <p className="muted">
                    {step.limit && <strong className={styles.limit}>{step.limit} </strong>}
                    {step.clock}
                  </p>
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
