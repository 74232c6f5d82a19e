import { type ZodType, z } from 'zod';
import { describeField, fieldAt, isChoice, labelOf } from './field-labels.ts';
import type { Language } from './files.ts';
import { requiredWords } from './spanish-rules.ts';

/** Validates a value and describes each problem: the label of the field, its text, and what to write instead. */
export function shapeProblems(schema: ZodType, value: unknown, language: Language = 'en'): string[] {
  const { error } = schema.safeParse(value, { error: (issue) => inWords(issue, schema) });
  return (error?.issues ?? [])
    .filter((issue) => language === 'en' || !isFineInTranslation(issue, value, schema))
    .map(({ path, message }) => `${labelOf(path, schema) || 'The file'}${quoted(value, path)}: ${message}`);
}

/** How much longer than a limit in characters a translation may be: buttons grow most. What search engines cut off does not grow. */
const growthOf = (limit: number) => (limit <= 20 ? 2 : limit <= 40 ? 1.6 : limit <= 80 ? 1.4 : 1.25);
const wordGrowth = 1.25;

/** Allowed in a translation: a longer text, and the Spanish for words that are fixed in English. */
function isFineInTranslation(issue: z.core.$ZodIssue, value: unknown, schema: ZodType): boolean {
  const found = valueAt(value, issue.path);
  if (typeof found !== 'string') return false;
  if (issue.code === 'too_big')
    return !issue.path.includes('meta') && found.length <= Number(issue.maximum) * growthOf(Number(issue.maximum));
  if (issue.code === 'custom' && issue.params?.['words'])
    return issue.params['words'] >= issue.params['min'] && issue.params['words'] <= issue.params['max'] * wordGrowth;
  if (issue.code === 'invalid_format') {
    const { prefix, pattern } = issue as { prefix?: string; pattern?: string };
    const needed = requiredWords[prefix ?? pattern ?? ''];
    return needed !== undefined && (prefix ? found.startsWith(needed) : found.includes(needed));
  }
  const field = fieldAt(issue.path, schema);
  return issue.code === 'invalid_value' && found !== '' && field instanceof z.ZodLiteral && !isChoice(String(field.value));
}

const valueAt = (value: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** The beginning of the text at a path, if there is one. */
function quoted(value: unknown, path: PropertyKey[]): string {
  const found = valueAt(value, path);
  return typeof found === 'string' && found ? ` “${found.length > 60 ? `${found.slice(0, 57)}…` : found}”` : '';
}

interface Issue {
  code?: string;
  input?: unknown;
  path?: PropertyKey[];
  keys?: string[];
  format?: unknown;
  values?: unknown[];
  origin?: string;
  minimum?: unknown;
  maximum?: unknown;
}

/** Replaces zod's messages about types with what to write. */
function inWords(
  { code = '', input, path = [], keys = [], format, values = [], origin, minimum, maximum }: Issue,
  schema: ZodType,
): string | undefined {
  const { description } = describeField(String(path.at(-1) ?? ''), fieldAt(path, schema));
  if (input === undefined && ['invalid_type', 'invalid_value'].includes(code))
    return `missing: write it${description ? ` (${description})` : ''}`;
  if (code === 'unrecognized_keys') return `unknown ${keys.map((key) => `“${key}”`).join(', ')}: remove it, or correct its spelling`;
  if (code === 'invalid_format' && format === 'date') return 'not a date: write it as 2026-10-01';
  if (code === 'invalid_format' && format === 'email') return 'not an email address: write it as name@example.com';
  if (code === 'invalid_format' && format === 'url') return 'not an address: write it with https:// in front';
  if (code === 'invalid_value') return `not one of the choices: write ${values.join(', ')}`;
  if (code === 'invalid_type') return `of the wrong kind${description ? ` (${description})` : ''}: look at another file of the same folder`;
  if (code === 'too_small' && origin === 'array') return `too short a list: at least ${minimum}`;
  if (code === 'too_big' && origin === 'array') return `too long a list: at most ${maximum}`;
  if (code === 'too_small' && origin === 'number') return `too small: at least ${minimum}`;
  if (code === 'too_big' && origin === 'number') return `too large: at most ${maximum}`;
  return undefined;
}
