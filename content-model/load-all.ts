import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFile, contentFile, loadFile } from './check/content-file.ts';
import { published } from './check/parts.ts';
import { languageOf, originalOf } from './content-paths.ts';
import { contentFolder, readFacts, readSite } from './read.ts';

const filesOf = (folder: string) =>
  globSync('**/*.*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
const sourceOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

/** The source of every content file, by its path inside content/. */
export const readSources = (folder = contentFolder): Record<string, string> =>
  Object.fromEntries(filesOf(folder).map((file) => [file, sourceOf(folder, file)]));

/** All files of content/ that are not switched off, read once for all checks. Files for which `isNeeded` is false are listed without being read. */
export const loadContent = (folder = contentFolder, isNeeded = (_file: string) => true): ContentFile[] =>
  published(
    filesOf(folder).map((file) =>
      isNeeded(file)
        ? loadFile(
            file,
            sourceOf(folder, file),
            () => readSite(languageOf(file), folder),
            () => readFacts(languageOf(file)),
            languageOf(file) !== 'en' && existsSync(join(folder, originalOf(file))) ? sourceOf(folder, originalOf(file)) : undefined,
          )
        : contentFile({ file, value: undefined }),
    ),
  );
