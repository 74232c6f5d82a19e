import styles from './portal-sketch.module.css';

/** An illustration of a second tab that opens in front of this page. */
export function PortalSketch({ kind }: { kind: 'booking' | 'payment' }) {
  return (
    <svg className={`${styles.sketch} no-print`} viewBox="0 0 560 440" aria-hidden="true">
      <g className={styles.back}>
        <path className={styles.window} d="M1 43a8 8 0 0 1 8-8h382a8 8 0 0 1 8 8v260H1z" />
        <path className={styles.tab} d="M13 35V21a8 8 0 0 1 8-8h108a8 8 0 0 1 8 8v14z" />
        <path className={styles.words} d="M29 25h70M29 92h168M29 112h132M29 205h214M29 221h190M29 237h204" />
        <rect className={styles.button} x="29" y="142" width="124" height="34" rx="3" />
      </g>
      <path className={styles.leader} d="M153 159h58" />
      <circle className={styles.dot} cx="153" cy="159" r="4.5" />
      <g transform="translate(212 92)">
        <path className={styles.window} d="M0 38a8 8 0 0 1 8-8h324a8 8 0 0 1 8 8v270a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" />
        <path className={styles.front} d="M12 30V16a8 8 0 0 1 8-8h116a8 8 0 0 1 8 8v14z" />
        <path className={styles.words} d="M28 20h76" />
        {kind === 'booking' ? <Week /> : <Bill />}
      </g>
    </svg>
  );
}

const days = [0, 1, 2, 3, 4];

function Week() {
  return (
    <g transform="translate(28 60)">
      {days.map((day) => (
        <path key={day} className={styles.words} d={`M${day * 58 + 16} 6h26`} />
      ))}
      {days.flatMap((day) =>
        [0, 1, 2, 3].map((hour) => (
          <rect key={`${day}-${hour}`} className={styles.cell} x={day * 58} y={24 + hour * 52} width="52" height="44" rx="3" />
        )),
      )}
      <rect className={styles.chosen} x="116" y="128" width="52" height="44" rx="3" />
      <path className={styles.check} d="M133 150l7 7 12-14" />
      <path className={styles.mark} d="M135 115h13l-6.500 10z" />
    </g>
  );
}

function Bill() {
  return (
    <g transform="translate(28 58)">
      <path className={styles.mark} d="M0 0h30v4.500H0z" />
      <path className={styles.arrow} d="M13 8h4v22h-4zM11 8 3 28l-3.500-1.400L7 8zM19 8h4l7.500 18.600L27 28z" />
      <path className={styles.words} d="M208 6h76M232 22h52" />
      <path className={styles.line} d="M0 62h284M0 100h284M0 138h284" />
      <path className={styles.words} d="M0 81h128M238 81h46M0 119h164M250 119h34M0 157h104M244 157h40" />
      <path className={styles.total} d="M0 180h284" />
      <path className={styles.sum} d="M0 202h62M218 202h66" />
      <path className={styles.mark} d="M204 196v12l-11-6z" />
    </g>
  );
}
