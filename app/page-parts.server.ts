/** Which parts a page has (app/pages/parts), by the file of its words. The list of routes asks, before there is a build. */
import liveSheets from '../content/live-sheets.ts';
import type { AnyFigure, LiveSheets } from '../content/schema.ts';

const all: LiveSheets = liveSheets;

interface MayHaveFigure {
  figure?: Pick<AnyFigure, 'kind'>;
}

export async function partsOf(file: string): Promise<string[]> {
  const address = new URL(`../content/${file}.ts`, import.meta.url);
  const { default: words }: { default: MayHaveFigure } = await import(/* @vite-ignore */ address.href);
  return [...(words.figure ? [words.figure.kind] : []), ...sheetsOf(file)];
}

export const sheetsOf = (file: string) => [
  ...new Set((all[file] ?? []).map((sheet) => ('leadsTo' in sheet ? 'tool-links' : 'live-sheets'))),
];

export const postsWithLiveSheet = Object.keys(all).flatMap((file) => file.match(/^blog\/(.*)/)?.[1] ?? []);
