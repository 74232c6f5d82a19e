import { fill } from './fill';
import type { SharedWords, SheetWords } from './sheet-words';
import styles from './tool-sheet.module.css';
import type { Sheet } from './use-sheet';

/** Says what a malformed address held. */
export function Ignored({ sheet, words, shared }: { sheet: Sheet; words: SheetWords; shared: SharedWords }) {
  if (sheet.ignored.length === 0) return null;
  const labels = words.fields.filter(({ name }) => sheet.ignored.includes(name)).map(({ label }) => label);
  return (
    <p className={`${styles.ignored} no-print`} role="status">
      {fill(shared.ignored, { fields: labels.join(', ') })}
    </p>
  );
}
