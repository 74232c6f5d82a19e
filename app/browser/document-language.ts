import type { Language } from '../../content-model/content-paths';

/** `lang` is “en” on English pages and “es-US” on Spanish ones. */
export const documentLanguage = (): Language => (document.documentElement.lang.startsWith('es') ? 'es' : 'en');
