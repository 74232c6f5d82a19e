/** Labels and descriptions of fields for people who write content: in editors, error messages and JSON Schemas. */
import { z } from 'zod';

export interface FieldLabel {
  label: string;
  description: string | undefined;
}

/** Label and description of a field: its schema's .meta(), or else its name in words. */
export function describeField(name: string, field?: z.core.$ZodType): FieldLabel {
  const title = field && metaOf(field, 'title');
  return { label: title ?? inWords(name), description: field && descriptionOf(field) };
}

/** The label of the field at a path: “Why us › Reasons › 2 › Title”. */
export const labelOf = (path: PropertyKey[], schema?: z.core.$ZodType): string =>
  path
    .map((key, i) =>
      typeof key === 'number' ? String(key + 1) : describeField(String(key), schema && fieldAt(path.slice(0, i + 1), schema)).label,
    )
    .join(' › ');

/** The schema of the field at a path. Of several kinds of an entry, the first that has the whole path. */
export function fieldAt([key, ...rest]: PropertyKey[], schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (key === undefined) return schema;
  for (const field of fieldsIn(schema, key)) {
    const found = fieldAt(rest, field);
    if (found) return found;
  }
  return undefined;
}

/** The schemas of a field or an entry directly inside: of each kind that has it. */
function fieldsIn(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional) return fieldsIn(schema.unwrap(), key);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsIn(option, key));
  const field =
    schema instanceof z.ZodObject
      ? (schema.shape as Record<PropertyKey, z.core.$ZodType>)[key]
      : schema instanceof z.ZodArray && typeof key === 'number'
        ? schema.element
        : schema instanceof z.ZodTuple
          ? schema.def.items[Number(key)]
          : schema instanceof z.ZodRecord
            ? schema.valueType
            : undefined;
  return field ? [field] : [];
}

function descriptionOf(field: z.core.$ZodType): string | undefined {
  const own = metaOf(field, 'description');
  if (own) return own;
  const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
  if (inner instanceof z.ZodLiteral) return `Always “${inner.value}”`;
  const entry = inner instanceof z.ZodArray ? inner.element : inner instanceof z.ZodTuple ? inner.def.items[0] : undefined;
  if (!entry) return undefined;
  const each = descriptionOf(entry) ?? (entry instanceof z.ZodObject ? labelsIn(entry) : undefined);
  return each && `A list. Each entry: ${each}`;
}

const labelsIn = ({ shape }: z.ZodObject) =>
  Object.entries(shape)
    .map(([name, field]) => describeField(name, field as z.core.$ZodType).label)
    .filter((label) => label !== 'Id')
    .join(', ');

/** .optional() hides the .meta() of what it wraps. */
function metaOf(field: z.core.$ZodType, key: 'title' | 'description'): string | undefined {
  return z.globalRegistry.get(field)?.[key] ?? (field instanceof z.ZodOptional ? metaOf(field.unwrap(), key) : undefined);
}

/** goesWrong → Goes wrong. */
function inWords(name: string): string {
  const spaced = name.replaceAll(/[-_]/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

/** Whether a literal is a value that code reads, such as `dark`, and not a visible text such as MENU. */
export const isChoice = (value: string): boolean => /^[a-z0-9-]+$/.test(value);
