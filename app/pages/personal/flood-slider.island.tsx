import { useEffect, useId, useRef, useState } from 'react';
import sliderStyles from '../../tools/range-slider.module.css';
import styles from './flood-slider.module.css';

interface Props {
  /** The same house on the same pixels. */
  flooded: React.ReactNode;
  dry: React.ReactNode;
  label: string;
  /** What each step of the slider shows, from dry to flooded. */
  levels: string[];
  /** What the flood of the page's example cost; said at the top. */
  cost: string;
}

/**
 * One house on the same pixels, dry and flooded: the slider moves the shoreline from the street to the back yard.
 * It starts dry and ends at the cost of the page's own flood. A reader without scripts sees the flood.
 */
export function FloodSlider({ flooded, dry, label, levels, cost }: Props) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const top = levels.length - 1;
  const [level, setLevel] = useState(0);

  // the visitor may have moved it before React was there
  useEffect(() => setLevel(Number(slider.current?.value)), []);

  const reading = level === top ? `${levels[level]}: ${cost}` : levels[level];
  return (
    <div className={styles.water}>
      <div className={`needs-scripts ${styles.control}`}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} aria-live="off">
          {reading}
        </output>
        <input
          ref={slider}
          className={sliderStyles.slider}
          id={id}
          type="range"
          min="0"
          max={top}
          step="1"
          defaultValue={0}
          aria-valuetext={reading}
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
