/** Types of the texts that calculators get from a tool's content file (content/tools) and from the tools index. */
import type { TalkWords } from '../forms/talk-panel';
import type { CalculatorMessageWords } from './calculator-message';
import type { Field } from './fields';

export interface CalculatorWords {
  slug: string;
  question: string;
  formLabel: string;
  fields: Field[];
  suggestions: { label: string; set: Record<string, string | number | boolean> }[];
  figures: { result: string; label: string }[];
  parts: { part: string; label: string; color: number; hatched?: true; hideWhenZero?: boolean }[];
  total?: { label: string; figure: string };
  outcomes: Record<string, string>;
  refusals: Record<string, string>;
  drawing: { description: string; words: Record<string, string> };
}

export type EmbeddedCalculatorWords = Omit<CalculatorWords, 'suggestions' | 'parts' | 'total'>;

export interface ComputationWords {
  heading: string;
  lead: string;
  steps: { label: string; rule: string; sum: string; result: string }[];
  aside?: string;
}

export interface SharedWords {
  example: string;
  exampleShort: string;
  yours: string;
  disclaimer: string;
  suggestions: string;
  slider: string;
  units: Record<'money' | 'percent' | 'count', string>;
  copy: string;
  copied: string;
  copyFailed: string;
  print: string;
  printed: string;
  reset: string;
  ignored: string;
  openTool: string;
  refusals: Record<'money' | 'percent' | 'count' | 'day', string>;
  talk: TalkWords;
  message: CalculatorMessageWords;
}
export type SharedEmbeddedWords = Pick<
  SharedWords,
  'exampleShort' | 'yours' | 'disclaimer' | 'slider' | 'units' | 'openTool' | 'refusals' | 'talk' | 'message'
>;
