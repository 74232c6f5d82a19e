/** Runs the checks of npm run check:content on an entry before it is saved. */
import { z } from 'zod';
import { checkContent } from '../../content-model/check/check-content.ts';
import { loadFile, type Problem } from '../../content-model/check/content-file.ts';
import { today } from '../../content-model/check/facts.ts';
import {
  inLanguage,
  type Language,
  languageOf,
  languages,
  originalOf,
  patternOf,
  schemaOf,
  schemas,
} from '../../content-model/content-paths.ts';
import { type Facts, factsById, fillFacts, referencesIn } from '../../content-model/facts.ts';
import { labelOf } from '../../content-model/field-labels.ts';
import { parseWith } from '../../content-model/parse.ts';
import type { Fact, FactFile } from '../../content-model/schemas/facts.ts';
import type { Site } from '../../content-model/schemas/site.ts';
import { siteFacts } from '../../content-model/site-facts.ts';
import { isOtherName, type Path, textsOf } from '../../content-model/translatable-texts.ts';
import { withEnglishFields } from '../../content-model/translated-fields.ts';

/** The source of every content file, by its path inside content/. */
export type Sources = Record<string, string>;

/** A file as the editor is about to write it. */
export interface Edit {
  /** Path inside content/. */
  file: string;
  /** The fields of the form. In a Markdown file the text is the field `body`. */
  data: Record<string, unknown>;
}

const withEdits = (edits: Edit[], sources: Sources): Sources => ({
  ...sources,
  ...Object.fromEntries(edits.map((edit) => [edit.file, sourceOf(edit)])),
});

/**
 * Problems in the edited files, and problems that the edit causes in other files. A sentence that says a changed fact in its own words,
 * with the old figure, is none: page and fact cannot be saved at once, so `ownWordsOf` names it and its page is corrected afterward.
 */
export function problemsOf(edits: Edit[], sources: Sources): Problem[] {
  const written = withEdits(edits, sources);
  const factsFor = factsReader(written);
  const isEdited = (file: string) => edits.some((edit) => edit.file === file);
  const files = Object.keys(sources).filter((file) => mayBreak(file, edits));
  const after = [...new Set([...files, ...edits.map(({ file }) => file)])].map((file) => load(file, written, sources, factsFor(file)));
  const toRead = ownWordsOf(edits, sources);
  const isToRead = ({ file, message }: Problem) =>
    !isEdited(file) && toRead.some((sentence) => sentence.file === file && message.includes(`|${sentence.words}}: `));
  const problems = [...checkContent(after), ...withoutNewDay(edits, written, sources)].filter((problem) => !isToRead(problem));
  if (problems.every(({ file }) => isEdited(file))) return problems;
  const factsBefore = factsReader(sources);
  const before = files.map((file) => load(file, sources, sources, factsBefore(file)));
  const known = new Set(checkContent(before).map(({ file, message }) => `${file} ${message}`));
  return problems.filter(({ file, message }) => isEdited(file) || !known.has(`${file} ${message}`));
}

/** A sentence in which a page states a fact in its own words. */
interface OwnWords {
  file: string;
  words: string;
}

/** The sentences that say a changed fact in their own words, in both languages: they have to be read. All others change with the fact. */
export function ownWordsOf(edits: Edit[], sources: Sources): OwnWords[] {
  const changed = new Set(languages.flatMap((language) => changedFacts(language, withEdits(edits, sources), sources)).map(({ id }) => id));
  return Object.entries(sources)
    .filter(([file]) => !file.startsWith('facts/'))
    .flatMap(([file, source]) =>
      referencesIn(source).flatMap(({ id, own }) => (own !== undefined && changed.has(id) ? [{ file, words: own }] : [])),
    );
}

/** The English texts that an edit changes without their Spanish ones, with their labels. */
export function englishOnly(edits: Edit[], sources: Sources): string[] {
  const written = withEdits(edits, sources);
  const texts = (file: string, from: Sources) =>
    new Map(
      textsOf({ file, body: '', ...parseWith(file, from[file] ?? '', (text) => text) })
        .filter(({ path }) => !isOtherName(path))
        .map((text) => [text.path.join('.'), text]),
    );
  return edits
    .filter(({ file }) => languageOf(file) === 'en' && sources[file] !== undefined)
    .flatMap(({ file }) => {
      const [before, spanishBefore] = [file, inLanguage(file, 'es')].map(
        (one) => new Set([...texts(one, sources).values()].map(({ text }) => text)),
      );
      const spanish = texts(inLanguage(file, 'es'), written);
      return [...texts(file, written)].flatMap(([key, { path, text }]) =>
        before?.has(text) || !spanishBefore?.has(spanish.get(key)?.text ?? '') ? [] : `${labelOf(path, schemaOf(file))}: “${text}”`,
      );
    });
}

