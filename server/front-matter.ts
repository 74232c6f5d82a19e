import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ZodType } from 'zod';
import { readMarkdown } from '../content/front-matter.ts';

/** The front matter of the Markdown files of a folder of content/, with their file names. */
export function frontMatter<T extends object>(folder: string, schema: ZodType<T>): (T & { slug: string })[] {
  return globSync(`content/${folder}/*.md`).map((file) => {
    const { matter } = readMarkdown(file, readFileSync(file, 'utf8'), schema);
    return { ...matter, slug: basename(file, '.md') };
  });
}
