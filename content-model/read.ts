/** Reads content/ for loaders, server, checks, tests and mailroom. Throws for an invalid file, naming the file and the field. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ContentIn,
  type ContentOf,
  type ContentPath,
  type Folder,
  inLanguage,
  type Language,
  languageOf,
  originalOf,
  patternOf,
  schemas,
} from './content-paths.ts';
import { type Facts, factsById } from './facts.ts';
import { parseSource, parseWith, slugOf } from './parse.ts';
import { isFileOff } from './parts.ts';
import { schemaProblems } from './schema-problems.ts';
import type { Site } from './schemas/site.ts';
import { withEnglishFields } from './translated-fields.ts';

/** Relative to the project's root, where all programs run. Not relative to this file, because bundles move its code. */
export const contentFolder = 'content';

/** The value of a YAML file, or the front matter of a Markdown file with its text as `body`. */
export function readContent<F extends ContentPath>(file: F, language: Language = 'en'): ContentOf<F> {
  return read(inLanguage(file, language), language) as ContentOf<F>;
}

/** All files of a folder that are not switched off, sorted by name. In Spanish, only the translated ones. */
export function readFolder<F extends Folder>(folder: F, language: Language = 'en'): (ContentIn<F> & { slug: string })[] {
  const files = filesIn(folder, language).map((file) => ({ ...read(`${folder}/${file}`, language), slug: slugOf(file) }));
  return files as (ContentIn<F> & { slug: string })[];
}

/** The file names of a folder without extension, which are the slugs of its pages. */
export const slugsIn = (folder: Folder, language: Language = 'en'): string[] => filesIn(folder, language).map(slugOf);

function filesIn(folder: Folder, language: Language): string[] {
  const { parts } = readSite();
  return globSync('*.{yaml,md}', { cwd: join(contentFolder, folder) })
    .filter((file) => languageOf(file) === language && !isFileOff(parts, `${folder}/${file}`))
    .sort();
}

const sourceOf = (file: string, folder = contentFolder) => readFileSync(join(folder, file), 'utf8');

function read(file: string, language: Language): object {
  const original = language === 'en' ? undefined : sourceOf(originalOf(file));
  const { value, body } = parseContent(file, sourceOf(file), language, original);
  // In production the content is valid: npm run build checks all of it first.
  if (process.env.NODE_ENV !== 'production') assertValid(file, value);
  return body === undefined ? (value as object) : { ...(value as object), body };
}

function assertValid(file: string, value: unknown): void {
  const pattern = patternOf(file);
  const problems = pattern
    ? schemaProblems(schemas[pattern], value, languageOf(file))
    : ['follows no schema: add a line to content-model/content-paths.ts'];
  if (problems.length) throw new Error(`content/${file}: ${problems.join('; ')}`);
}

/** content/site.yaml as it is written, because its own texts refer to its facts. */
export function readSite(language: Language = 'en', folder = contentFolder): Site {
  const [english, own] = (['en', language] as const).map((one) => {
    const file = inLanguage('site.yaml', one);
    return parseWith(file, sourceOf(file, folder), (text) => text).value;
  });
  return (language === 'en' ? english : withEnglishFields(inLanguage('site.yaml', language), english, own)) as Site;
}

/** Parses the source of a file and fills in what content/site.yaml and content/facts have. */
export const parseContent = (file: string, source: string, language: Language = 'en', original?: string) =>
  parseSource(
    file,
    source,
    () => readSite(language),
    () => readFacts(language),
    original,
  );

const known = new Map<Language, Facts>();

/** All facts, in this language if they are translated. */
export function readFacts(language: Language = 'en'): Facts {
  const facts = known.get(language) ?? factsById([...readFolder('facts'), ...readFolder('facts', language)]);
  known.set(language, facts);
  return facts;
}
