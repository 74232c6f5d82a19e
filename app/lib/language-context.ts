import { createContext, useContext } from 'react';
import type { Language } from '../../content-model/content-paths';
import { localizedPath } from './localized-path';

/** The language of the page. Provided by app/root.tsx, and again for each island, because an island is a separate React root. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = () => useContext(LanguageContext);

/** Returns localizedPath() for the language of the page. */
export function useLocalizedPath() {
  const language = useLanguage();
  return (path: string) => localizedPath(path, language);
}
