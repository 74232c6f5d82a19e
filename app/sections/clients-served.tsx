import type { Background } from '../lib/backgrounds';
import styles from './clients-served.module.css';

/** Kinds of clients, in large type. */
export function ClientsServed({ heading, names, background }: { heading: string; names: string[]; background: Background }) {
  return (
    <section className={`section on-${background}`}>
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
