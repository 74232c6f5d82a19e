import { createContext, useContext } from 'react';
import type { Language } from '../content-model/files';

/** The language of the page: provided by app/root.tsx, and again for each island, which is a React root of its own. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = () => useContext(LanguageContext);

/** The language of the document in the browser. */
export const documentLanguage = (): Language => (document.documentElement.lang.startsWith('es') ? 'es' : 'en');
