import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { parse } from 'yaml';
import { contentFolder, readContent } from '../content-model/read.ts';
import type { EditorContent } from '../content-model/schemas/editor.ts';
import { editorConfig } from './config.ts';

/** What the page of the editor reads when it starts. */
export interface EditorSettings {
  config: CmsConfig;
  words: EditorContent;
  /** Whether it works on a folder of this computer. */
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
  const read = (file: string): unknown => parse(readFileSync(join(contentFolder, file), 'utf8'));
  return { config: editorConfig({ ...options, words, read }), words, isLocal };
}
