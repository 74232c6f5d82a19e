import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { ZodType } from 'zod';

/** A Markdown file: the facts between two lines of ---, as they are written, and the text after them. */
export function splitMatter(source: string): { matter: unknown; body: string } {
  const file = new VFile(source);
  matter(file, { strip: true });
  return { matter: file.data['matter'], body: String(file) };
}

/** The same, with facts that fit their schema; what does not fit is told with the name of the file. */
export function readMarkdown<T>(file: string, source: string, schema: ZodType<T>): { matter: T; body: string } {
  const { matter, body } = splitMatter(source);
  const { data, error } = schema.safeParse(matter);
  if (error) throw new Error(`${file}: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`);
  return { matter: data as T, body };
}
