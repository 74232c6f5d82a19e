import styles from './cannot.module.css';
import { NearLinks } from './near';

interface Props {
  heading: string;
  items: string[];
  next: { kind: string; label: string; path: string }[];
}

export function Cannot({ heading, items, next }: Props) {
  return (
    <section className="section on-page">
      <div className={`wrap cols ${styles.cannot}`}>
        <h2>{heading}</h2>
        <div>
          <ul className="ticked">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <div className={styles.next}>
            <NearLinks links={next} />
          </div>
        </div>
      </div>
    </section>
  );
}
