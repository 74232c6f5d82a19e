import { ArrowRight } from 'lucide';
import { BesideSection } from '../../sections/beside-section';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon';
import styles from './related-pages.module.css';

interface RelatedLink {
  kind: string;
  label: string;
  path: string;
}

export function RelatedLinks({ links }: { links: RelatedLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ kind, label, path }) => (
        <li key={path}>
          <Anchor href={path} className="grid">
            <span className={`small muted ${styles.kind}`}>{kind}</span>
            <span className={styles.label}>{label}</span>
            <Icon drawing={ArrowRight} className="icon" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

export const RelatedPages = ({ heading, links, background }: { heading: string; links: RelatedLink[]; background: 'page' | 'mist' }) => (
  <BesideSection className="no-print" heading={heading} beside={<RelatedLinks links={links} />} background={background} />
);
