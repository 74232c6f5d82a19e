/** Every file follows the schema that content-model/files.ts gives it. */
import { type ContentFile, type Problem, problemsOfSchema } from './content.ts';

export const checkSchemas = (content: ContentFile[]): Problem[] =>
  content.flatMap((one) => problemsOfSchema(one).map((message) => ({ file: one.file, message })));
