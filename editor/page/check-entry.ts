/** Runs the checks of npm run check:content on an entry before it is saved. */
import { parse } from 'yaml';
import { z } from 'zod';
import { checkContent } from '../../content-model/check/check-content.ts';
import { type ContentFile, loadFile, type Problem } from '../../content-model/check/content-file.ts';
import { inLanguage, languageOf, originalOf, patternOf, schemas } from '../../content-model/content-paths.ts';
import { type Facts, factsById, factsInWords, hasFacts } from '../../content-model/facts.ts';

/** The source of every content file, by its path inside content/. */
export type Sources = Record<string, string>;

/** A file as the editor is about to write it. */
export interface Edit {
  /** Path inside content/. */
  file: string;
  /** The fields of the form. In a Markdown file the text is the field `body`. */
  data: Record<string, unknown>;
}

/** Problems in the edited files, and problems that the edit causes in other files. */
export function problemsOf(edits: Edit[], sources: Sources): Problem[] {
  const siteFor = (file: string) => sources[inLanguage('site.yaml', languageOf(file))] ?? sources['site.yaml'] ?? '';
  const writtenFacts = { ...sources, ...Object.fromEntries(edits.map((edit) => [edit.file, sourceOf(edit)])) };
  const read: Partial<Record<string, Facts>> = {};
  const factsFor = (file: string) => () => (read[languageOf(file)] ??= factsIn(writtenFacts, languageOf(file) === 'es'));
  const before = Object.entries(sources)
    .filter(([file]) => mayBreak(file, edits))
    .map(([file, source]) => parsedFile(file, source, siteFor(file), factsFor(file)));
  const edited = edits.map((edit) => loadFile(edit.file, sourceOf(edit), () => parse(siteFor(edit.file)), factsFor(edit.file)));
  const isEdited = (file: string) => edited.some((one) => one.file === file);
  const problems = checkContent([...before.filter(({ file }) => !isEdited(file)), ...edited]);
  if (problems.every(({ file }) => isEdited(file))) return problems;
  const known = new Set(checkContent(before).map(({ file, message }) => `${file} ${message}`));
  return problems.filter(({ file, message }) => isEdited(file) || !known.has(`${file} ${message}`));
}

/** Any English file may refer to an edited one. Spanish files depend only on their originals; files about terms, also on each other. */
const mayBreak = (file: string, edits: Edit[]) =>
  languageOf(file) === 'en' ||
  file.startsWith('facts/') ||
  edits.some(
    (edit) =>
      edit.file.startsWith('facts/') || originalOf(edit.file) === originalOf(file) || (isAboutTerms(edit.file) && isAboutTerms(file)),
  );
const isAboutTerms = (file: string) => file.startsWith('glossary/') || file === 'spanish-terms.yaml';

/** The facts in the sources, with the words of their translation on top. */
function factsIn(sources: Sources, translated: boolean): Facts {
  const files = (isWanted: (file: string) => boolean) =>
    factsById(Object.entries(sources).flatMap(([file, source]) => (file.startsWith('facts/') && isWanted(file) ? [parse(source)] : [])));
  const english = files((file) => languageOf(file) === 'en');
  return translated
    ? factsInWords(
        english,
        files((file) => languageOf(file) === 'es'),
      )
    : english;
}

/** Cache of parsed files. */
const parsed = new Map<string, { source: string; site: string; content: ContentFile }>();

/** `site` is the source of site.yaml, whose facts replace placeholders in the file. */
function parsedFile(file: string, source: string, site: string, readFacts: () => Facts): ContentFile {
  const last = parsed.get(file);
  // What a file with facts says depends on content/facts as well.
  if (last?.source === source && last.site === site && !hasFacts(source)) return last.content;
  const content = loadFile(file, source, () => parse(site), readFacts);
  parsed.set(file, { source, site, content });
  return content;
}

/** The source of the file as it would be saved, but in JSON, which is valid YAML. */
export function sourceOf({ file, data }: Edit): string {
  const { body, ...matter } = data;
  const isMarkdown = file.endsWith('.md');
  const pattern = patternOf(file);
  const schema: z.core.$ZodType | undefined = pattern && schemas[pattern];
  // If the whole file is a list, the form has one field, which contains the list.
  const fields = schema instanceof z.ZodArray ? Object.values(data)[0] : isMarkdown ? matter : data;
  const json = JSON.stringify(schema ? asWritten(schema, fields) : fields);
  return isMarkdown ? `---\n${json}\n---\n${body ?? ''}` : json;
}

/** Removes empty lists and empty optional fields, because the editor does not save them. */
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
    // Sveltia CMS adds fields that record which rows are open.
    .filter(([name]) => !name.startsWith('__sc_'))
    .map(([name, field]) => [name, shape[name] ? asWritten(shape[name], field) : field] as const);
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.entries(value).every(([name, field]) => name.startsWith('__sc_') || isEmpty(field)));
