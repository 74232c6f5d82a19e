import { readContent } from '../content-model/read';
import { calculatorWords, embeddedFields, toolExample, toolIndex, toolLink, toolPath } from './tools.server';

const all = readContent('embedded-calculators.yaml');

/** The embedded calculators and tool links of a page, by the path of its content file. */
export function embeddedCalculators(file: string) {
  return (all[file] ?? []).map((entry) => {
    const { heading, text, start = {} } = entry;
    if ('leadsTo' in entry) return { heading, text, link: toolLink(entry.leadsTo, start) };
    const { tool, points, shows } = entry;
    const { tries: _tries, parts: _parts, whole: _whole, ...words } = calculatorWords(tool);
    const { exampleShort, yours, disclaimer, slider, open, refusals, noScripts, yes } = toolIndex.sheet;
    return {
      heading,
      text,
      points,
      path: toolPath(tool),
      words,
      fieldNames: shows ?? embeddedFields(tool),
      start,
      example: { ...toolExample(tool), ...start },
      shared: { exampleShort, yours, disclaimer, slider, open, refusals },
      withoutScripts: { note: noScripts, yes },
    };
  });
}
