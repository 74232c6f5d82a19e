import { ArrowRight } from 'lucide';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon';
import styles from './related-lines.module.css';

interface Props {
  heading: string;
  note: string;
  lines: { title: string; path: string; forWhom: string }[];
}

/** Two related lines of insurance, each with a sentence about who needs it. */
export function RelatedLines({ heading, note, lines }: Props) {
  return (
    <section className="section no-print">
      <div className="wrap">
        <div className="datum">
          <h2>{heading}</h2>
          <span className="note">{note}</span>
        </div>
        <ul className={`columns-tablet ${styles.list}`}>
          {lines.map(({ title, path, forWhom }) => (
            <li key={path}>
              <h3>
                <Anchor href={path}>
                  {title}
                  <Icon drawing={ArrowRight} className="icon" />
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
