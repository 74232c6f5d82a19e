import styles from './split.module.css';

export function Enhancements({ heading, lead, items }: { heading: string; lead: string; items: string[] }) {
  return (
    <section className="section on-mist">
      <div className={`wrap cols ${styles.split}`}>
        <div className={styles.start}>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className={`ticked ${styles.end} columns-phone ${styles.additions}`}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
