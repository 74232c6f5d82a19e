/**
 * Reads content in both languages. Links lead to pages of the same language. Entries of lists that lead to a part of the site that is
 * switched off are left out.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentIn, type ContentPath, type Folder, inLanguage, type Language } from '../../content-model/content-paths';
import { isEntryOff, isFileOff, isPageOff } from '../../content-model/parts';
import { contentFolder, readContent, readFolder, readSite } from '../../content-model/read';
import { localizedPath } from '../lib/localized-path';
import { pathsOf } from '../lib/page-paths';

/** Caches the result of `make` for each language. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}

const { parts } = readSite();

/** Whether the page at this path is not switched off. */
export const isOn = (path: string) => !isPageOff(parts, path);

/** Whether the page of this content file is not switched off; `file` has no extension, as in services/loss-control. */
export const isFileOn = (file: string) => !isFileOff(parts, `${file}.yaml`);

/** Applies localizedPath() to every `path` in the content, and leaves out entries that lead to a page that is switched off. */
function withLinks<T>(value: T, language: Language): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.filter((one) => !isEntryOff(parts, one)).map((one) => withLinks(one, language)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'path' && typeof one === 'string' ? localizedPath(one, language) : withLinks(one, language),
    ]),
  ) as T;
}

/** Reads a content file. A file without a translation (names, pictures) is the same in both languages. */
export const wordsOf = <F extends ContentPath>(file: F) =>
  perLanguage((language) => {
    const isThere = existsSync(join(contentFolder, inLanguage(file, language)));
    return withLinks(readContent(file, isThere ? language : 'en'), language);
  });

/** All pages of a folder. */
export const pagesOf = <F extends Folder & keyof typeof pathsOf>(folder: F) =>
  perLanguage((language) =>
    readFolder(folder, language).map((page): ContentIn<F> & { slug: string; path: string } => ({
      ...withLinks(page, language),
      path: localizedPath(pathsOf[folder](page.slug), language),
    })),
  );
