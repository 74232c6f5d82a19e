import type { ZodType } from 'zod';

/** What in a value does not fit its schema: the field, and what to write there. */
export function shapeProblems(schema: ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value, { error: inWords });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
}

/** Where zod would speak of types, an editor is told what to write. */
function inWords(issue: {
  code?: string;
  input?: unknown;
  inst?: unknown;
  keys?: unknown;
  format?: unknown;
  values?: unknown;
}): string | undefined {
  const what = (issue.inst as { description?: string } | undefined)?.description;
  if (issue.input === undefined && ['invalid_type', 'invalid_value'].includes(issue.code ?? ''))
    return `missing${what ? `: write it (${what})` : ': write it'}`;
  if (issue.code === 'unrecognized_keys') return `unknown field ${(issue.keys as string[]).join(', ')}: remove it`;
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'not a date: write it as 2026-10-01';
  if (issue.code === 'invalid_value') return `not “${issue.input}”: take one of ${(issue.values as unknown[]).join(', ')}`;
  return undefined;
}
