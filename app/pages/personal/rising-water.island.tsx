import { useEffect, useId, useRef, useState } from 'react';
import styles from './rising-water.module.css';

interface Props {
  /** The same house on the same pixels. */
  flooded: React.ReactNode;
  dry: React.ReactNode;
  label: string;
  /** What each step of the slider shows, from dry to flooded. */
  levels: string[];
}

/**
 * One house on the same pixels, dry and flooded: the slider moves the shoreline from the street to the back yard.
 * It starts at the flood, which is all that a reader without scripts sees; the dry picture comes with the scripts.
 */
export function RisingWater({ flooded, dry, label, levels }: Props) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const top = levels.length - 1;
  const [level, setLevel] = useState(top);

  // the visitor may have moved it before React was there
  useEffect(() => setLevel(Number(slider.current?.value)), []);

  return (
    <div className={styles.water}>
      <div className={`needs-scripts ${styles.control}`}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} aria-live="off">
          {levels[level]}
        </output>
        <input
          ref={slider}
          id={id}
          type="range"
          min="0"
          max={top}
          step="1"
          defaultValue={top}
          aria-valuetext={levels[level]}
          onChange={(event) => setLevel(Number(event.target.value))}
        />
      </div>
      <div className={styles.scene} data-level={level}>
        <div className={styles.dry}>{dry}</div>
        <div className={styles.flooded}>{flooded}</div>
      </div>
    </div>
  );
}
