import styles from './stars.module.css';

const pitchPx = 26;
const starPx = 24;
const stars = [0, 1, 2, 3, 4]
  .map((i) => `M${12 + i * pitchPx} 2.8l2.7 5.9 6.4.7-4.8 4.3 1.4 6.3-5.7-3.2-5.7 3.2 1.4-6.3-4.8-4.3 6.4-.7z`)
  .join('');

/** Stars for a rating from 1 to 5. The last star is clipped to show fractions such as 4.6. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const whole = Math.floor(rating);
  const width = whole * pitchPx + (rating - whole) * starPx;
  return (
    <svg className={styles.stars} viewBox="0 0 128 24" role="img" aria-label={label}>
      <path className={styles.off} d={stars} />
      <svg aria-hidden="true" width={width} height={starPx} viewBox={`0 0 ${width} ${starPx}`}>
        <path className={styles.on} d={stars} />
      </svg>
    </svg>
  );
}
