import { Moon, Sun } from 'lucide';
import type { Shell } from '../data/content.server';
import { Icon } from '../ui/icon';
import styles from './theme-toggle.module.css';

/** The inline head script (app/browser/head-script.ts) handles clicks, so the button works before other scripts have loaded. */
export function ThemeToggle({ words }: { words: Shell['site']['theme'] }) {
  return (
    <button type="button" className={`touch-target small muted needs-scripts ${styles.toggle}`} data-theme-toggle="">
      <span className={`flex gap-2 ${styles.toDark}`}>
        <Icon drawing={Moon} className="icon" />
        {words.dark}
      </span>
      <span className={`flex gap-2 ${styles.toLight}`}>
        <Icon drawing={Sun} className="icon" />
        {words.light}
      </span>
    </button>
  );
}
