import { Anchor } from '../ui/anchor';
import styles from './crumbs.module.css';

export interface Crumb {
  label: string;
  path?: string;
}

/** The last entry is the current page. An entry without a path has no page of its own. */
export function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print">
      <ol className={styles.crumbs}>
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
