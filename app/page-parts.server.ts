/** Which parts a page has (app/pages/parts), by the file of its words. The list of routes asks, before there is a build. */
import { existsSync } from 'node:fs';
import liveSheets from '../content/live-sheets.ts';
import type { AnyFigure, LiveSheets } from '../content/schema.ts';

const all: LiveSheets = liveSheets;

interface MayHaveFigure {
  figure?: Pick<AnyFigure, 'kind'>;
}

export async function partsOf(file: string): Promise<string[]> {
  const sheets = (all[file] ?? []).map((sheet) => ('leadsTo' in sheet ? 'tool-links' : 'live-sheets'));
  const kind = (await wordsOf(file)).figure?.kind;
  return [...(kind ? [kind] : []), ...new Set(sheets)];
}

async function wordsOf(file: string): Promise<MayHaveFigure> {
  const address = new URL(`../content/${file}.ts`, import.meta.url);
  // a post is Markdown
  return existsSync(address) ? (await import(/* @vite-ignore */ address.href)).default : {};
}

export const postsWithParts = Object.keys(all).flatMap((file) => file.match(/^blog\/(.*)/)?.[1] ?? []);
