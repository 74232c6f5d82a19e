/** The small sheets of a page, by the file of its words. */
import liveSheets from '../content/live-sheets';
import type * as schema from '../content/schema';
import { exampleValues, liveFields, sheetWords, toolIndex, toolLink, toolPath } from './tools.server';

const all: schema.LiveSheets = liveSheets;

/** A small sheet, or only the way to a tool; with the figures of the page where they are not the tool's example. */
export function liveSheetsOf(file: string) {
  return (all[file] ?? []).map((entry) => {
    const { heading, text, start = {} } = entry;
    if ('leadsTo' in entry) return { heading, text, link: toolLink(entry.leadsTo, start) };
    const { tool, points, shows } = entry;
    const { tries: _tries, parts: _parts, whole: _whole, ...words } = sheetWords(tool);
    const { exampleShort, yours, disclaimer, slider, open, refusals, noScripts, yes } = toolIndex.sheet;
    return {
      heading,
      text,
      points,
      path: toolPath(tool),
      words,
      shows: shows ?? liveFields(tool),
      start,
      example: { ...exampleValues(tool), ...start },
      shared: { exampleShort, yours, disclaimer, slider, open, refusals },
      withoutScripts: { note: noScripts, yes },
    };
  });
}
