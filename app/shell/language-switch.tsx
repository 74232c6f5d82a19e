import { Globe } from 'lucide';
import type { Shell } from '../data/content.server';
import { englishPath, spanishPath } from '../lib/localized-path';
import type { PageInfo } from '../page-info';
import { Icon } from '../ui/icon';
import styles from './language-switch.module.css';

interface Props {
  words: Shell['site']['languages'];
  page: Pick<PageInfo, 'path' | 'language'> | undefined;
  /** Whether a short name is shown where there is no room for the full name. */
  shortens?: boolean;
}

/**
 * A link to the same page in the other language. A script (app/browser/shell.ts) keeps the fragment, which holds the values
 * of a calculator or names a section.
 */
export function LanguageSwitch({ words, page, shortens = false }: Props) {
  const other = page?.language === 'es' ? 'en' : 'es';
  const { name, short } = words[other];
  const path = page?.path ?? '/';
  return (
    <a
      className={`touch-target small ${styles.switch}`}
      href={other === 'es' ? spanishPath(path) : englishPath(path)}
      hrefLang={other}
      lang={other}
      data-language-switch=""
    >
      <Icon drawing={Globe} className="icon" />
      {shortens && (
        <span className={styles.short}>
          {short}
          <span className="visually-hidden">, </span>
        </span>
      )}
      <span className={styles.name}>{name}</span>
    </a>
  );
}
