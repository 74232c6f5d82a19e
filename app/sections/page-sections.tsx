import { Children, isValidElement } from 'react';
import { PlusMinus } from '../ui/accordion';
import styles from './page-sections.module.css';

interface PageSectionProps {
  id: string;
  /** Label in the section nav: the heading of the section. */
  name: string;
  /** Whether the child renders the id itself. */
  hasOwnId?: boolean;
  className?: string;
  children: React.ReactNode;
}

/** A section of a page that the section nav links to. */
export function PageSection({ id, name, hasOwnId = false, className = '', children }: PageSectionProps) {
  return (
    <div id={hasOwnId ? undefined : id} className={`${styles.section} ${className}`} data-name={name}>
      {children}
    </div>
  );
}

/** Pages with fewer sections need no section nav. */
const minSections = 5;

interface Props {
  /** Accessible name of the section nav. */
  label: string;
  /** Shown at the lower edge of phone screens until the last section is reached. */
  bar?: React.ReactNode;
  /** PageSection elements must be direct children. */
  children: React.ReactNode;
}

/**
 * The sections below the hero, with a section nav. On wide screens the nav is in the margin, drawn as a leveling rod. A tick
 * links to each section; ticks are evenly spaced until a script moves them to the positions of their sections. On narrow
 * screens the nav is a closed list above the sections.
 */
export function PageSections({ label, bar, children }: Props) {
  const elements = Children.toArray(children);
  const sections = elements.flatMap((element) =>
    isValidElement<PageSectionProps>(element) && element.type === PageSection ? element.props : [],
  );
  return (
    <div className={styles.sections}>
      {sections.length >= minSections && (
        <nav className={`${styles.nav} no-print`} aria-label={label} data-scroll-spy>
          <details>
            <summary className={`wrap label flex between ${styles.summary}`}>
              {label}
              <PlusMinus />
            </summary>
            <ol className={`wrap ${styles.rod}`} data-section-nav>
              {sections.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <span>{name}</span>
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      )}
      {elements.slice(0, -1)}
      {bar && <div className={`label flex between no-print ${styles.bar}`}>{bar}</div>}
      {elements.at(-1)}
    </div>
  );
}
