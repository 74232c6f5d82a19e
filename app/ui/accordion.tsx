import type { ComponentProps, ReactNode } from 'react';
import styles from './accordion.module.css';

interface Props extends ComponentProps<'div'> {
  /** Shared by the details elements, so that the browser keeps at most one open. */
  name: string;
  items: { id: string; title: string; content: ReactNode }[];
}

export function Accordion({ name, items, className = '', ...rest }: Props) {
  return (
    <div className={`${styles.accordion} ${className}`} {...rest}>
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} id={id}>
          <summary className="flex between plus">{title}</summary>
          {content}
        </details>
      ))}
    </div>
  );
}

/** The sign of `.plus` (base.css) as an element, for a summary whose own ::after is in use. */
export const PlusMinus = () => <span className="plus" />;
