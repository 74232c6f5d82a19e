import styles from './open-all-button.module.css';

interface Props {
  words: { openAll: string; closeAll: string };
  /** Id of the list of collapsibles. */
  controls: string;
  count: number;
}

/** A list with fewer collapsibles has no button. */
const minCount = 8;

/** A button that opens or closes all collapsibles of a list (app/browser/collapsibles.ts). */
export function OpenAllButton({ words, controls, count }: Props) {
  if (count < minCount) return null;
  return (
    <button
      type="button"
      className={`link small needs-scripts narrow-only no-print ${styles.button}`}
      data-open-all=""
      aria-controls={controls}
    >
      <span>{words.openAll}</span>
      <span>{words.closeAll}</span>
    </button>
  );
}
