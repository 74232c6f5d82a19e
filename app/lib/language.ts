import { createContext, useContext } from 'react';
import type { Language } from '../../content-model/files';
import { localizedPath } from './localized-path';

/** The language of the page: provided by app/root.tsx, and again for each island, which is a React root of its own. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = () => useContext(LanguageContext);

/** Gives the address that a page has in the language of this page. For pages that exist in both languages. */
export function useLocalPath() {
  const language = useLanguage();
  return (path: string) => localizedPath(path, language);
}
