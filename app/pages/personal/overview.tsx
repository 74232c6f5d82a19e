import { useDefinitions } from '../../sections/definitions';
import styles from './split.module.css';

export function Overview({ heading, lead, paragraphs }: { heading: string; lead: string; paragraphs: string[] }) {
  const define = useDefinitions();
  return (
    <section className="section">
      <div className={`wrap cols ${styles.split}`}>
        <h2 className={styles.start}>{heading}</h2>
        <div className={`stack ${styles.end}`}>
          <p className={styles.opening}>{define(lead)}</p>
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
