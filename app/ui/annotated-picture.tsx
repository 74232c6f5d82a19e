import type { ComponentProps } from 'react';
import styles from './annotated-picture.module.css';
import { Collapsible, collapsibleList } from './collapsible';
import { Picture } from './picture';

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
  className?: string | undefined;
}

/** A picture with numbered pins. Positions are SVG attributes, because the security policy forbids inline styles. */
export function AnnotatedPicture({ name, alt, wide, places, className = '' }: Props) {
  return (
    <div className={`${styles.picture} ${className}`}>
      <div className={styles.frame}>
        <Picture name={name} alt={alt} sizes={`(max-width: 1024px) min(90vw, 36rem), ${wide}`} />
        <svg className={styles.pins} aria-hidden="true" data-pins>
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
export function PinList({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ol className={`${collapsibleList} ${styles.list}`} data-pin-list>
      {items.map((item, i) => (
        <li key={item.title} className="grid gap-3">
          <span className={`center num ${styles.pin}`} aria-hidden="true">
            {i + 1}
          </span>
          <Collapsible wide id={`pin-${i + 1}`} heading={<h3>{item.title}</h3>}>
            <p>{item.text}</p>
          </Collapsible>
        </li>
      ))}
    </ol>
  );
}

/** Wraps a picture and its pin list: hovering over a pin, or hovering over or focusing a list item, highlights both. */
export function PinGroup({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={`${styles.group} ${className}`} data-pin-group {...rest}>
      {children}
      {/* the line between a list item and its pin, drawn by app/browser/lazy/pin-lines.ts */}
      <svg className={styles.connector} aria-hidden="true">
        <path className={styles.outline} />
        <path />
        <circle r="4" />
      </svg>
    </div>
  );
}
