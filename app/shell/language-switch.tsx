import { Globe } from 'lucide';
import type { Shell } from '../data/content.server';
import { englishPath, spanishPath } from '../lib/localized-path';
import type { PageInfo } from '../page-info';
import { Icon } from '../ui/icon';
import styles from './language-switch.module.css';

interface Props {
  words: Shell['site']['languages'];
  page: Pick<PageInfo, 'path' | 'language' | 'isTranslated'> | undefined;
}

/**
 * A link to the same page in the other language. A script (app/browser/shell.ts) keeps the fragment, which holds the values
 * of a calculator or names a section. An untranslated page has a note instead of the link.
 */
export function LanguageSwitch({ words, page }: Props) {
  if (!page?.isTranslated)
    return (
      <span className={`muted ${styles.none}`} lang="es">
        {words.es.none}
      </span>
    );
  const other = page.language === 'en' ? 'es' : 'en';
  const { name, short } = words[other];
  return (
    <a
      className={`touch-target small ${styles.switch}`}
      href={other === 'es' ? spanishPath(page.path) : englishPath(page.path)}
      hrefLang={other}
      lang={other}
      data-language-switch=""
    >
      <Icon drawing={Globe} className="icon" />
      {/* the header shows the short name where there is no room for the full name */}
      <span className={styles.name}>{name}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </a>
  );
}
