import styles from './name-marquee.module.css';

interface Props {
  label: string;
  pauseLabel: string;
  names: string[];
}

/** A leaf, waves, a cone, a hull, a flame, a roof, three shores and a bend of a river, each in 24 by 24. */
const marks = [
  'M12 2c6 4 8 9 0 20C4 11 6 6 12 2Z',
  'M2 7q5-5 10 0t10 0v4q-5 5-10 0T2 11Zm0 8q5-5 10 0t10 0v4q-5 5-10 0T2 19Z',
  'M12 2l9 18H3Zm0 8l-4 8h8Z',
  'M2 12h20l-4 8H6Zm9-10h2v8h-2Z',
  'M12 2c1 6 7 8 7 13a7 7 0 0 1-14 0c0-3 2-4 3-6 1 2 2 2 2 3 1-3 2-5 2-10Z',
  'M2 12L12 3l10 9h-4v9H6v-9Z',
  'M2 4h20v3H2Zm3 6h14v3H5Zm3 6h8v3H8Z',
  'M4 2h5c0 8 11 6 11 14v6h-5v-6C15 11 4 12 4 2Z',
];

function Wordmarks({ names }: { names: string[] }) {
  return names.map((name, i) => (
    <li key={name}>
      <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d={marks[i % marks.length]} />
      </svg>
      {name}
    </li>
  ));
}

/**
 * A marquee of names, each drawn as a wordmark, that repeats every 20 s on narrow screens and every 25 s on wide ones. The pause control is a check
 * box, so it works without scripts. With reduced motion the names do not move.
 */
export function NameMarquee({ label, pauseLabel, names }: Props) {
  return (
    <div className={`grid gap-5 ${styles.scroller}`}>
      <div className={styles.window}>
        <ul className={`flex muted nowrap ${styles.line}`} aria-label={label}>
          <Wordmarks names={names} />
        </ul>
        <ul className={`flex muted nowrap ${styles.line}`} aria-hidden="true">
          <Wordmarks names={names} />
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
