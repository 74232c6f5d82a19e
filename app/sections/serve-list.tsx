import type { Ground } from '../lib/grounds';
import styles from './serve-list.module.css';

/** Names that read as a sentence. */
export function ServeList({ heading, names, ground }: { heading: string; names: string[]; ground: Ground }) {
  return (
    <section className={`section on-${ground}`}>
      <div className="wrap">
        <div className="datum">
          <h2>{heading}</h2>
        </div>
        <ul className={styles.list}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
