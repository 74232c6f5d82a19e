import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { Shell } from '../content.server';
import styles from './theme-toggle.module.css';

/** The click is handled by the script in the document's head (app/browser/head-script.ts), so it answers at once. */
export function ThemeToggle({ words }: { words: Shell['site']['theme'] }) {
  return (
    <button type="button" className={`${styles.toggle} needs-scripts`} data-theme-toggle="">
      <span className={styles.toDark}>
        <Moon className="icon" aria-hidden="true" />
        {words.dark}
      </span>
      <span className={styles.toLight}>
        <Sun className="icon" aria-hidden="true" />
        {words.light}
      </span>
    </button>
  );
}
