import styles from './numbered-list.module.css';

export function NumberedList({ heading, items }: { heading: string; items: string[] }) {
  return (
    <section className="section on-mist">
      <div className="wrap split">
        <h2>{heading}</h2>
        <ol className={styles.list}>
          {items.map((item) => (
            <li key={item} className="grid">
              <span>{item}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
