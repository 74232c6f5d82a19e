import type { Language } from '../../content-model/files';

/** Spanish pages have the address of the English page after /es. */
export const spanishPath = (path: string) => `/es${path}`.replace(/^\/es\/(?=$|[?#])/, '/es');

/** The address of the English page. */
export const englishPath = (path: string) => path.replace(/^\/es(?=$|[/?#])/, '').replace(/^(?!\/)/, '/');

export const isSpanishPath = (path: string) => /^\/es(?:$|[/?#])/.test(path);

/** For pages that exist in both languages; others: app/data/languages.server.ts. */
export const localizedPath = (path: string, language: Language) => (language === 'es' ? spanishPath(path) : path);

/** The language of the page that a loader loads. */
export const languageOf = (request: Request): Language => (isSpanishPath(new URL(request.url).pathname) ? 'es' : 'en');
