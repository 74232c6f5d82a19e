import { readContent } from '../content-model/read';
import { calculatorWords, embeddedFields, toolExample, toolIndex, toolLink, toolPath } from './tools.server';

const all = readContent('embedded-calculators.yaml');

/** The embedded calculators and tool links of a page, by the path of its content file. */
export function embeddedCalculators(file: string) {
  return (all[file] ?? []).map((entry) => {
    const { heading, text, start = {} } = entry;
    if ('linkTo' in entry) return { heading, text, link: toolLink(entry.linkTo, start) };
    const { tool, points, fields } = entry;
    const { suggestions: _suggestions, parts: _parts, total: _total, ...words } = calculatorWords(tool);
    const { exampleShort, yours, disclaimer, slider, openTool, refusals, noScripts, yes } = toolIndex.labels;
    return {
      heading,
      text,
      points,
      path: toolPath(tool),
      words,
      fieldNames: fields ?? embeddedFields(tool),
      start,
      example: { ...toolExample(tool), ...start },
      shared: { exampleShort, yours, disclaimer, slider, openTool, refusals },
      withoutScripts: { note: noScripts, yes },
    };
  });
}
