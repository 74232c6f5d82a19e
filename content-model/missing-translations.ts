/** Finds files without a translation, and fields that a translation lacks. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage, type Language, languageOf, patternOf, schemas } from './content-paths.ts';
import { labelOf } from './field-labels.ts';
import { loadContent } from './load-all.ts';
import { contentFolder } from './read.ts';

/** A file that is not translated, or whose translation lacks fields of the English file. */
interface Missing {
  file: string;
  /** Labels of the missing fields; none if the whole file is missing. */
  fields: string[];
}

export function missingTranslations(language: Exclude<Language, 'en'>, folder = contentFolder): Missing[] {
  const content = loadContent(folder);
  if (!content.some(({ file }) => languageOf(file) === language)) return [];
  return content
    .filter(({ file }) => languageOf(file) === 'en')
    .flatMap(({ file, value }) => {
      const translated = inLanguage(file, language);
      if (!existsSync(join(folder, translated))) return { file: translated, fields: [] };
      const other = content.find((one) => one.file === translated)?.value;
      const fields = pathsOf(value).filter((path) => at(other, path) === undefined);
      const pattern = patternOf(file);
      return fields.length ? { file: translated, fields: fields.map((path) => labelOf(path, pattern && schemas[pattern])) } : [];
    });
}

/** The paths of all texts, numbers and booleans in a value, at any depth. */
const pathsOf = (value: unknown): (string | number)[][] =>
  typeof value === 'object' && value
    ? Object.entries(value).flatMap(([key, part]) => pathsOf(part).map((path) => [Array.isArray(value) ? Number(key) : key, ...path]))
    : [[]];

const at = (value: unknown, path: (string | number)[]) =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
