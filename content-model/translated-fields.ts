/**
 * A translation is a file with the translated fields alone; the others are read from the English file. Entries of a list belong
 * together by their `id`, or else by their place. Also runs in the browser, in the editor.
 */
import { z } from 'zod';
import { type Pattern, patternOf, schemas } from './content-paths.ts';
import { fieldAt } from './field-labels.ts';
import { isSameInEveryLanguage, type Path } from './translatable-texts.ts';

/** What a glossary term has in each language for itself. */
const ownFields = ['englishNames', 'sums', 'given'];

type Schema = z.core.$ZodType;
const unwrap = (schema: Schema): Schema => (schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema);

const known = new Map<string, boolean>();

/** Whether a translation has this field: a text that is translated, or something that contains one. */
export function isTranslated(path: Path, field: Schema, pattern: Pattern): boolean {
  if (pattern === 'glossary/*.yaml' && ownFields.includes(String(path[0]))) return true;
  const place = `${pattern} ${path.map((key) => (typeof key === 'number' ? 0 : key)).join('.')}`;
  const result = known.get(place) ?? containsText(path, unwrap(field), pattern);
  known.set(place, result);
  return result;
}

function containsText(path: Path, schema: Schema, pattern: Pattern): boolean {
  const inside = (key: string | number, part: Schema) => isTranslated([...path, key], part, pattern);
  if (schema instanceof z.ZodArray) return inside(0, schema.element);
  if (schema instanceof z.ZodTuple) return schema.def.items.some((item) => inside(0, item));
  if (schema instanceof z.ZodRecord) return inside('', schema.valueType);
  if (schema instanceof z.ZodObject) return Object.entries<Schema>(schema.shape).some(([key, part]) => inside(key, part));
  if (schema instanceof z.ZodUnion) return schema.options.some((option) => containsText(path, option, pattern));
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodLiteral;
  return isText && path.at(-1) !== 'id' && !isSameInEveryLanguage(path, schemas[pattern], '');
}

/** Whether the file of a translation has the field at a path. It also has the keys by which an entry is recognized. */
export function isInTranslation(path: Path, pattern: Pattern): boolean {
  const [parent, field] = [path.slice(0, -1), path].map((place) => fieldAt(place, schemas[pattern]));
  const list = parent && unwrap(parent);
  const isKey = path.at(-1) === 'id' || (list instanceof z.ZodDiscriminatedUnion && path.at(-1) === list.def.discriminator);
  return isKey || !field || isTranslated(path, field, pattern);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) ? value.every(isEmpty) : isObject(value) && !Object.keys(value).length);

/** What a translation keeps of a value: the translated fields, and fields that no schema knows, which the content check reports. */
export function translatedPart(file: string, value: unknown): unknown {
  const pattern = patternOf(file);
  if (!pattern) return value;
  const keep = (part: unknown, path: Path): unknown => {
    if (Array.isArray(part)) return part.map((entry, i) => keep(entry, [...path, i]));
    if (!isObject(part)) return part;
    const entries = Object.entries(part).flatMap(([key, inner]) => {
      const place = [...path, key];
      if (!isInTranslation(place, pattern)) return [];
      const kept = keep(inner, place);
      return isEmpty(kept) && !isEmpty(inner) ? [] : [[key, kept]];
    });
    return Object.fromEntries(entries);
  };
  return keep(value, []);
}

/** A translation with what it takes from the English file. What it lacks although it is translated stays missing, and the check reports it. */
export function withEnglishFields(file: string, english: unknown, translation: unknown): unknown {
  const pattern = patternOf(file);
  if (!pattern) return translation;
  const join = (original: unknown, own: unknown, path: Path): unknown => {
    const field = fieldAt(path, schemas[pattern]);
    if (!field) return own;
    if (!isTranslated(path, field, pattern)) return own ?? original;
    if (Array.isArray(original) && (own === undefined || Array.isArray(own))) {
      const joined = pairs(original, own).map(([one, other], i) => join(one, other, [...path, i]));
      return isEmpty(joined) && own === undefined ? undefined : joined;
    }
    if (!isObject(original) || !(own === undefined || isObject(own))) return own;
    const keys = [...new Set([...Object.keys(original), ...Object.keys(own ?? {})])];
    const joined = keys.map((key) => [key, join(original[key], own?.[key], [...path, key])] as const);
    const entries = joined.filter(([, value]) => value !== undefined);
    return entries.length || own ? Object.fromEntries(entries) : undefined;
  };
  return join(english, translation, []);
}

/** The entries of a list in both languages that belong together. */
function pairs(original: unknown[], own: unknown[] | undefined): [unknown, unknown][] {
  if (!own) return original.map((entry) => [entry, undefined]);
  const idOf = (entry: unknown) => (isObject(entry) ? entry.id : undefined);
  const ids = original.map(idOf);
  if (!ids.every((id) => typeof id === 'string')) return own.map((entry, i) => [original[i], entry]);
  return [
    ...original.map((entry): [unknown, unknown] => [entry, own.find((one) => idOf(one) === idOf(entry))]),
    ...own.filter((entry) => !ids.includes(idOf(entry) as string)).map((entry): [unknown, unknown] => [undefined, entry]),
  ];
}
