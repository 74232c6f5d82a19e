import styles from './split.module.css';

/** What the policy is about, before any list. */
export function Overview({ heading, lead, paragraphs }: { heading: string; lead: string; paragraphs: string[] }) {
  return (
    <section className="section">
      <div className={`wrap cols ${styles.split}`}>
        <h2 className={styles.start}>{heading}</h2>
        <div className={`stack ${styles.end}`}>
          <p className={styles.opening}>{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="muted">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
