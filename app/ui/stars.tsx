import styles from './stars.module.css';

const star = 'M12 2.8l2.7 5.9 6.4.7-4.8 4.3 1.4 6.3-5.7-3.2L6.3 20l1.4-6.3L2.9 9.4l6.4-.7z';

/** A rating from 1 to 5. The last star is clipped to show fractions such as 4.6. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <svg className={styles.stars} viewBox="0 0 128 24" role="img" aria-label={label}>
      {[0, 1, 2, 3, 4].map((i) => {
        const part = Math.max(0, Math.min(1, rating - i));
        return (
          <g key={i} transform={`translate(${i * 26})`}>
            <path className={styles.off} d={star} />
            {part > 0 && (
              <svg aria-hidden="true" width={24 * part} height="24" viewBox={`0 0 ${24 * part} 24`}>
                <path className={styles.on} d={star} />
              </svg>
            )}
          </g>
        );
      })}
    </svg>
  );
}
