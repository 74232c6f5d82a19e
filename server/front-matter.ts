import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { splitMatter } from '../content/front-matter.ts';

/** The front matter of the Markdown files of a folder of content/, with their file names. */
export function frontMatter<T>(folder: string): (T & { slug: string })[] {
  return globSync(`content/${folder}/*.md`).map((file) => {
    const { matter } = splitMatter(readFileSync(file, 'utf8'));
    return { ...(parse(matter) as T), slug: basename(file, '.md') };
  });
}
