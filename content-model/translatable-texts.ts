/** Finds the texts of a content file that are translated, with their paths. */
import { z } from 'zod';
import { schemaOf } from './content-paths.ts';
import { fieldAt, isChoice } from './field-labels.ts';
import { letterLines, names, staffNotes } from './schemas/text-types.ts';

export type Path = (string | number)[];

export interface Text {
  /** Path inside the value of the file; a paragraph of a Markdown file is `body` and its number. */
  path: Path;
  text: string;
}

/** Lists that are the same in every language: citations, sums, English names, and the ids of the questions that a page shows first. */
const sameFields = ['sources', 'sums', 'given', 'englishNames', 'first'];

/** Every text of a file that is translated. */
export function textsOf({ file, value, body }: { file: string; value: unknown; body: string }): Text[] {
  const schema = schemaOf(file);
  return [
    ...stringsIn(value).filter(({ path, text }) => !isSameInEveryLanguage(path, schema, text)),
    ...blocksOf(body).map((text, i) => ({ path: ['body', i], text })),
  ];
}

/** The paragraphs, headings, lists and tables of a Markdown text. */
export const blocksOf = (body: string): string[] => body.split(/\n{2,}/).filter((block) => block.trim());

/** Whether a text is another name of a term or a thing: a translation may have others. */
export const isOtherName = (path: Path): boolean => ['alsoCalled', 'spellings'].includes(String(path[0])) || path.includes('knownBy');

/** Every string of a value, at any depth. */
export function stringsIn(value: unknown, path: Path = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null || value instanceof Error) return [];
  return Object.entries(value).flatMap(([key, one]) => stringsIn(one, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** Whether the string at a path is the same in every language: an id, a URL, a date, a choice, a citation. */
export function isSameInEveryLanguage(path: Path, schema: z.core.$ZodType | undefined, text: string): boolean {
  if (path.some((key, i) => sameFields.includes(String(key)) && typeof path[i + 1] === 'number') || /^(?:\/|https?:|tel:)/.test(text))
    return true;
  // `at` is the name of a point in a picture, the `sum` of another wording a calculation.
  if (path.at(-1) === 'at' || (path.at(-2) === 'wording' && path.at(-1) === 'sum')) return true;
  let field = schema && fieldAt(path, schema);
  while (field instanceof z.ZodOptional) field = field.unwrap();
  if (field instanceof z.ZodEnum || (field && [letterLines, names, staffNotes].some((registry) => registry.has(field)))) return true;
  if (field instanceof z.ZodLiteral) return isChoice(String(field.value));
  if (field instanceof z.ZodUnion) return field.options.every((option) => option instanceof z.ZodEnum || option instanceof z.ZodLiteral);
  if (!(field instanceof z.ZodString || field instanceof z.ZodStringFormat)) return false;
  return !takesWords(field);
}

/** Whether the patterns of a field allow several words. A pattern without ^ only requires a word in the text. */
function takesWords(field: z.ZodString | z.ZodStringFormat): boolean {
  if (field instanceof z.ZodStringFormat) return false;
  const patterns = (field.def.checks ?? []).flatMap((check) => {
    const { format, pattern } = check._zod.def as { format?: string; pattern?: RegExp };
    return format === 'regex' && pattern?.source.startsWith('^') ? [pattern] : [];
  });
  return ['en casa', 'en casa.', 'En casa'].some((text) => patterns.every((pattern) => pattern.test(text)));
}
