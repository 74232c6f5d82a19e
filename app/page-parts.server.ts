/** Which parts a page has (app/pages/parts), by the file of its words. The list of routes asks, before there is a build. */
import liveSheets from '../content/live-sheets.ts';
import type { AnyFigure } from '../content/schema.ts';

interface MayHaveFigure {
  figure?: Pick<AnyFigure, 'kind'>;
}

export async function partsOf(file: string): Promise<string[]> {
  const address = new URL(`../content/${file}.ts`, import.meta.url);
  const { default: words }: { default: MayHaveFigure } = await import(/* @vite-ignore */ address.href);
  return [...(words.figure ? [words.figure.kind] : []), ...(file in liveSheets ? ['live-sheets'] : [])];
}

export const postsWithLiveSheet = Object.keys(liveSheets).flatMap((file) => file.match(/^blog\/(.*)/)?.[1] ?? []);
