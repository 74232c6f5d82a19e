import styles from './captioned-card.module.css';

interface Props {
  title: string;
  /** Says that the figures are examples. */
  note: string;
  className?: string | undefined;
  children: React.ReactNode;
}

/** Figures on a sheet of paper: a caption over a table. */
export function CaptionedCard({ title, note, className = '', children }: Props) {
  return (
    <figure className={`card ${styles.sheet} ${className}`}>
      <figcaption>
        {title}
        <span className="note">{note}</span>
      </figcaption>
      {children}
    </figure>
  );
}
