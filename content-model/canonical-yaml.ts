/**
 * Formats content files in one way (keys in schema order, one quoting style, no untranslated fields in a translation), so that a
 * diff shows only what somebody changed.
 */
import { parse, stringify } from 'yaml';
import { type ZodType, z } from 'zod';
import { languageOf, patternOf, schemas } from './content-paths.ts';
import { splitMatter } from './parse.ts';
import { translatedPart } from './translated-fields.ts';

/** The same style that Sveltia CMS writes. */
const style = {
  indent: 2,
  indentSeq: true,
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  defaultStringType: 'PLAIN',
  singleQuote: true,
} as const;

export function canonical(file: string, source: string): string {
  const pattern = patternOf(file);
  const format = (yaml: string) => {
    const value: unknown = languageOf(file) === 'en' ? parse(yaml) : translatedPart(file, parse(yaml));
    return `${stringify(pattern ? inOrder(schemas[pattern], value) : value, null, style).trim()}\n`;
  };
  if (!file.endsWith('.md')) return format(source);
  const { matter, body } = splitMatter(source);
  return `---\n${format(matter)}---\n${body}`;
}

/** Sorts the keys of a value in schema order. Unknown keys are kept at the end, so that the content check can report them. */
export function inOrder(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return inOrder(schema.unwrap(), value);
  if (Array.isArray(value)) {
    if (schema instanceof z.ZodArray) return value.map((item) => inOrder(schema.element, item));
    if (schema instanceof z.ZodTuple) return value.map((item, i) => inOrder(schema.def.items[i] ?? z.unknown(), item));
    return value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (schema instanceof z.ZodUnion) {
    const kind = schema instanceof z.ZodDiscriminatedUnion && schema.def.discriminator;
    // By its kind, an entry is also recognized while something else in it is invalid.
    const fitting = schema.options.find((option) =>
      kind && option instanceof z.ZodObject
        ? option.shape[kind].safeParse(Reflect.get(value, kind)).success
        : (option as ZodType).safeParse(value).success,
    );
    return fitting ? inOrder(fitting, value) : value;
  }
  const entries = Object.entries(value);
  if (schema instanceof z.ZodRecord) return Object.fromEntries(entries.map(([key, item]) => [key, inOrder(schema.valueType, item)]));
  if (!(schema instanceof z.ZodObject)) return value;
  const shape: Record<string, z.core.$ZodType> = schema.shape;
  const places = Object.keys(shape);
  const placeOf = (key: string) => (key in shape ? places.indexOf(key) : places.length);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => placeOf(a) - placeOf(b)).map(([key, item]) => [key, shape[key] ? inOrder(shape[key], item) : item]),
  );
}
