import styles from './annotated-picture.module.css';
import { Picture } from './picture';

interface Place {
  title: string;
  x: number;
  y: number;
}

interface Props {
  name: string;
  alt: string;
  /** How wide it is shown on a desk, as in the sizes attribute. */
  wide: string;
  places: Place[];
  className?: string | undefined;
}

/** A picture with numbered pins. Positions are SVG attributes: the security policy forbids inline styles. */
export function AnnotatedPicture({ name, alt, wide, places, className = '' }: Props) {
  return (
    <div className={`${styles.keyed} ${className}`}>
      <div className={styles.fit}>
        <Picture name={name} alt={alt} sizes={`(max-width: 1024px) min(90vw, 36rem), ${wide}`} />
        <svg className={styles.pins} aria-hidden="true" data-pins>
          {places.map((place, i) => (
            <svg key={place.title} aria-hidden="true" x={`${place.x}%`} y={`${place.y}%`} overflow="visible">
              <circle r="14" />
              <text dy=".35em">{i + 1}</text>
            </svg>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** The key to the pins: the same numbers in a list. A line is a link to itself, so that the keyboard can point at it too. */
export function PinList({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ol className={styles.list} data-lines>
      {items.map((item, i) => (
        <li key={item.title}>
          <span className={styles.pin} aria-hidden="true">
            {i + 1}
          </span>
          <div>
            <h3 className="h4">
              <a id={`pin-${i + 1}`} href={`#pin-${i + 1}`}>
                {item.title}
              </a>
            </h3>
            <p>{item.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Holds a picture with pins and its key: pointing at a line answers in the picture, and the other way round. */
export function PinGroup({ className = '', children }: { className?: string | undefined; children: React.ReactNode }) {
  return (
    <div className={`${styles.answering} ${className}`} data-answering>
      {children}
      {/* app/browser/later/leader.ts draws it */}
      <svg className={styles.leader} aria-hidden="true">
        <path className={styles.under} />
        <path />
        <circle r="4" />
      </svg>
    </div>
  );
}
