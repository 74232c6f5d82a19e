/** Reads content in both languages. Links lead to pages of the same language, if such pages exist. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentIn, type ContentPath, type Folder, inLanguage, type Language } from '../../content-model/content-paths';
import { contentFolder, readContent, readFolder, slugsIn } from '../../content-model/read';
import { isSpanishPath, spanishPath } from '../lib/localized-path';
import { pathsOf } from '../lib/page-paths';

/** Caches the result of `make` for each language. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const value = make(language);
    made.set(language, value);
    return value;
  };
}

/** English paths of the pages that exist in Spanish. */
export const translatedPaths: ReadonlySet<string> = new Set(
  (Object.keys(pathsOf) as (keyof typeof pathsOf)[]).flatMap((folder) => slugsIn(folder, 'es').map(pathsOf[folder])),
);

/** Whether the page at this English path exists in Spanish; a query or fragment is ignored. */
export const isTranslated = (path: string) => translatedPaths.has(path.replace(/[?#].*/, ''));

/** The target of a link on a page of this language. Untranslated pages keep their English path; Anchor labels such links. */
export const linkIn = (language: Language, path: string) => (language === 'es' && isTranslated(path) ? spanishPath(path) : path);

/** Applies linkIn() to every `path` in the content. */
function withLinks<T>(value: T, language: Language): T {
  if (language === 'en' || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withLinks(one, language)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'path' && typeof one === 'string' ? linkIn(language, one) : withLinks(one, language),
    ]),
  ) as T;
}

/** Reads a content file. A file without a translation (names, pictures) is the same in both languages. */
export const wordsOf = <F extends ContentPath>(file: F) =>
  perLanguage((language) => {
    const isThere = existsSync(join(contentFolder, inLanguage(file, language)));
    return withLinks(readContent(file, isThere ? language : 'en'), language);
  });

type PageIn<F extends Folder> = ContentIn<F> & {
  slug: string;
  path: string;
  /** Set if the page exists in English only and is listed on a Spanish page. */
  lang?: 'en';
};

/** All pages of a folder. In Spanish, an untranslated page has its English texts. */
export const pagesOf = <F extends Folder & keyof typeof pathsOf>(folder: F) =>
  perLanguage((language): PageIn<F>[] => {
    const pathOf = (slug: string) => linkIn(language, pathsOf[folder](slug));
    const english = readFolder(folder).map((page) => ({ ...page, path: pathOf(page.slug) }));
    if (language === 'en') return english;
    const spanish = readFolder(folder, language).map((page) => ({ ...withLinks(page, language), path: pathOf(page.slug) }));
    return english.map((page) => spanish.find(({ slug }) => slug === page.slug) ?? { ...page, lang: 'en' as const });
  });

/** Removes the pages that do not exist in the language. */
export const onlyTranslated = <T extends { path: string }>(pages: T[], language: Language) =>
  pages.filter(({ path }) => language === 'en' || isSpanishPath(path));
