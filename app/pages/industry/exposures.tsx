import type { Figure as FigureContent, FigureWords } from '../../../content/schema';
import type { Ground } from '../../lib/grounds';
import { Figure } from '../../sections/figures/figure';
import styles from './exposures.module.css';

interface Props {
  heading: string;
  items: { title: string; text: string }[];
  drawn: { figure: FigureContent; reading: { amount: string; text: string } | undefined; words: FigureWords } | undefined;
  ground: Ground;
}

/** What goes wrong and how it turns into money: the loss drawn, then the other ways. */
export function Exposures({ heading, items, drawn, ground }: Props) {
  return (
    <section className={`section on-${ground} ${styles.exposures}`}>
      <div className="wrap">
        {drawn ? (
          <>
            <p className={`note ${styles.label}`}>{heading}</p>
            <div className="head-row">
              <h2>{drawn.figure.heading}</h2>
              <p className="muted">{drawn.figure.lead}</p>
            </div>
            <Figure {...drawn} />
          </>
        ) : (
          <h2>{heading}</h2>
        )}
        <ul className={styles.grid} data-count={items.length}>
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
