import { useEffect, useId, useRef, useState } from 'react';
import { Picture } from '../../ui/picture';
import styles from './rising-water.module.css';

interface Scene {
  scene: string;
  alt: string;
}

interface Props {
  flooded: Scene;
  dry: Scene;
  label: string;
  /** What each step of the slider shows, from dry to flooded. */
  levels: string[];
}

const sizes = '(max-width: 1024px) min(118vw, 46rem), min(62vw, 50rem)';

/**
 * One house on the same pixels, dry and flooded: the slider moves the shoreline from the street to the back yard.
 * It starts at the flood, which is all that a reader without scripts sees; the dry picture comes with the scripts.
 */
export function RisingWater({ flooded, dry, label, levels }: Props) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const top = levels.length - 1;
  const [level, setLevel] = useState(top);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    setReady(true);
    // the visitor may have moved it before React was there
    setLevel(Number(slider.current?.value));
  }, []);

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
        <div className={styles.dry}>{ready && <Picture name={dry.scene} alt={dry.alt} sizes={sizes} />}</div>
        <div className={styles.flooded}>
          <Picture name={flooded.scene} alt={flooded.alt} sizes={sizes} priority />
        </div>
      </div>
    </div>
  );
}
