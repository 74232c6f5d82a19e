import type { Language } from '../../content-model/files';

/** The language of the document in the browser. */
export const documentLanguage = (): Language => (document.documentElement.lang.startsWith('es') ? 'es' : 'en');
