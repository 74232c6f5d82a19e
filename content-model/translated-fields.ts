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
  if (schema instanceof z.ZodObject) return Object.entries<Schema>(schema.shape).some(([key, part]) => key !== 'id' && inside(key, part));
  if (schema instanceof z.ZodUnion) return schema.options.some((option) => containsText(path, option, pattern));
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodLiteral;
  return isText && !isSameInEveryLanguage(path, schemas[pattern], '');
}

/** The keys by which an entry is recognized; both languages have them. */
const isKey = (key: string, schema: Schema | undefined) =>
  key === 'id' || (schema instanceof z.ZodDiscriminatedUnion && key === schema.def.discriminator);

/** Whether the file of a translation has the field at a path. */
export function isInTranslation(path: Path, pattern: Pattern): boolean {
  const [parent, field] = [path.slice(0, -1), path].map((place) => fieldAt(place, schemas[pattern]));
  return isKey(String(path.at(-1)), parent && unwrap(parent)) || !field || isTranslated(path, field, pattern);
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
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
  const join = (original: unknown, own: unknown, path: Path, field: Schema): unknown => {
    const schema = unwrap(field);
    if (!isTranslated(path, schema, pattern)) return own ?? original;
    const inside = (key: string | number, one: unknown, other: unknown) => {
      const part = fieldAt([...path, key], schemas[pattern]);
      if (part && isKey(String(key), schema)) return other ?? one;
      return part ? join(one, other, [...path, key], part) : other;
    };
    if (Array.isArray(original) && (own === undefined || Array.isArray(own))) {
      const joined = pairs(original, own).map(([one, other], i) => inside(i, one, other));
      return isEmpty(joined) && own === undefined ? undefined : joined;
    }
    if (!isObject(original) || !(own === undefined || isObject(own))) return own;
    const keys = [...new Set([...Object.keys(original), ...Object.keys(own ?? {})])];
    const entries = keys.map((key) => [key, inside(key, original[key], own?.[key])] as const).filter(([, value]) => value !== undefined);
    return entries.length || own ? Object.fromEntries(entries) : undefined;
  };
  return join(english, translation, [], schemas[pattern]);
}

/** The entries of a list in both languages that belong together. */
function pairs(original: unknown[], own: unknown[] | undefined): [unknown, unknown][] {
  if (!own) return original.map((entry) => [entry, undefined]);
  const idOf = (entry: unknown) => (isObject(entry) ? entry.id : undefined);
  const ids = original.map(idOf);
  if (!ids.every((id) => typeof id === 'string')) return own.map((entry, i) => [original[i], entry]);
  const find = (id: unknown) => own.find((entry) => idOf(entry) === id);
  const added = own.filter((entry) => !ids.includes(idOf(entry) as string));
  return [
    ...original.map((entry): [unknown, unknown] => [entry, find(idOf(entry))]),
    ...added.map((entry): [unknown, unknown] => [undefined, entry]),
  ];
}
