import styles from './logo.module.css';
import { viewBox } from './logo-outlines';

/** References the outlines in app/shell/svg-symbols.tsx, so that they are in the document only once and in no browser bundle. */
export function Logo({ label }: { label: string }) {
  const [x, y, width, height] = viewBox.split(' ');
  return (
    <svg className={styles.logo} viewBox={viewBox} role="img" aria-label={label} fill="currentColor">
      <use href="#logo-outlines" x={x} y={y} width={width} height={height} />
    </svg>
  );
}
