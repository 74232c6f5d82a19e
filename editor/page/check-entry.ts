/** Runs the checks of npm run check:content on an entry before it is saved. */
import { parse } from 'yaml';
import { z } from 'zod';
import { checkContent } from '../../content-model/check/all.ts';
import { type ContentFile, loadFile, type Problem } from '../../content-model/check/content.ts';
import { inLanguage, languageOf, originalOf, patternOf, schemas } from '../../content-model/files.ts';

/** The source of every file of content/, by its path there. */
export type Sources = Record<string, string>;

/** A file as the editor is about to write it. */
export interface Edit {
  /** Inside content/. */
  file: string;
  /** The fields of the form. In a Markdown file the text is the field `body`. */
  data: Record<string, unknown>;
}

/** What is wrong with the edited files, and what the edit breaks in others. */
export function problemsOf(edits: Edit[], sources: Sources): Problem[] {
  const siteFor = (file: string) => sources[inLanguage('site.yaml', languageOf(file))] ?? sources['site.yaml'] ?? '';
  const before = Object.entries(sources)
    .filter(([file]) => mayBreak(file, edits))
    .map(([file, source]) => parsedFile(file, source, siteFor(file)));
  const edited = edits.map((edit) => loadFile(edit.file, sourceOf(edit), () => parse(siteFor(edit.file))));
  const isEdited = (file: string) => edited.some((one) => one.file === file);
  const problems = checkContent([...before.filter(({ file }) => !isEdited(file)), ...edited]);
  if (problems.every(({ file }) => isEdited(file))) return problems;
  const known = new Set(checkContent(before).map(({ file, message }) => `${file} ${message}`));
  return problems.filter(({ file, message }) => isEdited(file) || !known.has(`${file} ${message}`));
}

/** Any English file may refer to an edited one; a Spanish file depends on its original, in the glossary also on other terms. */
const mayBreak = (file: string, edits: Edit[]) =>
  languageOf(file) === 'en' ||
  edits.some((edit) => originalOf(edit.file) === originalOf(file) || (isAboutTerms(edit.file) && isAboutTerms(file)));
const isAboutTerms = (file: string) => file.startsWith('glossary/') || file === 'spanish-terms.yaml';

/** Files that did not change since the last check are not parsed again. */
const parsed = new Map<string, { source: string; site: string; content: ContentFile }>();

/** `site` is the source of site.yaml, whose facts are filled in. */
function parsedFile(file: string, source: string, site: string): ContentFile {
  const last = parsed.get(file);
  if (last?.source === source && last.site === site) return last.content;
  const content = loadFile(file, source, () => parse(site));
  parsed.set(file, { source, site, content });
  return content;
}

/** The file as it would be saved, in JSON, which is YAML too. */
export function sourceOf({ file, data }: Edit): string {
  const { body, ...matter } = data;
  const isMarkdown = file.endsWith('.md');
  const pattern = patternOf(file);
  const schema: z.core.$ZodType | undefined = pattern && schemas[pattern];
  // a file that is a list has one field that holds all of it
  const fields = schema instanceof z.ZodArray ? Object.values(data)[0] : isMarkdown ? matter : data;
  const json = JSON.stringify(schema ? asWritten(schema, fields) : fields);
  return isMarkdown ? `---\n${json}\n---\n${body ?? ''}` : json;
}

/** The value without lists and optional fields that are empty: the editor does not write them. */
export function asWritten(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return isEmpty(value) ? undefined : asWritten(schema.unwrap(), value);
  if (Array.isArray(value)) {
    if (!value.length) return undefined;
    if (schema instanceof z.ZodArray) return value.map((entry) => asWritten(schema.element, entry));
    if (schema instanceof z.ZodTuple) return value.map((entry, i) => asWritten(schema.def.items[i] ?? z.unknown(), entry));
    return value;
  }
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const key = schema.def.discriminator;
    const kind = schema.options.find((option) => (option as z.ZodObject).shape[key]?.safeParse(Reflect.get(value, key)).success);
    return kind ? asWritten(kind, value) : value;
  }
  if (!(schema instanceof z.ZodObject)) return value;
  const shape: Record<string, z.core.$ZodType> = schema.shape;
  const entries = Object.entries(value)
    // Sveltia CMS notes which rows are open
    .filter(([name]) => !name.startsWith('__sc_'))
    .map(([name, field]) => [name, shape[name] ? asWritten(shape[name], field) : field] as const);
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.entries(value).every(([name, field]) => name.startsWith('__sc_') || isEmpty(field)));
