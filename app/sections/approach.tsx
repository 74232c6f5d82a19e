import type { Background } from '../lib/backgrounds';
import { Collapsible, collapsibleList } from '../ui/collapsible';
import styles from './approach.module.css';
import { useDefinitions } from './definitions';

interface Props {
  heading: string;
  note: string;
  statement: string;
  steps: { title: string; text: string }[];
  background?: Background;
  children?: React.ReactNode;
}

/** A statement in large type and three steps. */
export function Approach({ heading, note, statement, steps, background = 'page', children }: Props) {
  const define = useDefinitions();
  return (
    <section className={`section on-${background}`}>
      <div className="wrap">
        <div className="datum">
          <h2>{heading}</h2>
          <span className="note">{note}</span>
        </div>
        <div className={`cols ${styles.approach}`}>
          <p className={styles.statement}>{statement}</p>
          <ol className={`${collapsibleList} ${styles.steps}`}>
            {steps.map((step) => (
              <li key={step.title}>
                <Collapsible wide heading={<h3>{step.title}</h3>}>
                  <p>{define(step.text)}</p>
                </Collapsible>
              </li>
            ))}
          </ol>
          {children && <div className={`${styles.end} no-print`}>{children}</div>}
        </div>
      </div>
    </section>
  );
}
