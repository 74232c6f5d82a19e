import { Children, isValidElement } from 'react';
import styles from './page-sections.module.css';

interface PageSectionProps {
  id: string;
  /** What the staff calls it: the heading of the part. */
  name: string;
  /** The part's own section has the id. */
  marked?: boolean;
  children: React.ReactNode;
}

/** A part of a long page that the staff leads to. */
export function PageSection({ id, marked = false, children }: PageSectionProps) {
  return <div id={marked ? undefined : id}>{children}</div>;
}

/** With fewer parts a page is overlooked without help. */
const fewest = 6;

interface Props {
  /** Names the staff for those who hear it. */
  label: string;
  /** Among them the stations, as direct children. */
  children: React.ReactNode;
}

/**
 * A long page, and at its margin a levelling staff: a tick for each station, a triangle that moves as the page does.
 * The ticks stand evenly; app/browser/later/staff.ts puts them where the stations are.
 */
export function PageSections({ label, children }: Props) {
  const parts = Children.toArray(children);
  const stations = parts.flatMap((part) => (isValidElement<PageSectionProps>(part) && part.type === PageSection ? part.props : []));
  return (
    <div className={styles.stations}>
      {stations.length >= fewest && (
        <nav className={`${styles.margin} no-print`} aria-label={label} data-follows-reading>
          <div className={styles.staff} data-staff>
            <span className={styles.here} aria-hidden="true" />
            <ol>
              {stations.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <span>{name}</span>
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
      )}
      {parts}
    </div>
  );
}
