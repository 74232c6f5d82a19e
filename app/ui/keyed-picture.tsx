import styles from './keyed-picture.module.css';
import { Picture } from './picture';

interface Place {
  title: string;
  x: number;
  y: number;
}

interface Props {
  name: string;
  alt: string;
  sizes: string;
  places: Place[];
}

/** A picture with numbered pins. Positions are SVG attributes: the security policy forbids inline styles. */
export function KeyedPicture({ name, alt, sizes, places }: Props) {
  return (
    <div className={styles.keyed}>
      <Picture name={name} alt={alt} sizes={sizes} />
      <svg className={styles.pins} aria-hidden="true">
        {places.map((place, i) => (
          <svg key={place.title} aria-hidden="true" x={`${place.x}%`} y={`${place.y}%`} overflow="visible">
            <circle r="14" />
            <text dy=".35em">{i + 1}</text>
          </svg>
        ))}
      </svg>
    </div>
  );
}

/** The key to the pins: the same numbers in a list. */
export function KeyList({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item, i) => (
        <li key={item.title}>
          <span className={styles.pin} aria-hidden="true">
            {i + 1}
          </span>
          <div>
            <h3 className="h4">{item.title}</h3>
            <p>{item.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
