import type { ComponentProps } from 'react';
import styles from './captioned-card.module.css';

interface Props extends Omit<ComponentProps<'figure'>, 'title'> {
  title: string;
  /** Second line of the caption, for example “Illustrative figures”. */
  note: string;
}

/** A card with a caption over a table. */
export function CaptionedCard({ title, note, className = '', children, ...rest }: Props) {
  return (
    <figure className={`card ${styles.card} ${className}`} {...rest}>
      <figcaption className="row between label">
        {title}
        <span className="note">{note}</span>
      </figcaption>
      {children}
    </figure>
  );
}
