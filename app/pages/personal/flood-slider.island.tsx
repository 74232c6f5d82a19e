import { useEffect, useId, useRef, useState } from 'react';
import sliderStyles from '../../tools/range-slider.module.css';
import styles from './flood-slider.module.css';

interface Props {
  flooded: React.ReactNode;
  dry: React.ReactNode;
  label: string;
  /** Label of each slider step, from dry to flooded. */
  levels: string[];
  /** Cost of the flood in the page's example, shown at the last step. */
  cost: string;
}

/**
 * Two pictures of one house, dry and flooded: the slider moves the shoreline from the street to the back yard.
 * Without scripts the flooded picture is shown.
 */
export function FloodSlider({ flooded, dry, label, levels, cost }: Props) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const top = levels.length - 1;
  const [level, setLevel] = useState(0);

  // use what was set before hydration
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
