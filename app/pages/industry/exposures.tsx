import styles from './exposures.module.css';

/** What goes wrong and how it turns into money, in two columns between hairlines. */
export function Exposures({ heading, items }: { heading: string; items: { title: string; text: string }[] }) {
  return (
    <section className="section on-mist">
      <div className={`wrap cols ${styles.exposures}`}>
        <h2>{heading}</h2>
        <ul className={styles.grid}>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p className="muted">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
