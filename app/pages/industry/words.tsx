import styles from './words.module.css';

/** Set like a page of a dictionary. */
export function Words({ heading, items }: { heading: string; items: { term: string; meaning: string }[] }) {
  return (
    <section className="section">
      <div className={`wrap cols ${styles.words}`}>
        <h2>{heading}</h2>
        <dl>
          {items.map((item) => (
            <div key={item.term}>
              <dt>{item.term}</dt>
              <dd>{item.meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
