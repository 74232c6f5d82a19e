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
export function labelOf(path: PropertyKey[], schema?: z.core.$ZodType): string {
  let inside = schema;
  return path
    .map((key) => {
      inside = inside && fieldIn(inside, key);
      return typeof key === 'number' ? String(key + 1) : describeField(String(key), inside).label;
    })
    .join(' › ');
}

/** The schema of the field at a path. */
export const fieldAt = (path: PropertyKey[], schema: z.core.$ZodType): z.core.$ZodType | undefined =>
  path.reduce<z.core.$ZodType | undefined>((inside, key) => inside && fieldIn(inside, key), schema);

/** The schema of a field or an entry directly inside. */
export function fieldIn(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional) return fieldIn(schema.unwrap(), key);
  if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, z.core.$ZodType>)[key];
  if (schema instanceof z.ZodArray) return typeof key === 'number' ? schema.element : undefined;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)];
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => fieldIn(option, key)).find(Boolean);
  return undefined;
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
