import type { Background } from '../../lib/backgrounds';
import { useDefinitions } from '../../sections/definitions';
import styles from './overview.module.css';

interface Props {
  heading: string;
  lead: string;
  paragraphs: string[];
  background: Background;
}

export function Overview({ heading, lead, paragraphs, background }: Props) {
  const define = useDefinitions();
  return (
    <section className={`section on-${background}`}>
      <div className={`wrap cols ${styles.split}`}>
        <h2 className={styles.start}>{heading}</h2>
        <div className={`stack ${styles.end}`}>
          <p className={`large ${styles.opening}`}>{define(lead)}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="muted">
              {define(paragraph)}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
