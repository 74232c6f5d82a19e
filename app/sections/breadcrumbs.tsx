import { useContext } from 'react';
import { Anchor } from '../ui/anchor';
import { LinkWords } from '../ui/link-words';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  path?: string;
}

/** The last entry is the current page. An entry without a path has no page of its own. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { breadcrumbs } = useContext(LinkWords);
  return (
    <nav aria-label={breadcrumbs} className="no-print">
      <ol className={`row gap-2 small muted ${styles.crumbs}`}>
        {crumbs.map((crumb, i) => (
          <li key={crumb.label}>
            {crumb.path ? (
              <Anchor href={crumb.path}>{crumb.label}</Anchor>
            ) : (
              <span aria-current={i === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
