/** ContentFile, the parsed file that all content checks work on, and functions that read its texts. */
import { YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { type ContentIn, type Folder, type Language, languageOf, type Pattern, patternOf, schemaOf, schemas } from '../content-paths.ts';
import { type Facts, hasFacts, reference } from '../facts.ts';
import { labelOf } from '../field-labels.ts';
import { parseSource, parseWith, slugOf } from '../parse.ts';
import { schemaProblems } from '../schema-problems.ts';
import type { Site } from '../schemas/site.ts';
import { stringsIn } from '../translatable-texts.ts';
import { lostTexts, yamlProblem } from '../yaml-problem.ts';

export interface ContentFile<T = unknown> {
  /** Path inside content/, for example blog/texas-claim-clock-explained.md. */
  file: string;
  /** File name without extension. */
  slug: string;
  source: string;
  /** The parsed file (of a Markdown file, its front matter); an Error if it cannot be parsed, undefined if it was not read. */
  value: T;
  /** The text of a Markdown file after its front matter; empty for YAML. */
  body: string;
}

export interface Problem {
  file: string;
  /** What is wrong, where, and what to do about it. */
  message: string;
}

/** Parses a file, a translation with the source of its original. If that fails, its value is the Error. */
export function loadFile(file: string, source: string, readSite: () => Site, readFacts?: () => Facts, original?: string): ContentFile {
  try {
    return contentFile({ file, source, ...parseSource(file, source, readSite, readFacts, original) });
  } catch (error) {
    return contentFile({ file, source, value: error });
  }
}

/** Creates a ContentFile: adds the slug, and sets `source` and `body` to '' if they are not given. */
export const contentFile = (known: Pick<ContentFile, 'file' | 'value'> & Partial<ContentFile>): ContentFile => ({
  slug: slugOf(known.file),
  source: '',
  body: '',
  ...known,
});

/** Schema problems by file. A cache, because several checks validate the same file. */
const known = new WeakMap<ContentFile, string[]>();
export function problemsOfSchema(one: ContentFile): string[] {
  const problems = known.get(one) ?? findProblems(one);
  known.set(one, problems);
  return problems;
}

function findProblems({ file, value, source }: ContentFile): string[] {
  const pattern = patternOf(file);
  if (value === undefined) return ['was not read'];
  if (!pattern) return ['follows no schema: move it, or add a line to content-model/content-paths.ts'];
  if (value instanceof YAMLParseError) return [`cannot be read: ${yamlProblem(value, source)}`];
  if (value instanceof Error) return [`cannot be read: ${value.message.trim()}`];
  return [...lostTexts(source), ...schemaProblems(schemas[pattern], value, languageOf(file))];
}

const fits = (one: ContentFile) => problemsOfSchema(one).length === 0;

/** The valid files of a folder, so that checks can rely on their types. */
export const filesIn = <F extends Folder>(content: ContentFile[], folder: F, language: Language = 'en') =>
  inOneLanguage(content, language).filter((one) => one.file.startsWith(`${folder}/`) && fits(one)) as ContentFile<ContentIn<F>>[];

export const inOneLanguage = (content: ContentFile[], language: Language) => content.filter(({ file }) => languageOf(file) === language);

/** The content of one file, if it is valid. */
export const contentOf = <P extends Pattern>(content: ContentFile[], file: P) =>
  content.find((one) => one.file === file && fits(one))?.value as z.infer<(typeof schemas)[P]> | undefined;

/** Alternatives of a pattern that match the texts themselves. */
export const anyOf = (texts: string[]) => texts.map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');

/** The names of the firm, the longest first, even if something else in content/site.yaml is wrong. */
export function firmNames(content: ContentFile[]): string[] {
  const { legalName, name, shortName } = (content.find(({ file }) => file === 'site.yaml')?.value ?? {}) as Partial<Site>;
  return [...new Set([legalName, name, shortName])].filter((one) => typeof one === 'string').sort((a, b) => b.length - a.length);
}

/** The file with `fill` applied instead of its facts and those of the site filled in. */
const withFacts = (one: ContentFile, fill: (text: string) => string): ContentFile =>
  (hasFacts(one.source) || one.source.includes('{site.')) && !(one.value instanceof Error)
    ? { ...one, ...parseWith(one.file, one.source, fill) }
    : one;

/** The file without what its facts say, for checks of its own wording. */
export const ownWording = (one: ContentFile) => withFacts(one, (text) => text.replaceAll(reference, ''));

/** The file as it is written, with {fact.name} and {site.name}. */
export const withReferences = (one: ContentFile) => withFacts(one, (text) => text);

/** Every text of a value, at any depth. */
export const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];

/** Every text of a file, with the label of its field. */
export function labeledTexts({ file, value, body }: ContentFile): { label: () => string; text: string }[] {
  const schema = schemaOf(file);
  return [...stringsIn(value).map(({ path, text }) => ({ label: () => labelOf(path, schema), text })), { label: () => 'Text', text: body }];
}
