import type { Background } from '../../lib/backgrounds';
import { Anchor } from '../../ui/anchor';
import styles from './trade-terms.module.css';

interface Props {
  heading: string;
  items: { term: string; meaning: string; path: string }[];
  background: Background;
}

/** Terms of the industry, each with a link to the glossary. */
export function TradeTerms({ heading, items, background }: Props) {
  return (
    <section className={`section on-${background}`}>
      <div className={`wrap ${styles.terms}`}>
        <h2>{heading}</h2>
        <dl>
          {items.map((item) => (
            <div key={item.term}>
              <dt>
                <Anchor href={item.path}>{item.term}</Anchor>
              </dt>
              <dd className="muted">{item.meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
