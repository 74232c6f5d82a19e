import { Children, isValidElement } from 'react';
import styles from './page-sections.module.css';

interface PageSectionProps {
  id: string;
  /** Label in the list of sections: the heading of the section. */
  name: string;
  /** Whether the child renders the id itself. */
  hasOwnId?: boolean;
  children: React.ReactNode;
}

/** A section of a page that the list of sections links to. */
export const PageSection = ({ id, hasOwnId, children }: PageSectionProps) => (hasOwnId ? children : <div id={id}>{children}</div>);

/** Pages with fewer sections need no list of them. */
const minSections = 5;

interface Props {
  /** Heading of the list of sections. */
  label: string;
  /** Shown at the lower edge of phone screens until the last section is reached. */
  bar?: React.ReactNode;
  /** PageSection elements must be direct children. */
  children: React.ReactNode;
}

/** The sections below the hero, under a closed list of links to them. */
export function PageSections({ label, bar, children }: Props) {
  const elements = Children.toArray(children);
  const sections = elements.flatMap((element) =>
    isValidElement<PageSectionProps>(element) && element.type === PageSection ? element.props : [],
  );
  return (
    <div>
      {sections.length >= minSections && (
        <nav className={`small no-print ${styles.nav}`} aria-label={label}>
          <details className="wrap">
            <summary className="flex gap-3 muted plus">{label}</summary>
            <ol>
              {sections.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
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
