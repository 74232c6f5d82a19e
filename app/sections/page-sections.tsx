import { Children, isValidElement } from 'react';
import styles from './page-sections.module.css';

interface PageSectionProps {
  id: string;
  /** Label in the section nav: the heading of the section. */
  name: string;
  /** The child renders the id itself. */
  hasOwnId?: boolean;
  children: React.ReactNode;
}

/** A section of a page that the section nav links to. */
export function PageSection({ id, hasOwnId = false, children }: PageSectionProps) {
  return <div id={hasOwnId ? undefined : id}>{children}</div>;
}

/** Pages with fewer sections need no section nav. */
const minSections = 6;

interface Props {
  /** Accessible name of the section nav. */
  label: string;
  /** PageSection elements must be direct children. */
  children: React.ReactNode;
}

/**
 * A page with a section nav in its margin, drawn as a leveling rod: a tick links to each section, and a triangle shows
 * the scroll position. The ticks are evenly spaced until a script moves them to the positions of the sections.
 */
export function PageSections({ label, children }: Props) {
  const elements = Children.toArray(children);
  const sections = elements.flatMap((element) =>
    isValidElement<PageSectionProps>(element) && element.type === PageSection ? element.props : [],
  );
  return (
    <div className={styles.sections}>
      {sections.length >= minSections && (
        <nav className={`${styles.nav} no-print`} aria-label={label} data-scroll-spy>
          <div className={styles.rod} data-section-nav>
            <span className={styles.position} aria-hidden="true" />
            <ol>
              {sections.map(({ id, name }) => (
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
      {elements}
    </div>
  );
}
