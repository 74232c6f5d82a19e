import type { Site } from '../../../content-model/schemas/site';
import { interpolate } from '../../lib/interpolate';
import { SectionCollapsible } from '../../sections/collapsible-section';
import styles from './enhancements.module.css';

interface Props {
  words: Site['collapsibles'];
  heading: string;
  lead: string;
  items: string[];
}

export function Enhancements({ words, heading, lead, items }: Props) {
  return (
    <SectionCollapsible id="enhancements" heading={heading} note={interpolate(words.exclusions, { count: items.length })}>
      <p className={styles.lead}>{lead}</p>
      <ul className={`ticked columns-phone ${styles.list}`}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </SectionCollapsible>
  );
}
