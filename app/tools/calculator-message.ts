import type { Language } from '../../content-model/content-paths';
import type { Figures } from '../lib/interpolate';
import { longDate } from './days';
import { type Field, formatValue, type Values } from './fields';

interface Options {
  name: string;
  /** Today, as an ISO date. */
  today: string;
  fields: Field[];
  values: Values;
  results: { result: string; label: string }[];
  figures: Figures;
  /** URL of the calculator with these values. */
  link: string;
  words: CalculatorMessageWords;
  language: Language;
}

export interface CalculatorMessageWords {
  results: string;
  link: string;
  yes: string;
}

/** The inputs and results of a calculator as a message to an advisor. No-break spaces are replaced with plain spaces. */
export function calculatorMessage({ name, today, fields, values, results, figures, link, words, language }: Options): string {
  const inputs = fields
    .filter((field) => values[field.name] !== false && values[field.name] !== '')
    .map((field) => `${field.label}: ${field.kind === 'flag' ? words.yes : formatValue(field, values[field.name]!, language)}`);
  return [
    `${name}, ${longDate(today, language)}`,
    inputs.join('\n'),
    results.length > 0 && [words.results, ...results.map(({ result, label }) => `- ${label}: ${figures[result]}`)].join('\n'),
    `${words.link} ${link}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .replaceAll('\u00a0', ' ');
}
