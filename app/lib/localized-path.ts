import type { Language } from '../../content-model/content-paths';

/** The path of the Spanish page: /es followed by the English path. */
export const spanishPath = (path: string) => `/es${path}`.replace(/^\/es\/(?=$|[?#])/, '/es');

/** The path of the English page: the path without /es. */
export const englishPath = (path: string) => path.replace(/^\/es(?=$|[/?#])/, '').replace(/^(?!\/)/, '/');

export const isSpanishPath = (path: string) => /^\/es(?:$|[/?#])/.test(path);

/** For pages that exist in both languages. For other pages use linkIn() of app/data/localized-content.server.ts. */
export const localizedPath = (path: string, language: Language) => (language === 'es' ? spanishPath(path) : path);

/** The language of the requested page, for loaders. */
export const languageOf = (request: Request): Language => (isSpanishPath(new URL(request.url).pathname) ? 'es' : 'en');
