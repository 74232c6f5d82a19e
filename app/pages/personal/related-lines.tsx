import { ArrowRight } from 'lucide';
import { SectionCollapsible } from '../../sections/collapsible-section';
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
    <SectionCollapsible className="no-print" id="related-lines" heading={heading} note={note}>
      <ul className={`columns-tablet ${styles.list}`}>
        {lines.map(({ title, path, forWhom }) => (
          <li key={path}>
            <h3>
              <Anchor className="stretched-link between gap-4" href={path}>
                {title}
                <Icon drawing={ArrowRight} className="icon" />
              </Anchor>
            </h3>
            <p>{forWhom}</p>
          </li>
        ))}
      </ul>
    </SectionCollapsible>
  );
}
