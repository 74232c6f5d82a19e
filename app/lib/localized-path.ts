import type { Language } from '../../content-model/content-paths';

/** The path of the Spanish page: /es followed by the English path. */
export const spanishPath = (path: string) => `/es${path}`.replace(/^\/es\/(?=$|[?#])/, '/es');

/** The path of the English page: the path without /es. */
export const englishPath = (path: string) => path.replace(/^\/es(?=$|[/?#])/, '').replace(/^(?!\/)/, '/');

export const isSpanishPath = (path: string) => /^\/es(?:$|[/?#])/.test(path);

/** The target of a link on a page of this language. Addresses of other sites and of places on the same page stay as they are. */
export const localizedPath = (path: string, language: Language) =>
  language === 'es' && path.startsWith('/') && !isSpanishPath(path) ? spanishPath(path) : path;

/** The language of the requested page, for loaders. */
export const languageOf = (request: Request): Language => (isSpanishPath(new URL(request.url).pathname) ? 'es' : 'en');
