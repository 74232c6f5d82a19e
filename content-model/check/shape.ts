/** Every file follows the schema that content-model/files.ts gives it. */
import { patternOf, schemas } from '../files.ts';
import { shapeProblems } from '../shape-problems.ts';
import type { ContentFile, Problem } from './content.ts';

export function checkShape(content: ContentFile[]): Problem[] {
  return content.flatMap(({ file, value }) => {
    const pattern = patternOf(file);
    if (!pattern) return { file, message: 'follows no schema: move it, or add a line to content-model/files.ts' };
    if (value instanceof Error) return { file, message: `cannot be read: ${value.message.trim()}` };
    return shapeProblems(schemas[pattern], value).map((message) => ({ file, message }));
  });
}
