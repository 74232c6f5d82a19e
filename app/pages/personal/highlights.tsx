import type { Background } from '../../lib/backgrounds';
import { useDefinitions } from '../../sections/definitions';
import { LeadingTerms } from '../../sections/leading-terms';
import styles from './highlights.module.css';

interface Props {
  /** Text of the fold with all but the first highlights. */
  more: string;
  heading: string;
  lead: string;
  cards: { title: string; text: string; figure?: { value: string } }[];
  background: Background;
}

/** Seven coverages; the first has a large figure. */
export function Highlights({ more, heading, lead, cards, background }: Props) {
  const define = useDefinitions();
  return (
    <section className={`section on-${background}`}>
      <div className={`wrap grid ${styles.highlights}`}>
        <h2>{heading}</h2>
        <p className="lead">{lead}</p>
        <LeadingTerms
          more={more}
          items={cards.map(({ title, text, figure }) => ({
            title,
            text: define(text),
            note: figure && <span className={styles.figure}>{figure.value}</span>,
          }))}
        />
      </div>
    </section>
  );
}
