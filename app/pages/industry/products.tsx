import type { Background } from '../../lib/backgrounds';
import { LeadingTerms } from '../../sections/leading-terms';
import styles from './products.module.css';

interface Props {
  id: string;
  /** Text of the fold with all but the first coverages. */
  more: string;
  heading: string;
  lead: string;
  background: Background;
  lines: { line: string; pays: string; who: string }[];
}

export function Products({ id, more, heading, lead, lines, background }: Props) {
  return (
    <section id={id} className={`section on-${background}`}>
      <div className="wrap">
        <div className={`grid gap-4 ${styles.head}`}>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <LeadingTerms items={lines.map(({ line, pays, who }) => ({ title: line, text: pays, note: who }))} more={more} />
      </div>
    </section>
  );
}
