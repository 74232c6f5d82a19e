/** Checks every file against its schema (content-model/content-paths.ts). */
import { type ContentFile, type Problem, problemsOfSchema } from './content-file.ts';

export const checkSchemas = (content: ContentFile[]): Problem[] =>
  content.flatMap((one) => problemsOfSchema(one).map((message) => ({ file: one.file, message })));
