/**
 * Reads content in both languages. Links lead to pages of the same language, if such pages exist. Entries of lists that lead to a
 * part of the site that is switched off are left out.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentIn, type ContentPath, type Folder, inLanguage, type Language } from '../../content-model/content-paths';
import { isEntryOff, isFileOff, isPageOff } from '../../content-model/parts';
import { contentFolder, readContent, readFolder, readSite, slugsIn } from '../../content-model/read';
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

const { parts } = readSite();

/** Whether the page at this path is not switched off. */
export const isOn = (path: string) => !isPageOff(parts, path);

/** Whether the page of this content file is not switched off; `file` has no extension, as in services/loss-control. */
export const isFileOn = (file: string) => !isFileOff(parts, `${file}.yaml`);

/** English paths of the pages that exist in Spanish. */
export const translatedPaths: ReadonlySet<string> = new Set(
  (Object.keys(pathsOf) as (keyof typeof pathsOf)[]).flatMap((folder) => slugsIn(folder, 'es').map(pathsOf[folder])),
);

/** Whether the page at this English path exists in Spanish; a query or fragment is ignored. */
export const isTranslated = (path: string) => translatedPaths.has(path.replace(/[?#].*/, ''));

/** The target of a link on a page of this language. Untranslated pages keep their English path; Anchor labels such links. */
export const linkIn = (language: Language, path: string) => (language === 'es' && isTranslated(path) ? spanishPath(path) : path);

/** Applies linkIn() to every `path` in the content, and leaves out entries that lead to a page that is switched off. */
function withLinks<T>(value: T, language: Language): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.filter((one) => !isEntryOff(parts, one)).map((one) => withLinks(one, language)) as T;
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
    const english = readFolder(folder).map((page) => ({ ...withLinks(page, 'en'), path: pathOf(page.slug) }));
    if (language === 'en') return english;
    const spanish = readFolder(folder, language).map((page) => ({ ...withLinks(page, language), path: pathOf(page.slug) }));
    return english.map((page) => spanish.find(({ slug }) => slug === page.slug) ?? { ...page, lang: 'en' as const });
  });

/** Removes the pages that do not exist in the language. */
export const onlyTranslated = <T extends { path: string }>(pages: T[], language: Language) =>
  pages.filter(({ path }) => language === 'en' || isSpanishPath(path));
