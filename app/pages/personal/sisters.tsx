import ArrowRight from 'lucide-react/icons/arrow-right';
import { Anchor } from '../../ui/anchor';
import styles from './sisters.module.css';

/** The two nearest lines, each with the sentence that says who needs it. */
export function Sisters({ sisters }: { sisters: { title: string; path: string; forWhom: string }[] }) {
  return (
    <section className="section no-print">
      <div className="wrap">
        <div className="datum">
          <h2>Next door</h2>
          <span className="note">The two nearest lines</span>
        </div>
        <ul className={styles.list}>
          {sisters.map(({ title, path, forWhom }) => (
            <li key={path}>
              <h3>
                <Anchor href={path}>
                  {title}
                  <ArrowRight className="icon" aria-hidden="true" />
                </Anchor>
              </h3>
              <p className="muted">{forWhom}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
