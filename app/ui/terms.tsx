import type { ReactNode } from 'react';

interface Props {
  items: {
    title: string;
    text: ReactNode;
    /** Before the title, for example an icon. */
    mark?: ReactNode;
    /** Under the title: text, or a large figure. */
    note?: ReactNode;
  }[];
  /** Text under its title at every width; otherwise beside it on wide screens. */
  stacked?: boolean;
  className?: string;
}

/** A list of headings, each with a text, between hairlines. */
export function Terms({ items, stacked = false, className = '' }: Props) {
  return (
    <ul className={`terms ${className}`} data-stacked={stacked || undefined}>
      {items.map(({ title, text, mark, note }) => (
        <li key={title}>
          <h3>
            {mark}
            {title}
            {note && <small>{note}</small>}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
