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
          <summary className="flex between">
            {title}
            <PlusMinus />
          </summary>
          <div className={`stack muted ${styles.answer}`}>{content}</div>
        </details>
      ))}
    </div>
  );
}

/** A plus that becomes a minus inside an open details element or an expanded button. */
export function PlusMinus() {
  return <span className={`no-print ${styles.plusMinus}`} aria-hidden="true" />;
}
