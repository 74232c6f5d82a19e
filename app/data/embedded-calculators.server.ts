import type { Language } from '../../content-model/content-paths';
import { interpolate } from '../lib/interpolate';
import { localizedPath } from '../lib/localized-path';
import { toolPath } from '../lib/page-paths';
import { isOn, wordsOf } from './localized-content.server';
import { calculatorLabels, calculatorWords, embeddedFields, toolExample, toolFigures, toolLink, toolValues } from './tools.server';

const all = wordsOf('embedded-calculators.yaml');

const entriesOf = (language: Language, file: string) =>
  isOn('/tools') ? (all(language).find(({ page }) => page === file)?.calculators ?? []) : [];

/** The questions of tools that the page with this content file links to. */
export const toolQuestions = (language: Language, file: string) =>
  entriesOf(language, file).flatMap((entry) =>
    entry.kind === 'question' ? toolLink(language, entry.tool, toolValues(entry.tool, entry.start)) : [],
  );

/** The embedded calculators and tool cards of the page with this content file. */
export function embeddedCalculators(language: Language, file: string) {
  return entriesOf(language, file).flatMap((entry) => {
    if (entry.kind === 'question') return [];
    const { heading, text } = entry;
    const start = toolValues(entry.tool, entry.start);
    if (entry.kind === 'link') return { heading, text, link: toolLink(language, entry.tool, start) };
    const { tool, points, fields } = entry;
    const { suggestions: _suggestions, parts: _parts, total: _total, ...words } = calculatorWords(language, tool);
    const { exampleShort, yours, disclaimer, slider, units, openTool, refusals, talk, message, noScripts, yes } =
      calculatorLabels(language);
    return {
      heading,
      text,
      points: points.map((point) => interpolate(point.text, toolFigures(language, tool, { ...start, ...toolValues(tool, point.set) }))),
      path: localizedPath(toolPath(tool), language),
      words,
      fieldNames: fields ?? embeddedFields(tool),
      start,
      example: { ...toolExample(tool), ...start },
      shared: { exampleShort, yours, disclaimer, slider, units, openTool, refusals, talk, message },
      withoutScripts: { note: noScripts, yes },
    };
  });
}
