import styles from './process-steps.module.css';

/** Rising ground through the feet of five staffs, in a field 1280 wide whose top is the line of sight. */
const terrain =
  'M-900 268C-500 262-200 236 7 208 100 195 180 181 269 168 360 155 440 150 532 136 630 121 700 108 794 96 890 84 960 80 1057 72 1250 58 1500 66 2200 30';

/** The drawing of theme/staff.svg, upside down because it is counted from the foot. It stands in the page: a file would be asked for beside the first picture. */
const staffMarks = (
  <svg className="visually-hidden" aria-hidden="true">
    <pattern id="staff-marks" width="14" height="100" patternUnits="userSpaceOnUse" viewBox="0 0 28 200">
      <path fill="var(--strata-1)" d="M28 0H14v10h9v10h-9v10h9v10h-9v10h14zM0 50h14v10H5v10h9v10H5v10h9v10H0z" />
      <path fill="var(--strata-3)" d="M28 100H14v10h9v10h-9v10h9v10h-9v10h14zM0 150h14v10H5v10h9v10H5v10h9v10H0z" />
    </pattern>
  </svg>
);

/** Five staffs read along one level line of sight. */
export function ProcessSteps({ heading, items }: { heading: string; items: { verb: string; text: string }[] }) {
  return (
    <section className={`on-mist ${styles.section}`}>
      <div className="wrap">
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.field}>
          <svg className={styles.terrain} viewBox="0 0 1280 1000" preserveAspectRatio="none" aria-hidden="true">
            <path d={`${terrain}V1400H-900Z`} />
            <path d={terrain} />
            <path className={styles.sight} d="M-900 0H2200" />
          </svg>
          {staffMarks}
          <ol className={styles.staffs}>
            {items.map((item) => (
              <li key={item.verb}>
                <span className={styles.staff}>
                  <svg aria-hidden="true">
                    <rect width="100%" height="100%" fill="url(#staff-marks)" />
                  </svg>
                </span>
                <div className={styles.text}>
                  <h3>{item.verb}</h3>
                  <p className="muted">{item.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
