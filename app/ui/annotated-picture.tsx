import type { ReactNode } from 'react';
import styles from './annotated-picture.module.css';
import { Picture } from './picture';
import { Terms } from './terms';

interface Place {
  title: string;
  x: number;
  y: number;
}

interface Props {
  name: string;
  alt: string;
  /** Displayed width on wide screens, in the syntax of the sizes attribute. */
  wide: string;
  places: Place[];
  className?: string;
}

/** A picture with numbered pins. Positions are SVG attributes, because the security policy forbids inline styles. */
export function AnnotatedPicture({ name, alt, wide, places, className = '' }: Props) {
  return (
    <div className={`${styles.picture} ${className}`}>
      <div className={styles.frame}>
        <Picture name={name} alt={alt} sizes={`(max-width: 1024px) min(90vw, 36rem), ${wide}`} />
        <svg className={styles.pins} aria-hidden="true">
          {places.map((place, i) => (
            <svg key={place.title} aria-hidden="true" x={`${place.x}%`} y={`${place.y}%`} overflow="visible">
              <circle r="14" />
              <text className="num" dy=".35em">
                {i + 1}
              </text>
            </svg>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** The list of texts that explain the pins, with the same numbers. */
export function PinList({ items }: { items: { title: string; text: ReactNode }[] }) {
  return (
    <Terms
      stacked
      items={items.map(({ title, text }, i) => ({
        title,
        text,
        mark: (
          <span className={`num ${styles.pin}`} aria-hidden="true">
            {i + 1}
          </span>
        ),
      }))}
    />
  );
}
