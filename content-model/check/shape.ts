/** Every file follows the schema that content-model/files.ts gives it. */
import { type ContentFile, type Problem, problemsOfShape } from './content.ts';

export const checkShape = (content: ContentFile[]): Problem[] =>
  content.flatMap((one) => problemsOfShape(one).map((message) => ({ file: one.file, message })));
