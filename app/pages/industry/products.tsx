import type { Site } from '../../../content-model/schemas/site';
import type { Background } from '../../lib/backgrounds';
import { interpolate } from '../../lib/interpolate';
import { Fold } from '../../ui/fold';
import { Terms } from '../../ui/terms';
import styles from './products.module.css';

interface Props {
  words: Site['collapsibles'];
  heading: string;
  lead: string;
  background: Background;
  lines: { line: string; pays: string; who: string }[];
}

/** On phones, all coverages but the first are folded. */
const leading = 3;

export function Products({ words, heading, lead, lines, background }: Props) {
  const items = lines.map(({ line, pays, who }) => ({ title: line, text: pays, note: who }));
  const more = items.slice(leading);
  return (
    <section className={`section on-${background}`}>
      <div className="wrap">
        <div className={`grid gap-4 ${styles.head}`}>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <Terms items={items.slice(0, leading)} />
        <Fold heading={interpolate(words.more, { count: more.length })} note={more.map(({ title }) => title).join(' · ')}>
          <Terms className={styles.rest} items={more} />
        </Fold>
      </div>
    </section>
  );
}
