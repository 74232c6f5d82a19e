import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { parse } from 'yaml';
import { inLanguage, languageOf } from '../content-model/content-paths.ts';
import { readSources } from '../content-model/load-all.ts';
import { contentFolder, readContent } from '../content-model/read.ts';
import type { EditorContent } from '../content-model/schemas/editor.ts';
import { editorConfig, type Reader } from './config.ts';

/** The settings.json that the editor's page fetches when it starts. */
export interface EditorSettings {
  config: CmsConfig;
  words: EditorContent;
  /** Whether the editor saves to a local folder instead of a Git host. */
  isLocal: boolean;
}

interface Options {
  backend: CmsConfig['backend'];
  site: string;
  isLocal: boolean;
  drafts?: boolean;
}

export function editorSettings({ isLocal, ...options }: Options): EditorSettings {
  const words = readContent('editor.yaml');
  const files = Object.keys(readSources());
  const value = (file: string): unknown => parse(readFileSync(join(contentFolder, file), 'utf8'));
  const read: Reader = {
    value,
    filesIn: (folder) =>
      files
        .filter((file) => file.startsWith(`${folder}/`) && languageOf(file) === 'en')
        .map((file) => ({ file, ...(value(file) as { name: string; order: number }) }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ file, name }) => ({ file, label: name })),
    isTranslated: (path) =>
      files
        .filter((file) => file === path || (file.startsWith(`${path}/`) && languageOf(file) === 'en'))
        .every((file) => files.includes(inLanguage(file, 'es'))),
  };
  return { config: editorConfig({ ...options, words, read }), words, isLocal };
}
