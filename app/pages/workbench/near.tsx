import { ArrowRight } from 'lucide';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon';
import styles from './near.module.css';

interface NearLink {
  kind: string;
  label: string;
  path: string;
}

/** Where to go next: at most three, a line each. */
export function NearLinks({ links }: { links: NearLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ kind, label, path }) => (
        <li key={path}>
          <Anchor href={path}>
            <span className={styles.kind}>{kind}</span>
            <span className={styles.label}>{label}</span>
            <Icon drawing={ArrowRight} className="icon" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

export function Near({ heading, links, ground }: { heading: string; links: NearLink[]; ground: 'page' | 'mist' }) {
  return (
    <section className={`section on-${ground} no-print`}>
      <div className={`wrap cols ${styles.near}`}>
        <h2>{heading}</h2>
        <NearLinks links={links} />
      </div>
    </section>
  );
}
