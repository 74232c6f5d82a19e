/** The small sheets of a page, by the file of its words. */
import liveSheets from '../content/live-sheets';
import type * as schema from '../content/schema';
import { exampleValues, liveFields, sheetWords, toolIndex, toolPath } from './tools.server';

const all: schema.LiveSheets = liveSheets;

export function liveSheetsOf(file: string) {
  return (all[file] ?? []).map(({ tool, heading, text, shows, start = {} }) => ({
    heading,
    text,
    path: toolPath(tool),
    words: sheetWords(tool),
    shows: shows ?? liveFields(tool),
    start,
    example: { ...exampleValues(tool), ...start },
    shared: toolIndex.sheet,
  }));
}
