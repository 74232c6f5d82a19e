import { Collapsible } from '../../ui/collapsible';
import styles from './process-steps.module.css';

/** Outline of the terrain under five leveling rods. The drawing is 1280 wide, and y = 0 is the line of sight. */
const terrain =
  'M-900 268C-500 262-200 236 7 208 100 195 180 181 269 168 360 155 440 150 532 136 630 121 700 108 794 96 890 84 960 80 1057 72 1250 58 1500 66 2200 30';

/**
 * The pattern of theme/leveling-rod.svg, upside down, because it starts at the foot. Inlined, because a file would compete
 * with the hero picture.
 */
const rodMarks = (
  <svg className="visually-hidden" aria-hidden="true">
    <pattern id="rod-marks" width="14" height="100" patternUnits="userSpaceOnUse" viewBox="0 0 28 200">
      <path fill="var(--strata-1)" d="M28 0H14v10h9v10h-9v10h9v10h-9v10h14zM0 50h14v10H5v10h9v10H5v10h9v10H0z" />
      <path fill="var(--strata-3)" d="M28 100H14v10h9v10h-9v10h9v10h-9v10h14zM0 150h14v10H5v10h9v10H5v10h9v10H0z" />
    </pattern>
  </svg>
);

/** Five steps, illustrated by leveling rods along one line of sight. */
export function ProcessSteps({ heading, items }: { heading: string; items: { verb: string; text: string }[] }) {
  return (
    <section className={`section on-mist ${styles.section}`}>
      <div className="wrap">
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.field}>
          <svg className={`wide-only no-print ${styles.terrain}`} viewBox="0 0 1280 1000" preserveAspectRatio="none" aria-hidden="true">
            <path d={`${terrain}V1400H-900Z`} />
            <path d={terrain} />
            <path className={styles.sight} d="M-900 0H2200" />
          </svg>
          {rodMarks}
          <ol className={`print-block columns-desktop ${styles.steps}`}>
            {items.map((item) => (
              <li key={item.verb} className="print-block">
                <span className={`no-print ${styles.rod}`}>
                  <svg aria-hidden="true">
                    <rect width="100%" height="100%" fill="url(#rod-marks)" />
                  </svg>
                </span>
                <Collapsible wide className={styles.text} heading={<h3>{item.verb}</h3>}>
                  <p>{item.text}</p>
                </Collapsible>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
