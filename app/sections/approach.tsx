import type { Background } from '../lib/backgrounds';
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
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title}>
                <h3 className="large">{step.title}</h3>
                <p className="muted">{define(step.text)}</p>
              </li>
            ))}
          </ol>
          {children && <div className={`${styles.end} no-print`}>{children}</div>}
        </div>
      </div>
    </section>
  );
}
