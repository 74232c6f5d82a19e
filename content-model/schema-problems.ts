import { type ZodType, z } from 'zod';
import type { Language } from './content-paths.ts';
import { describeField, fieldAt, isChoice, labelOf } from './field-labels.ts';

/** Validates a value and describes each problem: the label of the field, its text, and what to write instead. */
export function schemaProblems(schema: ZodType, value: unknown, language: Language = 'en'): string[] {
  const { error } = schema.safeParse(value, { error: (issue) => inWords(issue, schema) });
  const issues = error?.issues ?? [];
  const wrongKinds = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')));
  return issues
    .filter(({ code, path }) => code === 'invalid_type' || !wrongKinds.has(path.join('.')))
    .filter((issue) => language === 'en' || !isFineInTranslation(issue, value, schema))
    .map(({ path, message }) => `${labelOf(path, schema) || 'The file'}${quoted(value, path)}: ${message}`);
}

/** By what factor a translation may exceed a limit in characters. Short texts, such as buttons, grow most in translation. */
export const growthOf = (limit: number) => (limit <= 20 ? 2 : limit <= 40 ? 1.6 : limit <= 80 ? 1.4 : 1.25);
const wordGrowth = 1.25;

/** English words that a schema requires in a field, and the Spanish words that a translation must have instead. */
export const requiredWords: Record<string, string> = {
  'Products and services': 'Productos y servicios',
  'Coverage highlights': 'Lo principal de la cobertura',
  Enhancements: 'Mejoras',
  '/additional cost/i': 'costo adicional',
};

/** Whether a translation may have this issue: a somewhat longer text (not in `meta`), or Spanish words where English ones are required. */
function isFineInTranslation(issue: z.core.$ZodIssue, value: unknown, schema: ZodType): boolean {
  const found = valueAt(value, issue.path);
  if (typeof found !== 'string') return false;
  if (issue.code === 'too_big')
    return !issue.path.includes('meta') && found.length <= Number(issue.maximum) * growthOf(Number(issue.maximum));
  if (issue.code === 'custom' && issue.params?.words)
    return issue.params.words >= issue.params.min && issue.params.words <= issue.params.max * wordGrowth;
  if (issue.code === 'invalid_format') {
    const { prefix, pattern } = issue as { prefix?: string; pattern?: string };
    const needed = requiredWords[prefix ?? pattern ?? ''];
    return needed !== undefined && (prefix ? found.startsWith(needed) : found.includes(needed));
  }
  const field = fieldAt(issue.path, schema);
  return issue.code === 'invalid_value' && found !== '' && field instanceof z.ZodLiteral && !isChoice(String(field.value));
}

export const valueAt = (value: unknown, path: PropertyKey[]) =>
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
  expected?: unknown;
  format?: unknown;
  includes?: unknown;
  values?: unknown[];
  origin?: string;
  minimum?: unknown;
  maximum?: unknown;
}

/** Replaces zod's error messages with instructions for people who write content. */
function inWords(issue: Issue, schema: ZodType): string | undefined {
  const { code = '', input, path = [], keys = [], values = [], origin, minimum, maximum } = issue;
  const { description } = describeField(String(path.at(-1) ?? ''), fieldAt(path, schema));
  const what = description ? ` (${description})` : '';
  if (input === undefined && ['invalid_type', 'invalid_value'].includes(code)) return `missing: write it${what}`;
  if (input === null) return `empty: write something after the colon${what}`;
  switch (code) {
    case 'unrecognized_keys':
      return `unknown ${keys.map((key) => `“${key}”`).join(', ')}: remove it, or correct its spelling`;
    case 'invalid_value':
      return `not one of the choices: choose ${values.join(', ')}`;
    case 'invalid_type':
      return `${wrongKind(issue)}${what}`;
    case 'invalid_format':
      return wrongFormat(issue);
    case 'too_small':
      return { array: `too short a list: at least ${minimum}`, number: `too small: at least ${minimum}` }[origin ?? ''];
    case 'too_big':
      return { array: `too long a list: at most ${maximum}`, number: `too large: at most ${maximum}` }[origin ?? ''];
    default:
      return undefined;
  }
}

function wrongKind({ input, expected }: Issue): string {
  if (expected === 'string')
    return `not a text: put double quotes around ${typeof input === 'object' ? 'it if it has a colon in it' : 'it'}`;
  if (expected === 'array') return 'not a list: begin each entry on a line of its own, with a hyphen and a space';
  if (expected === 'number') return 'not a number: write digits alone, without quotes and commas';
  if (expected === 'int') return 'not a whole number: write digits alone';
  if (expected === 'boolean') return 'write true or false';
  return 'of the wrong kind: look at another file of the same folder';
}

function wrongFormat({ format, includes }: Issue): string | undefined {
  if (format === 'date') return 'not a date: choose a day, or write it as 2026-10-01';
  if (format === 'email') return 'not an email address: write it as name@example.com';
  if (format === 'url') return 'not an address: write it with https:// in front';
  return includes === undefined ? undefined : `does not say ${includes}: add it`;
}
