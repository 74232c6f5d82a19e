import { Moon, Sun } from 'lucide';
import type { Shell } from '../content.server';
import { Icon } from '../ui/icon';
import styles from './theme-toggle.module.css';

/** The click is handled by the script in the document's head (app/browser/head-script.ts), so it answers at once. */
export function ThemeToggle({ words }: { words: Shell['site']['theme'] }) {
  return (
    <button type="button" className={`${styles.toggle} needs-scripts`} data-theme-toggle="">
      <span className={styles.toDark}>
        <Icon drawing={Moon} className="icon" />
        {words.dark}
      </span>
      <span className={styles.toLight}>
        <Icon drawing={Sun} className="icon" />
        {words.light}
      </span>
    </button>
  );
}
