import styles from './captioned-card.module.css';

interface Props {
  title: string;
  /** For example that the figures are illustrative. */
  note: string;
  className?: string | undefined;
  children: React.ReactNode;
}

/** A card with a caption over a table. */
export function CaptionedCard({ title, note, className = '', children }: Props) {
  return (
    <figure className={`card ${styles.card} ${className}`}>
      <figcaption>
        {title}
        <span className="note">{note}</span>
      </figcaption>
      {children}
    </figure>
  );
}
