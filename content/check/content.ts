/** All files of content/, read once for all checks. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { schemas, withoutWords } from '../files.ts';
import { splitMatter } from '../front-matter.ts';

export interface ContentFile<T = unknown> {
  /** Inside content/, for example blog/texas-claim-clock-explained.md. */
  file: string;
  /** Its name without the ending. */
  slug: string;
  source: string;
  /** What it holds: the default export, or the front matter; an Error if it cannot be read. */
  value: T;
  /** The text of a Markdown file. */
  body: string;
  /** Everything it exports, for checks of every word. */
  all: unknown;
}

export interface Problem {
  file: string;
  /** What is wrong, where, and what to do about it. */
  message: string;
}

type Schemas = typeof schemas;
type Pattern = keyof Schemas;
type ValueIn<Folder extends string> = { [P in Pattern]: P extends `${Folder}/${string}` ? z.infer<Schemas[P]> : never }[Pattern];

export async function readContent(folder: string): Promise<ContentFile[]> {
  const files = globSync('**/*.{ts,md}', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  return Promise.all(
    files
      .filter(holdsWords)
      .sort()
      .map((file) => readOne(folder, file)),
  );
}

const holdsWords = (file: string) => !file.endsWith('.test.ts') && !withoutWords.some((pattern) => matchesGlob(file, pattern));

async function readOne(folder: string, file: string): Promise<ContentFile> {
  const source = readFileSync(join(folder, file), 'utf8');
  try {
    if (file.endsWith('.md')) {
      const { matter, body } = splitMatter(source);
      return contentFile({ file, source, value: matter, body, all: source });
    }
    const exported = (await import(pathToFileURL(join(folder, file)).href)) as { default?: unknown };
    return contentFile({ file, source, value: exported.default, all: { ...exported } });
  } catch (error) {
    return contentFile({ file, source, value: error });
  }
}

/** A file with what can be told from the rest of it filled in. */
export function contentFile(known: Pick<ContentFile, 'file' | 'value'> & Partial<ContentFile>): ContentFile {
  return { slug: basename(known.file).replace(/\.\w+$/, ''), source: '', body: '', all: known.value, ...known };
}

/** The line of content/files.ts that speaks of a file. */
export const patternOf = (file: string): Pattern | undefined =>
  (Object.keys(schemas) as Pattern[]).find((pattern) => matchesGlob(file, pattern));

const fits = (file: ContentFile) => {
  const pattern = patternOf(file.file);
  return pattern !== undefined && schemas[pattern].safeParse(file.value).success;
};

/** The files of a folder that fit their schemas: checks behind the first may trust the types. */
export const filesIn = <F extends string>(content: ContentFile[], folder: F) =>
  content.filter((one) => one.file.startsWith(`${folder}/`) && fits(one)) as ContentFile<ValueIn<F>>[];

/** What one file holds, if it fits its schema. */
export const contentOf = <P extends Pattern>(content: ContentFile[], file: P) =>
  content.find((one) => one.file === file && fits(one))?.value as z.infer<Schemas[P]> | undefined;

/** Every text of a value, at any depth. */
export const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