/** The facts of one language that say something else than before. */
function changedFacts(language: Language, written: Sources, sources: Sources): Fact[] {
  const before = factsIn(sources, language);
  return [...factsIn(written, language).values()].filter(({ id, sentence, clause, figure }) => {
    const was = before.get(id);
    return was !== undefined && (was.sentence !== sentence || was.clause !== clause || was.figure !== figure);
  });
}

/** By the day of the change, npm run check:content names the pages that have to be read. */
function withoutNewDay(edits: Edit[], written: Sources, sources: Sources): Problem[] {
  const before = factsIn(sources, 'en');
  const old = changedFacts('en', written, sources).filter(
    ({ id, changed = '' }) => changed < today() && changed === before.get(id)?.changed,
  );
  const file = edits[0]?.file ?? '';
  return old.map(({ id }) => ({ file, message: `“${id}”: its words have changed: set “changed” to today` }));
}

/** Fills facts and facts of the site into a text of the form. */
export function textFiller(sources: Sources): (text: string, language: Language) => string {
  const factsFor = factsReader(sources);
  return (text, language) => {
    const file = inLanguage('site.yaml', language);
    return siteFacts(() => valueIn(file, sources) as Site)(fillFacts(factsFor(file))(text));
  };
}

/** Reads the facts in the language of a file, once. */
function factsReader(sources: Sources): (file: string) => () => Facts {
  const read: Partial<Record<string, Facts>> = {};
  return (file) => () => (read[languageOf(file)] ??= factsIn(sources, languageOf(file)));
}

/** Any English file may refer to an edited one. Spanish files depend on their originals and on the rules of wording; terms, also on each other. */
const mayBreak = (file: string, edits: Edit[]) =>
  languageOf(file) === 'en' ||
  file.startsWith('facts/') ||
  edits.some(
    (edit) =>
      /^(?:facts\/|spanish-)/.test(edit.file) ||
      originalOf(edit.file) === originalOf(file) ||
      [edit.file, file].every((one) => one.startsWith('glossary/')),
  );

/** All facts, in this language if they are translated. */
function factsIn(sources: Sources, language: Language): Facts {
  const files = Object.keys(sources).filter((file) => file.startsWith('facts/'));
  const read = (wanted: Language) => files.filter((file) => languageOf(file) === wanted).map((file) => valueIn(file, sources) as FactFile);
  return factsById([...read('en'), ...(language === 'en' ? [] : read(language))]);
}

const originalIn = (file: string, sources: Sources) => (languageOf(file) === 'en' ? undefined : sources[originalOf(file)]);

/** What a file of the sources says, with its placeholders. */
function valueIn(file: string, sources: Sources): unknown {
  const [value, original] = [sources[file], originalIn(file, sources)].map((source) => parseWith(file, source ?? '', (text) => text).value);
  return languageOf(file) === 'en' ? value : withEnglishFields(file, original, value);
}

/** `siteSources` has the facts of the site that replace placeholders. */
const load = (file: string, sources: Sources, siteSources: Sources, readFacts: () => Facts) =>
  loadFile(
    file,
    sources[file] ?? '',
    () => valueIn(inLanguage('site.yaml', languageOf(file)), siteSources) as Site,
    readFacts,
    originalIn(file, sources),
  );

/** The field of the form that a problem is about: the one whose label begins the message. */
export function fieldOf({ file, data }: Edit, message: string): Path | undefined {
  const schema = schemaOf(file);
  // If the whole file is a list, the form has one field, which contains the list.
  const isList = schema instanceof z.ZodArray;
  const labelAt = (path: Path) => (path[0] === 'body' ? 'Text' : labelOf(isList ? path.slice(1) : path, schema));
  const isIts = (label: string) => label && message.startsWith(label) && /^(?:: | “)/.test(message.slice(label.length));
  return pathsIn(data).findLast((path) => isIts(labelAt(path)));
}

/** The paths of all fields, those inside a field after it. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value
    ? Object.entries(value).flatMap(([key, field]) => {
        const inside = [...path, Array.isArray(value) ? Number(key) : key];
        return [inside, ...pathsIn(field, inside)];
      })
    : [];

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
