import styles from './name-marquee.module.css';

interface Props {
  label: string;
  pauseLabel: string;
  names: string[];
}

/**
 * A marquee of names that repeats every 20 s on narrow screens and every 25 s on wide ones. The pause control is a check
 * box, so it works without scripts. With reduced motion the names do not move.
 */
export function NameMarquee({ label, pauseLabel, names }: Props) {
  return (
    <div className={`grid gap-5 ${styles.scroller}`}>
      <div className={styles.window}>
        <ul className={`flex muted nowrap ${styles.line}`} aria-label={label}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <ul className={`flex muted nowrap ${styles.line}`} aria-hidden="true">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <label className={`touch-target label ${styles.pause}`}>
        <input type="checkbox" />
        <span aria-hidden="true" />
        {pauseLabel}
      </label>
    </div>
  );
}
