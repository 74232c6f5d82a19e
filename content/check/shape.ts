/** Every file follows the schema that content/files.ts gives it. */
import { schemas } from '../files.ts';
import { type ContentFile, type Problem, patternOf } from './content.ts';

export function checkShape(content: ContentFile[]): Problem[] {
  return content.flatMap(({ file, value }) => {
    const pattern = patternOf(file);
    if (!pattern) return { file, message: 'follows no schema: write one in content/schema.ts and add a line to content/files.ts' };
    if (value instanceof Error) return { file, message: `cannot be read: ${value.message.trim()}` };
    const { error } = schemas[pattern].safeParse(value, { error: inWords });
    return (error?.issues ?? []).map(({ path, message }) => ({ file, message: `${path.join('.') || 'the file'}: ${message}` }));
  });
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
  if (issue.code === 'unrecognized_keys')
    return `unknown field ${(issue.keys as string[]).join(', ')}: remove it, or add it to content/schema.ts`;
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'not a date: write it as 2026-10-01';
  if (issue.code === 'invalid_value') return `not “${issue.input}”: take one of ${(issue.values as unknown[]).join(', ')}`;
  return undefined;
}
